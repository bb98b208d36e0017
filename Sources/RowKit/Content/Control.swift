/// Something to touch inside a cell: a title, and the trigger it fires.
///
/// Measured as a text of one line, with a space in place of line breaks; a title that is too wide ends in
/// `…`, and is named in the layout's issues. One that is empty holds the place of a line, as an empty text
/// does, and nothing is printed for it. What happens is the row's action for that trigger:
/// `Row().on(.retry, Action.load)`.
public struct Control: ContentElement {
  /// What it says.
  public var title: String
  /// What it fires.
  public var trigger: Trigger
  /// The text style of its title.
  public var style: TextStyle

  /// Creates a control.
  public init(_ title: String, trigger: Trigger, style: TextStyle = .body) {
    self.title = title
    self.trigger = trigger
    self.style = style
  }

  /// This control as content.
  public var content: Content { .control(self) }
}
