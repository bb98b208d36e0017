/// The skeleton of a text that is still on its way.
///
/// As high as a text of that many lines in that style, so that nothing moves when the text comes.
public struct Placeholder: ContentElement {
  /// How many lines it holds the place of; fewer than 1 count as 1, more than 1,000 as 1,000.
  public var lines: Int
  /// The style of the text to come; ``TextStyle/body`` unless set.
  public var style: TextStyle

  /// Creates a skeleton of `lines` lines.
  public init(lines: Int = 1) {
    self.lines = lines
    style = .body
  }

  /// The same skeleton, as high as a text in another style.
  public func style(_ style: TextStyle) -> Placeholder {
    var placeholder = self
    placeholder.style = style
    return placeholder
  }

  /// More are not a skeleton but a mistake in a number.
  static let mostLines = 1_000

  /// This skeleton as content.
  public var content: Content { .placeholder(self) }
}
