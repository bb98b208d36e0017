/// A text that a person writes; what it holds is the model's.
///
///     TextField(name, placeholder: "Your name")
///
/// It fires ``Trigger/valueChanged`` with the new ``ActionInput/text(_:)``: `Row().on(.valueChanged, Action.name)`. Measured
/// as one line in a field as wide as its room, with ``margins``; a text that is too wide ends in `…`, as it
/// does in a field that nobody edits, and is no issue.
///
/// A file that imports SwiftUI too writes `import struct RowKit.TextField`.
public struct TextField: ContentElement {
  /// The characters it holds.
  public var text: String
  /// What stands in it while it is empty.
  public var placeholder: String
  /// What assistive technology calls it; its placeholder where that is empty.
  public var label: String
  /// What it fires.
  public var trigger: Trigger
  /// The text style of what it holds; ``TextStyle/body`` unless set.
  public var style: TextStyle

  /// What is kept around the text, in points: with the body style's line that makes a field 34 points
  /// high, as UIKit's are with a border of rounded corners.
  public static let margins = Insets(top: 7, leading: 7, bottom: 7, trailing: 7)

  /// Creates a text field.
  public init(
    _ text: String, placeholder: String = "", label: String = "", trigger: Trigger = .valueChanged
  ) {
    self.text = text
    self.placeholder = placeholder
    self.label = label
    self.trigger = trigger
    style = .body
  }

  /// The same field with what it holds in another style.
  public func style(_ style: TextStyle) -> TextField {
    var field = self
    field.style = style
    return field
  }

  /// This text field as content.
  public var content: Content { .textField(self) }
}
