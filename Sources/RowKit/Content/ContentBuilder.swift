/// Composes ``Content`` out of statements: elements below each other, with plain `if`, `switch` and
/// `for` around them.
///
/// Two elements or more become a ``Stack`` with the default spacing; one stands alone.
@resultBuilder
public enum ContentBuilder {
  /// What statements add up to before it is known whether they need a stack.
  public struct Part: Sendable {
    /// The elements, in order.
    let contents: [Content]

    static let empty = Part(contents: [])
  }

  /// An element of the vocabulary, or content made elsewhere.
  public static func buildExpression(_ element: some ContentElement) -> Part {
    let content = element.content
    return content == .empty ? .empty : Part(contents: [content])
  }

  /// An element that may be missing.
  public static func buildExpression(_ element: (some ContentElement)?) -> Part {
    element.map { buildExpression($0) } ?? .empty
  }

  /// Elements of one type, in order.
  public static func buildExpression(_ elements: [some ContentElement]) -> Part {
    buildArray(elements.map { buildExpression($0) })
  }

  /// Anything else, refused with what to write instead.
  @available(
    *, unavailable,
    message:
      "Put Text(…) or another content element here: Picture, Stack, Columns, Carousel, Divider, Placeholder, ExpandableText, Button, TextField, Toggle, Stepper, Picker"
  )
  public static func buildExpression<Value>(_ value: Value) -> Part {
    .empty
  }

  /// Statements, in order.
  public static func buildBlock(_ parts: Part...) -> Part { buildArray(parts) }

  /// An `if` without `else`.
  public static func buildOptional(_ part: Part?) -> Part { part ?? .empty }

  /// The arm after `if`, or an earlier `case`.
  public static func buildEither(first: Part) -> Part { first }

  /// The arm after `else`, or a later `case`.
  public static func buildEither(second: Part) -> Part { second }

  /// The turns of a `for`.
  public static func buildArray(_ parts: [Part]) -> Part {
    parts.count == 1 ? parts[0] : Part(contents: parts.flatMap(\.contents))
  }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability(_ part: Part) -> Part { part }

  /// The whole body, as one content.
  public static func buildFinalResult(_ part: Part) -> Content {
    part.contents.count < 2 ? part.contents.first ?? .empty : .stack(Stack(part.contents))
  }

  /// The whole body, where its elements are wanted one by one.
  public static func buildFinalResult(_ part: Part) -> [Content] { part.contents }
}
