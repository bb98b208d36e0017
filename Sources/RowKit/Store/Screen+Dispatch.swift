extension Screen {
  /// What a row's action for a trigger is, after all that could be wrong was looked at.
  ///
  /// - Complexity: O(n) in the rows of the id's section; with an input also in the row's content.
  func action<Action: Equatable & Sendable>(
    _ trigger: Trigger, on id: RowID, input: ActionInput?, as type: Action.Type
  ) throws(DispatchError) -> Action {
    guard let row = self[id] else { throw .noRow(id, screen: name) }
    guard let action = row.action(trigger, as: type) else {
      guard let found = row.actionType(trigger) else {
        throw .noAction(id, trigger, triggers: row.triggers)
      }
      // Models call their actions alike.
      let name: (Any.Type) -> String =
        "\(type)" == "\(found)" ? { String(reflecting: $0) } : { "\($0)" }
      throw .otherAction(id, trigger, expected: name(type), found: name(found))
    }
    if let expected = row.content.acceptedInput(on: trigger),
      !expected.takes(input)
    {
      throw .unfitInput(
        id, trigger, expected: "\(expected)", found: input?.description ?? "no input")
    }
    if case .rows(let ids) = input {
      for id in ids where self[id] == nil { throw .noRow(id, screen: name) }
    }
    return action
  }

  /// The id of the row at a position.
  func id(at position: RowPosition) throws(DispatchError) -> RowID {
    guard sections.indices.contains(position.section),
      sections[position.section].rows.indices.contains(position.row)
    else { throw .noPosition(position, screen: name) }
    return self[position].id
  }
}
