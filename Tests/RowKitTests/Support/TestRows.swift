import RowKit

/// A row known by a name.
struct Named: Row {
  var name: String

  init(_ name: String) { self.name = name }

  var content: Content { Text(name) }
}

/// A row of another kind with the same data.
struct Other: Row {
  var name: String

  init(_ name: String) { self.name = name }

  var content: Content { Text(name) }
}

/// An element known by its id.
struct Element: Identifiable, Equatable, Sendable {
  var id: Int
}

/// A key whose hash says nothing.
struct Unlucky: Hashable, Sendable {
  var number: Int

  func hash(into hasher: inout Hasher) {}
}

extension AnyRow {
  /// The name of a ``Named`` or ``Other`` row.
  var name: String { self.as(Named.self)?.name ?? self.as(Other.self)?.name ?? "" }
}

extension Section {
  /// The names of the rows, in order.
  var names: [String] { rows.map(\.name) }

  /// The ids of the rows, in order.
  var ids: [RowID] { rows.map(\.id) }

  /// The id of the first row of a name.
  func id(_ name: String) -> RowID? { rows.first { $0.name == name }?.id }
}

/// The section that a test composes where it needs only one.
func section(@RowsBuilder rows: () -> Block) -> Section {
  Section("section", rows: rows)
}

/// The id of the one row of a block.
func id(@RowsBuilder rows: () -> Block) -> RowID? {
  let rows = Section("section", rows: rows).rows
  return rows.count == 1 ? rows[0].id : nil
}
