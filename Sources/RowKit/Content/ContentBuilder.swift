/// Composes ``Content`` out of statements: elements below each other, with plain `if`, `switch` and
/// `for` around them.
///
/// Two elements or more become a ``Stack`` with the default spacing; one stands alone.
@resultBuilder
public enum ContentBuilder {
  /// What statements add up to before it is known whether they need a stack.
  public enum Part: Sendable {
    /// No element.
    case none
    /// One element.
    case one(Content)
    /// Several, below each other.
    case several([Content])
  }

  /// An element of the vocabulary, or content made elsewhere.
  public static func buildExpression(_ element: some ContentElement) -> Part {
    let content = element.content
    return content == .empty ? .none : .one(content)
  }

  /// An element that may be missing.
  public static func buildExpression(_ element: (some ContentElement)?) -> Part {
    element.map { buildExpression($0) } ?? .none
  }

  /// Elements of one type, in order.
  public static func buildExpression(_ elements: [some ContentElement]) -> Part {
    buildArray(elements.map { buildExpression($0) })
  }

  /// Anything else, refused with what to write instead.
  @available(
    *, unavailable,
    message:
      "Put Text(…) or another content element here: Picture, Stack, Columns, Carousel, Divider, Placeholder, ExpandableText, Control"
  )
  public static func buildExpression<Value>(_ value: Value) -> Part {
    .none
  }

  /// No statement at all.
  public static func buildBlock() -> Part { .none }

  /// The first statement.
  public static func buildPartialBlock(first: Part) -> Part { first }

  /// A statement after others.
  public static func buildPartialBlock(accumulated: Part, next: Part) -> Part {
    switch (accumulated, next) {
    case (.none, _): next
    case (_, .none): accumulated
    default: .several(accumulated.contents + next.contents)
    }
  }

  /// An `if` without `else`.
  public static func buildOptional(_ part: Part?) -> Part { part ?? .none }

  /// The arm after `if`, or an earlier `case`.
  public static func buildEither(first: Part) -> Part { first }

  /// The arm after `else`, or a later `case`.
  public static func buildEither(second: Part) -> Part { second }

  /// The turns of a `for`.
  public static func buildArray(_ parts: [Part]) -> Part {
    parts.reduce(.none) { buildPartialBlock(accumulated: $0, next: $1) }
  }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability(_ part: Part) -> Part { part }

  /// The whole body, as one content.
  public static func buildFinalResult(_ part: Part) -> Content {
    switch part {
    case .none: .empty
    case .one(let content): content
    case .several(let contents): .stack(Stack(contents))
    }
  }

  /// The whole body, where its elements are wanted one by one.
  public static func buildFinalResult(_ part: Part) -> [Content] { part.contents }
}

extension ContentBuilder.Part {
  /// The elements, in order.
  var contents: [Content] {
    switch self {
    case .none: []
    case .one(let content): [content]
    case .several(let contents): contents
    }
  }
}
