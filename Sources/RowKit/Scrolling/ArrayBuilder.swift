/// Composes a list of values of one type out of statements, with plain `if`, `switch` and `for` around them.
@resultBuilder
public enum ArrayBuilder<Element> {
  /// A value.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// A value that may be missing.
  public static func buildExpression(_ element: Element?) -> [Element] {
    element.map { [$0] } ?? []
  }

  /// Values made elsewhere.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Anything else, refused with what to write instead.
  @available(
    *, unavailable,
    message: "Put a Page(\"id\") { … } into a PagedScreen, and a HeaderPart into a ScrollHeader"
  )
  public static func buildExpression<Value>(_ value: Value) -> [Element] { [] }

  /// Statements, in order.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }

  /// An `if` without `else`.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }

  /// The arm after `if`, or an earlier `case`.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }

  /// The arm after `else`, or a later `case`.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }

  /// The turns of a `for`.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap(\.self) }
}
