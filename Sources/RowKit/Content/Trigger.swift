/// What a person did to a row, by name: selected it, toggled it, edited it.
///
/// An app adds its own: `extension Trigger { static let share = Trigger("share") }`. What is given
/// together with it, the text that was typed for instance, is an ``ActionInput``.
public struct Trigger: Hashable, Sendable {
  /// The name, by which triggers are equal.
  public let name: String

  /// Creates a trigger.
  public init(_ name: String) {
    self.name = name
  }

  /// The row was touched.
  public static let select = Trigger("select")
  /// The row was expanded or collapsed.
  public static let expand = Trigger("expand")
  /// The person asked to try again.
  public static let retry = Trigger("retry")
  /// A value of a form was changed; the input is the new one.
  public static let valueChanged = Trigger("valueChanged")
  /// A value of a form was left.
  public static let editingEnded = Trigger("editingEnded")
  /// One of the row's swipe buttons was touched; the input is that button's ``ActionInput/option(_:)``.
  public static let swipe = Trigger("swipe")
  /// The row was dragged elsewhere; the input is the new ``ActionInput/destination(_:)``.
  public static let reorder = Trigger("reorder")
  /// Several rows were selected; the input is ``ActionInput/rows(_:)``.
  public static let selectionChanged = Trigger("selectionChanged")
}

extension Trigger: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
