/// What a person did to a row, by name: selected it, toggled it.
///
/// An app adds its own: `extension Trigger { static let share = Trigger("share") }`.
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
  public static let toggle = Trigger("toggle")
  /// The person asked to try again.
  public static let retry = Trigger("retry")
}

extension Trigger: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
