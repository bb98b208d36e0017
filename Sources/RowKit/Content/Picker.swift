/// Some options of which one may be chosen; which is the model's.
///
///     Picker(among: Delivery.allCases, selection: delivery) { $0.title }
///
/// It fires ``Trigger/valueChanged`` with the new ``ActionInput/option(_:)``. Each option stands on lines of its own,
/// after a mark.
public struct Picker: ContentElement {
  /// One of several.
  public struct Option: Hashable, Sendable {
    /// By which it is known among the others.
    public var name: String
    /// What it says.
    public var title: String

    /// Creates an option.
    public init(_ name: String, title: String) {
      self.name = name
      self.title = title
    }
  }

  /// The options, from the top.
  public var options: [Option]
  /// The name of the one that is chosen; nil for none.
  public var selection: String?
  /// What it fires.
  public var trigger: Trigger

  /// How large the mark before an option is, in points.
  public static let markSize = LayoutSize(width: 22, height: 22)

  /// Creates a choice among options.
  public init(_ options: [Option], selection: String?, trigger: Trigger = .valueChanged) {
    self.options = options
    self.selection = selection
    self.trigger = trigger
  }

  /// Creates a choice among values whose names are strings: the cases of an enum.
  public init<Value: RawRepresentable<String>>(
    among values: [Value], selection: Value?, trigger: Trigger = .valueChanged,
    title: (Value) -> String
  ) {
    self.init(
      values.map { Option($0.rawValue, title: title($0)) }, selection: selection?.rawValue,
      trigger: trigger)
  }

  /// This choice as content; nothing where it has no options.
  public var content: Content { options.isEmpty ? .empty : .picker(self) }
}
