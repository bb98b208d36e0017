/// A paragraph that is cut after some lines until the reader asks for the rest.
///
/// Whether it is expanded is the model's state, never the cell's. A text that fits in `lines` lines
/// has no control, expanded or not. One that does not fit shows its control, which fires
/// ``Trigger/toggle``, on a line of its own below the text: `more` while collapsed, `less` while
/// expanded. So the expanded form is always the higher one.
public struct ExpandableText: ContentElement {
  /// The characters, as they were given.
  public var string: String
  /// How many lines the collapsed form shows; fewer than 1 count as 1.
  public var lines: Int
  /// Whether the whole text is shown.
  public var isExpanded: Bool
  /// The title of the control that asks for the rest.
  public var more: String
  /// The title of the control that collapses it again.
  public var less: String
  /// The text style, which the control has too; ``TextStyle/body`` unless set.
  public var style: TextStyle

  /// Creates a text that is cut after `lines` lines unless expanded.
  public init(
    _ string: String, lines: Int, isExpanded: Bool, more: String, less: String
  ) {
    self.string = string
    self.lines = lines
    self.isExpanded = isExpanded
    self.more = more
    self.less = less
    style = .body
  }

  /// The same text in another style.
  public func style(_ style: TextStyle) -> ExpandableText {
    var text = self
    text.style = style
    return text
  }

  /// This text as content.
  public var content: Content { .expandableText(self) }
}
