/// Something to touch inside a cell: a title, and the trigger it fires.
///
/// Measured as a text of one line, with a space in place of line breaks; a title that is too wide ends in
/// `…`, and is named in the layout's issues. One that is empty holds the place of a line, as an empty text
/// does, and nothing is printed for it. What happens is the row's action for that trigger:
/// `Row().on(.retry, Action.load)`.
public struct Button: ContentElement {
  /// What it says.
  public var title: String
  /// What it fires.
  public var trigger: Trigger
  /// The text style of its title; ``TextStyle/body`` unless set.
  public var style: TextStyle

  /// Creates a button with a title in the body style.
  public init(_ title: String, trigger: Trigger) {
    self.title = title
    self.trigger = trigger
    style = .body
  }

  /// The same button with its title in another style.
  public func style(_ style: TextStyle) -> Button {
    var button = self
    button.style = style
    return button
  }

  /// This button as content.
  public var content: Content { .button(self) }
}
