extension Screen {
  /// The first section with a key, or nil.
  ///
  /// - Complexity: O(n) in the sections.
  public subscript(section key: some Hashable & Sendable) -> Section? {
    let key = RowKey(key)
    return sections.first { $0.key == key }
  }

  /// The row at a position.
  ///
  /// - Precondition: The position is in the screen.
  /// - Complexity: O(1).
  public subscript(position: RowPosition) -> AnyRow {
    sections[position.section].rows[position.row]
  }

  /// The row, header or footer with an id, or nil.
  ///
  /// - Complexity: O(n) in the rows of the sections with the id's section key; in all rows for an id
  ///   whose key holds for the screen.
  public subscript(id: RowID) -> AnyRow? {
    switch id.role {
    case .row: position(of: id).map { self[$0] }
    case .header: sections.lazy.compactMap(\.header).first { $0.id == id }
    case .footer: sections.lazy.compactMap(\.footer).first { $0.id == id }
    }
  }

  /// Where the row with an id stands, or nil if it is not one of the rows.
  ///
  /// - Complexity: As ``subscript(_:)-(RowID)``.
  public func position(of id: RowID) -> RowPosition? {
    guard id.role == .row else { return nil }
    let key = id.section
    for (index, section) in sections.enumerated() where key == nil || section.key == key {
      if let row = section.rows.firstIndex(where: { $0.id == id }) {
        return RowPosition(section: index, row: row)
      }
    }
    return nil
  }

  /// All rows, section by section; headers and footers are not among them.
  public var rows: some Sequence<AnyRow> {
    sections.lazy.flatMap(\.rows)
  }

  /// How many rows there are, headers and footers not counted.
  ///
  /// - Complexity: O(n) in the sections.
  public var rowCount: Int {
    sections.reduce(0) { $0 + $1.rows.count }
  }

  /// The action that a trigger on a row, header or footer leads to; nil if the row is not there, has
  /// no such action, or has one of another type.
  ///
  ///     screen.action(.select, for: id, as: ProductDetail.Action.self)
  ///
  /// - Complexity: As ``subscript(_:)-(RowID)``.
  public func action<Action: Equatable & Sendable>(
    _ trigger: Trigger, for id: RowID, as type: Action.Type
  ) -> Action? {
    self[id]?.action(trigger, as: type)
  }
}
