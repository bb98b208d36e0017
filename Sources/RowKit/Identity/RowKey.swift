/// What an author gives to tell one row or section from another: any `Hashable` value.
///
/// Keys of different types are never equal, whatever they print. An `Int` is held as it is; a value of
/// another type is boxed, with its hash beside it.
public struct RowKey: Sendable {
  /// An integer itself, or the hash of what is in the box; equal for equal keys.
  ///
  /// Ids mix it with what stands around it, which is seeded for each run of the program.
  @usableFromInline let bits: Int
  @usableFromInline let box: (any KeyBox)?

  /// Creates a key of a value; a key stays itself.
  @inlinable
  public init<Key: Hashable & Sendable>(_ key: Key) {
    // Comparing metatypes folds away where the call is specialised, and costs little where not.
    if Key.self == Int.self {
      bits = unsafeBitCast(key, to: Int.self)
      box = nil
    } else if Key.self == RowKey.self {
      self = unsafeBitCast(key, to: RowKey.self)
    } else {
      bits = key.hashValue
      box = ValueKeyBox(key)
    }
  }

  /// The value that the key was made of, or nil if it is of another type.
  public func `as`<Key: Hashable & Sendable>(_ type: Key.Type) -> Key? {
    guard let box else { return bits as? Key }
    return (box as? ValueKeyBox<Key>)?.key
  }
}

extension RowKey: Hashable {
  /// Whether both are keys of equal values of the same type.
  ///
  /// - Complexity: That of the values' own `==`; O(1) when their hashes differ or they share their
  ///   box.
  @inlinable
  public static func == (left: RowKey, right: RowKey) -> Bool {
    guard left.bits == right.bits else { return false }
    if left.box === right.box { return true }
    guard let leftBox = left.box, let rightBox = right.box,
      type(of: leftBox) == type(of: rightBox)
    else { return false }
    return type(of: leftBox).areEqual(
      Unmanaged.passUnretained(leftBox), Unmanaged.passUnretained(rightBox))
  }

  /// Hashes the value.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bits)
  }
}

extension RowKey: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates a key of a string.
  public init(stringLiteral string: String) {
    self.init(string)
  }

  /// Creates a key of an integer.
  public init(integerLiteral int: Int) {
    self.init(int)
  }
}

extension RowKey: CustomStringConvertible {
  /// The key on one line: what the value prints, with control characters, quotes, brackets and
  /// backslashes escaped; `""` for one that prints nothing.
  public var description: String {
    guard let box else { return String(bits) }
    let text = box.text.escapedOnOneLine
    return text.isEmpty ? "\"\"" : text
  }
}

extension String {
  /// The string with all that would break a line or a bracket written as an escape.
  var escapedOnOneLine: String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\", "\"", "'", "[", "]": escaped += "\\" + String(scalar)
      default: escaped += scalar.escaped
      }
    }
  }
}

/// A key of any type but `Int`.
@usableFromInline
protocol KeyBox: AnyObject, Sendable {
  var text: String { get }
  /// Whether the keys of two boxes are equal that are both of this type; retains neither.
  static func areEqual(_ left: Unmanaged<AnyObject>, _ right: Unmanaged<AnyObject>) -> Bool
}

@usableFromInline
final class ValueKeyBox<Key: Hashable & Sendable>: KeyBox {
  @usableFromInline let key: Key

  @inlinable
  init(_ key: Key) { self.key = key }

  @usableFromInline var text: String { deterministicDescription(of: key) }

  @usableFromInline
  static func areEqual(_ left: Unmanaged<AnyObject>, _ right: Unmanaged<AnyObject>) -> Bool {
    let left = Unmanaged<ValueKeyBox<Key>>.fromOpaque(left.toOpaque())
    let right = Unmanaged<ValueKeyBox<Key>>.fromOpaque(right.toOpaque())
    return left._withUnsafeGuaranteedRef { left in
      right._withUnsafeGuaranteedRef { right in left.key == right.key }
    }
  }
}
