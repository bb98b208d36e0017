/// What a person gives together with a trigger: the text typed, the new state of a switch.
///
///     try store.perform(.valueChanged, on: name.id, input: .text("Anna"))
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum ActionInput: Hashable, Sendable {
  /// What a ``TextField`` holds now.
  case text(String)
  /// What a ``Toggle`` shows now.
  case isOn(Bool)
  /// What a ``Stepper`` counts now.
  case number(Int)
  /// The name of the option of a ``Picker`` that was chosen, or of the button of a swipe that was touched.
  case option(String)
  /// Where a row was dragged.
  case destination(RowDestination)
  /// Which rows were selected, in the order of the screen.
  case rows([RowID])

  /// The keys of the selected rows, as the app knows them; rows with a key of another type, or none,
  /// are left out.
  public func keys<Key: Hashable & Sendable>(as type: Key.Type) -> [Key] {
    if case .rows(let rows) = self { rows.compactMap { $0.key?.as(type) } } else { [] }
  }
}

extension ActionInput: CustomStringConvertible {
  /// The kind of input and the value: `text "Anna"`.
  public var description: String {
    switch self {
    case .text(let text): "text \"\(text.escapedOnOneLine)\""
    case .isOn(let isOn): isOn ? "on" : "off"
    case .number(let number): "number \(number)"
    case .option(let name): "option \"\(name.escapedOnOneLine)\""
    case .destination(let destination): "destination \(destination)"
    case .rows(let rows): "rows " + rows.map(\.description).joined(separator: ", ")
    }
  }
}

/// Where a row is put, in terms of keys: they hold for the app's data, whatever other rows the screen
/// has.
public struct RowDestination: Hashable, Sendable {
  /// The section it is put into.
  public var section: RowKey
  /// The key of the row that it is put before; nil for the end of the section.
  public var next: RowKey?

  /// Creates a place.
  public init(section: RowKey, before next: RowKey? = nil) {
    self.section = section
    self.next = next
  }
}

extension RowDestination: CustomStringConvertible {
  /// The section, and the row that follows: `items before 7`.
  public var description: String {
    next.map { "\(section) before \($0)" } ?? "\(section) at the end"
  }
}

extension Screen {
  /// The place that a row comes to at a position, as a table view gives it: counted without the row
  /// itself.
  ///
  /// Rows without a key are passed over: the place is before the next one that has a key.
  ///
  /// - Returns: nil if there is no such section, or the position is beyond its rows.
  /// - Complexity: O(n) in the rows of the section.
  public func destination(of id: RowID, movedTo position: RowPosition) -> RowDestination? {
    guard sections.indices.contains(position.section) else { return nil }
    let section = sections[position.section]
    let others = section.rows.filter { $0.id != id }
    guard (0...others.count).contains(position.row) else { return nil }
    let next = others[position.row...].lazy.compactMap { $0.id.key }.first
    return RowDestination(section: section.key, before: next)
  }
}
