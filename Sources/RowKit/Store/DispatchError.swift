/// Why nothing came of what a person did to a row, and nothing was changed.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum DispatchError: Error, Hashable, Sendable {
  /// The row is not in the screen, or not any more.
  case noRow(RowID, screen: String)
  /// The screen has no row at the position.
  case noPosition(RowPosition, screen: String)
  /// The row has no action for the trigger; it has some for others, or none.
  case noAction(RowID, Trigger, triggers: [Trigger])
  /// The row's action is of a type that the model does not handle.
  case otherAction(RowID, Trigger, expected: String, found: String)
  /// The input is not what the row's control takes.
  case unfitInput(RowID, Trigger, expected: String, found: String)
}

extension DispatchError: CustomStringConvertible {
  /// A sentence that says what was asked of which row, what was expected, and what was found.
  public var description: String {
    switch self {
    case .noRow(let id, let screen):
      "\(id): expected a row of \(screen), found none of this id; nothing was changed."
    case .noPosition(let position, let screen):
      "\(position): expected the position of a row in \(screen), found none there; nothing was changed."
    case .noAction(let id, let trigger, let triggers):
      """
      \(id): expected an action on \(trigger), found \
      \(triggers.isEmpty ? "no action" : "actions on \(Self.list(triggers))"); nothing was changed.
      """
    case .otherAction(let id, let trigger, let expected, let found):
      """
      \(id): expected an action on \(trigger) of type \(expected), found \(found); nothing was \
      changed.
      """
    case .unfitInput(let id, let trigger, let expected, let found):
      "\(id): expected \(expected) on \(trigger), found \(found); nothing was changed."
    }
  }

  private static func list(_ triggers: [Trigger]) -> String {
    triggers.map(\.name).joined(separator: ", ")
  }
}
