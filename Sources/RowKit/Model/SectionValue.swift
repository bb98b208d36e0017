/// What a section was composed of, of any type, and where in the code; boxed once.
protocol SectionValue: AnyObject, Sendable {}

final class TypedSectionValue<Value: Equatable & Sendable>: SectionValue {
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
    guard type(of: self) == TypedSectionValue<Value>.self else { return false }
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
    self.file = file.hasPointerRepresentation ? UInt(bitPattern: file.utf8Start) : 0
    self.line = line
    self.column = column
  }
}
