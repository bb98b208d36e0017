import RowKit

/// The row operations of a batch, found to go together and with its section operations.
struct RowBatch {
  private let sections: SectionBatch
  private let shown: Screen
  private let next: Screen
  /// The rows of each section of the stage's screen, before and after the batch.
  private var places: [Places]
  /// The rows of the stage's screen whose cells are shown anew in place.
  private(set) var reconfigured: Set<RowPosition> = []

  /// Throws what is wrong with the row operations of a stage: the same in whatever order they are given.
  init(
    _ stage: DifferenceStage, sections: SectionBatch, shown: Screen
  ) throws(StrictTableError) {
    self.sections = sections
    self.shown = shown
    next = stage.screen
    places = zip(next.sections, sections.origins).map { section, origin in
      Places(
        before: origin.map { shown.sections[$0].rows.count } ?? 0, after: section.rows.count)
    }
    let moves = stage.rowMoves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    try Self.checkMoves(rows: moves, sections: stage.sectionMoves)
    for row in stage.rowDeletes.sorted() { try leave(row, .deleteRow(row)) }
    for row in stage.rowInserts.sorted() { try arrive(row, .insertRow(row)) }
    for row in stage.rowReloads.sorted() { try leave(row, .reloadRow(row)) }
    for move in moves {
      try leave(move.from, .moveRow(move))
      try arrive(move.to, .moveRow(move))
    }
    for section in next.sections.indices where !sections.isNew(section) {
      try checkCount(section)
      if let move = places[section].needlessMove { throw .needlessMove(move) }
    }
    for row in stage.rowReconfigures.sorted() { try reconfigure(row) }
  }

  /// For each row of a section that stays, at an index of the stage's screen, where the cell that goes on
  /// to show it was; nil for a new cell.
  ///
  /// - Complexity: O(n) in the section's rows.
  func cells(_ section: Int) -> [RowPosition?] {
    guard let origin = sections.origins[section] else { return [] }
    let places = places[section]
    return zip(places.after, places.filled()).map { operation, row in
      if case .moveRow(let move) = operation { return move.from }
      guard let row, places.before[row] == nil else { return nil }
      return RowPosition(section: origin, row: row)
    }
  }
}

extension RowBatch {
  private mutating func leave(
    _ row: RowPosition, _ operation: TableOperation
  ) throws(StrictTableError) {
    try Self.check(operation, at: row, on: shown, .before)
    if let section = sections.operation(before: row.section) {
      throw .inSection(operation, of: section)
    }
    guard let destination = sections.destinations[row.section] else { return }
    try places[destination].leave(row.row, operation)
  }

  private mutating func arrive(
    _ row: RowPosition, _ operation: TableOperation
  ) throws(StrictTableError) {
    try Self.check(operation, at: row, on: next, .after)
    if let section = sections.operation(after: row.section) {
      throw .inSection(operation, of: section)
    }
    try places[row.section].arrive(row.row, operation)
  }

  /// A cell is shown anew once the rest is done, so nothing in the batch stands in its way.
  private mutating func reconfigure(_ row: RowPosition) throws(StrictTableError) {
    let operation = TableOperation.reconfigureRow(row)
    try Self.check(operation, at: row, on: next, .after)
    guard reconfigured.insert(row).inserted else { throw .samePlace(operation, operation) }
  }

  /// UIKit tries to animate one cell twice when rows and sections move together:
  /// tonyarnold/Differ#14.
  private static func checkMoves(
    rows: [Move<RowPosition>], sections: [Move<Int>]
  ) throws(StrictTableError) {
    guard let row = rows.first, let section = sections.min(by: { $0.from < $1.from }) else {
      return
    }
    throw .inOneBatch(.moveRow(row), .moveSection(section))
  }

  /// Whether the place of an operation is on a screen at all.
  private static func check(
    _ operation: TableOperation, at row: RowPosition, on screen: Screen,
    _ side: StrictTableError.Side
  ) throws(StrictTableError) {
    guard screen.sections.indices.contains(row.section) else {
      throw .noSection(operation, side, of: screen.sections.count)
    }
    let rows = screen.sections[row.section].rows
    guard rows.indices.contains(row.row) else {
      throw .noRow(operation, side, of: rows.count)
    }
  }

  /// Whether a section that stays has as many rows as the batch leads to.
  private func checkCount(_ section: Int) throws(StrictTableError) {
    let places = places[section]
    var count = StrictTableError.RowCount(
      before: places.before.count, after: places.after.count)
    for case let operation? in places.before {
      switch operation {
      case .moveRow(let move): count.movedOut += move.to.section == section ? 0 : 1
      case .reloadRow:
        count.deleted += 1
        count.inserted += 1
      default: count.deleted += 1
      }
    }
    for case let operation? in places.after {
      switch operation {
      case .moveRow(let move):
        count.movedIn += move.from.section == sections.origins[section] ? 0 : 1
      default: count.inserted += 1
      }
    }
    guard count.isBalanced else { throw .rowCount(section: section, count) }
  }
}

extension StrictTableError.RowCount {
  fileprivate var isBalanced: Bool {
    after == before + inserted - deleted + movedIn - movedOut
  }
}
