/// The skeleton of a text that is still on its way.
///
/// As high as a text of that many lines in that style, so that nothing moves when the text comes.
public struct Placeholder: ContentElement {
  /// How many lines it holds the place of; at least 1.
  public var lines: Int
  /// The style of the text to come.
  public var style: TextStyle

  /// Creates a skeleton of `lines` lines; fewer than 1 count as 1, more than 1,000 as 1,000.
  public init(lines: Int = 1, style: TextStyle = .body) {
    self.lines = min(max(1, lines), 1_000)
    self.style = style
  }

  /// This skeleton as content.
  public var content: Content { .placeholder(self) }
}
