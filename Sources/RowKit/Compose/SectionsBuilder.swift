/// Composes sections out of statements, with plain `if`, `switch` and `for` around them.
///
/// A section is known by its key, so it needs no slot.
@resultBuilder
public enum SectionsBuilder {
  /// A section.
  public static func buildExpression(_ section: Section) -> [Section] { [section] }

  /// A section that may be missing.
  public static func buildExpression(_ section: Section?) -> [Section] {
    section.map { [$0] } ?? []
  }

  /// Sections made elsewhere.
  public static func buildExpression(_ sections: [Section]) -> [Section] { sections }

  /// A row in the place of a section, refused with what to write instead.
  @available(*, unavailable, message: "Put the row into a Section(\"key\") { … }")
  public static func buildExpression<R: Row>(_ row: R) -> [Section] { [] }

  /// Rows in the place of a section, refused with what to write instead.
  @available(*, unavailable, message: "Put the rows into a Section(\"key\") { … }")
  public static func buildExpression<B: BlockConvertible>(_ block: B) -> [Section] { [] }

  /// Anything else, refused with what to write instead.
  @available(*, unavailable, message: "Put a Section(\"key\") { … } here, or an array of them")
  public static func buildExpression<Value>(_ value: Value) -> [Section] { [] }

  /// Statements, in order.
  public static func buildBlock(_ sections: [Section]...) -> [Section] { sections.flatMap(\.self) }

  /// An `if` without `else`.
  public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }

  /// The arm after `if`, or an earlier `case`.
  public static func buildEither(first sections: [Section]) -> [Section] { sections }

  /// The arm after `else`, or a later `case`.
  public static func buildEither(second sections: [Section]) -> [Section] { sections }

  /// The turns of a `for`.
  public static func buildArray(_ sections: [[Section]]) -> [Section] { sections.flatMap(\.self) }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability(_ sections: [Section]) -> [Section] { sections }
}

extension Screen {
  /// Creates a screen of the sections that the closure lists.
  ///
  /// - Complexity: As ``init(_:sections:)``.
  public init(_ name: String, @SectionsBuilder sections: () throws -> [Section]) rethrows {
    self.init(name, sections: try sections())
  }
}
