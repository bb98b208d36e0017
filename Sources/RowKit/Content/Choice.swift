/// Some options of which one may be chosen; which is the model's.
///
///     Choice(among: Delivery.allCases, chosen: delivery) { $0.title }
///
/// It fires ``Trigger/edit`` with the new ``ActionInput/option(_:)``. Each option stands on lines of its own,
/// after a mark.
public struct Choice: ContentElement {
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
  public var chosen: String?
  /// What it fires.
  public var trigger: Trigger

  /// How large the mark before an option is, in points.
  public static let markSize = Size(width: 22, height: 22)

  /// Creates a choice among options.
  public init(_ options: [Option], chosen: String?, trigger: Trigger = .edit) {
    self.options = options
    self.chosen = chosen
    self.trigger = trigger
  }

  /// Creates a choice among values whose names are strings: the cases of an enum.
  public init<Value: RawRepresentable<String>>(
    among values: [Value], chosen: Value?, trigger: Trigger = .edit, title: (Value) -> String
  ) {
    self.init(
      values.map { Option($0.rawValue, title: title($0)) }, chosen: chosen?.rawValue,
      trigger: trigger)
  }

  /// This choice as content; nothing where it has no options.
  public var content: Content { options.isEmpty ? .empty : .choice(self) }
}
