/// What a section was composed of, of any type, and where in the code; boxed once.
protocol SectionValue: AnyObject, Sendable {
  /// The type of the value.
  var type: ObjectIdentifier { get }
}

final class TypedSectionValue<Value: Equatable & Sendable>: SectionValue {
  let type = ObjectIdentifier(Value.self)
  let value: Value
  let site: CallSite

  init(_ value: Value, at site: CallSite) {
    self.value = value
    self.site = site
  }
}

extension SectionValue {
  /// Whether this is an equal value of the same type, given at the same place in the code.
  func isEqual<Value: Equatable & Sendable>(to value: Value, at site: CallSite) -> Bool {
    // The class itself is not named here: that would look its metadata up each time.
    guard type == ObjectIdentifier(Value.self) else { return false }
    let typed = unsafeDowncast(self, to: TypedSectionValue<Value>.self)
    return typed.site == site && typed.value == value
  }
}

/// A place in the code.
///
/// The file is told by the address of its name: another address for the same name only means that two
/// places are taken for different ones.
struct CallSite: Equatable, Sendable {
  private let file: UInt
  private let line: UInt
  private let column: UInt

  init(file: StaticString, line: UInt, column: UInt) {
    self.file = UInt(bitPattern: file.utf8Start)
    self.line = line
    self.column = column
  }
}
