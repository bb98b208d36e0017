/// A paragraph that is cut after some lines, or at a height, until the reader asks for the rest.
///
/// Whether it is expanded is the model's state, never the cell's. A text that fits within its limit has
/// no control, expanded or not. One that does not fit shows its control, which fires
/// ``Trigger/toggle``: `more` after the `…` of the collapsed form, `less` after the end of the whole
/// text. The expanded form is always the higher one. As in a ``Button``, a space stands in place of line
/// breaks in their titles.
public struct ExpandableText: ContentElement {
  /// How much the collapsed form shows.
  public enum Limit: Hashable, Sendable {
    /// So many lines; fewer than 1 count as 1.
    case lines(Int)
    /// As many whole lines as fit into so many points, from the top, and one at least. A text that is
    /// cut takes all of the height, so that it does not depend on the font.
    case height(Length)

    /// The number of lines it comes to.
    func lines(of lineHeight: Length) -> Int {
      switch self {
      case .lines(let lines): max(1, lines)
      case .height(let height):
        lineHeight > .zero ? max(1, Int(height.units / lineHeight.units)) : 1
      }
    }
  }

  /// Where the control stands.
  public enum ButtonPlacement: Hashable, Sendable {
    /// At the end of the last line; below it where there is no room.
    case inline
    /// On a line of its own below the text.
    case below
  }

  /// The characters, as they were given.
  public var string: String
  /// How much the collapsed form shows.
  public var limit: Limit
  /// Whether the whole text is shown.
  public var isExpanded: Bool
  /// The title of the control that asks for the rest.
  public var more: String
  /// The title of the control that collapses it again.
  public var less: String
  /// The text style, which the control has too; ``TextStyle/body`` unless set.
  public var style: TextStyle
  /// Where the control stands; at the end of the last line unless set.
  public var buttonPlacement: ButtonPlacement

  /// Creates a text that is cut after `lines` lines unless expanded.
  public init(
    _ string: String, lines: Int, isExpanded: Bool, more: String, less: String
  ) {
    self.init(string, limit: .lines(lines), isExpanded: isExpanded, more: more, less: less)
  }

  /// Creates a text that is cut to the whole lines in `height` points unless expanded.
  public init(
    _ string: String, height: Length, isExpanded: Bool, more: String, less: String
  ) {
    self.init(string, limit: .height(height), isExpanded: isExpanded, more: more, less: less)
  }

  /// Creates a text that is cut at a limit unless expanded.
  public init(
    _ string: String, limit: Limit, isExpanded: Bool, more: String, less: String
  ) {
    self.string = string
    self.limit = limit
    self.isExpanded = isExpanded
    self.more = more
    self.less = less
    style = .body
    buttonPlacement = .inline
  }

  /// The same text in another style.
  public func style(_ style: TextStyle) -> ExpandableText {
    var text = self
    text.style = style
    return text
  }

  /// The same text with its control elsewhere.
  public func buttonPlacement(_ placement: ButtonPlacement) -> ExpandableText {
    var text = self
    text.buttonPlacement = placement
    return text
  }

  /// This text as content.
  public var content: Content { .expandableText(self) }
}
