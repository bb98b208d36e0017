/// What an author gives to tell one row or section from another: any `Hashable` value.
///
/// Keys of different types are never equal, whatever they print. `Int` and `String` are held as they
/// are; a value of another type is boxed.
public struct RowKey: Sendable {
  @usableFromInline
  enum Value: Sendable {
    case int(Int)
    case string(String)
    case other(any KeyBox)
  }

  @usableFromInline let value: Value

  /// Creates a key of a value; a key stays itself.
  @inlinable
  public init<Key: Hashable & Sendable>(_ key: Key) {
    // Comparing metatypes folds away where the call is specialised, and costs little where not.
    if Key.self == Int.self {
      value = .int(unsafeBitCast(key, to: Int.self))
    } else if Key.self == String.self {
      value = .string(unsafeBitCast(key, to: String.self))
    } else if Key.self == RowKey.self {
      value = unsafeBitCast(key, to: RowKey.self).value
    } else {
      value = .other(ValueKeyBox(key))
    }
  }
}

extension RowKey: Hashable {
  /// Whether both are keys of equal values of the same type.
  ///
  /// - Complexity: That of the values' own `==`.
  @inlinable
  public static func == (left: RowKey, right: RowKey) -> Bool {
    switch (left.value, right.value) {
    case (.int(let left), .int(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.other(let left), .other(let right)): left.isEqual(to: right)
    default: false
    }
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bits)
  }

  /// A word that is equal for equal keys.
  ///
  /// An integer is its own; ids mix it with what stands around it, which is seeded for each run of the
  /// program.
  @inlinable
  var bits: Int {
    switch value {
    case .int(let int): int
    case .string(let string): string.hashValue
    case .other(let box): box.bits
    }
  }
}

extension RowKey: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates a key of a string.
  public init(stringLiteral string: String) {
    value = .string(string)
  }

  /// Creates a key of an integer.
  public init(integerLiteral int: Int) {
    value = .int(int)
  }
}

extension RowKey: CustomStringConvertible {
  /// The key on one line: what the value prints, with control characters, quotes, brackets and
  /// backslashes escaped.
  public var description: String {
    let text =
      switch value {
      case .int(let int): String(int)
      case .string(let string): string
      case .other(let box): box.text
      }
    return text.escapedOnOneLine
  }
}

extension String {
  /// The string with all that would break a line or a bracket written as an escape.
  fileprivate var escapedOnOneLine: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\", "\"", "'", "[", "]": escaped += "\\" + String(scalar)
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case _ where scalar.isInvisible:
        escaped += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether a reader would miss it, or it would act on what surrounds it.
  ///
  /// A joiner is seen in the emoji it makes.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200D}"
    default: false
    }
  }
}

/// A key of a type that has no case of its own.
@usableFromInline
protocol KeyBox: AnyObject, Sendable {
  var bits: Int { get }
  var text: String { get }
  func isEqual(to other: any KeyBox) -> Bool
}

@usableFromInline
final class ValueKeyBox<Key: Hashable & Sendable>: KeyBox {
  @usableFromInline let key: Key

  @inlinable
  init(_ key: Key) { self.key = key }

  @usableFromInline var bits: Int { key.hashValue }

  @usableFromInline var text: String { String(describing: key) }

  @usableFromInline
  func isEqual(to other: any KeyBox) -> Bool {
    if other === self { return true }
    guard type(of: other) == ValueKeyBox<Key>.self else { return false }
    return unsafeDowncast(other, to: ValueKeyBox<Key>.self).key == key
  }
}
