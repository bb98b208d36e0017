internal import RowKit

/// The operations on rows, by the sections in which they stand.
struct RowOperations {
  private let deletes: [Int: [RowPosition]]
  private let inserts: [Int: [RowPosition]]
  private let leaving: [Int: [Move<RowPosition>]]
  private let arriving: [Int: [Move<RowPosition>]]
  private let updates: Set<RowPosition>
  private let rebinds: Set<RowPosition>
  /// The old sections in which rows are updated or rebound.
  private let sectionsWithChanges: Set<Int>

  /// What became of what a row shows and does.
  enum Change {
    case none, updated, rebound
  }

  init(_ rows: ScreenDifference.RowChanges) {
    deletes = Dictionary(grouping: rows.deletes, by: \.section)
    inserts = Dictionary(grouping: rows.inserts, by: \.section)
    leaving = Dictionary(grouping: rows.moves, by: \.from.section)
    arriving = Dictionary(grouping: rows.moves, by: \.to.section)
    updates = Set(rows.updates)
    rebinds = Set(rows.rebinds)
    sectionsWithChanges = Set((rows.updates + rows.rebinds).map(\.section))
  }

  /// Whether every row of a section is where it was and as it was.
  func leaveAlone(section old: Int, _ new: Int) -> Bool {
    deletes[old] == nil && leaving[old] == nil && inserts[new] == nil && arriving[new] == nil
      && !sectionsWithChanges.contains(old)
  }

  /// What became of a row, by its old place.
  func change(of row: RowPosition) -> Change {
    if updates.contains(row) { return .updated }
    return rebinds.contains(row) ? .rebound : .none
  }

  /// The rows of a section's two states, read together.
  func steps(
    section old: Int, rows oldCount: Int, _ new: Int, rows newCount: Int
  ) -> [ListWalk.Step<RowPosition>] {
    var departures = [ListWalk.Departure?](repeating: nil, count: oldCount)
    for position in deletes[old] ?? [] { departures[position.row] = .deleted }
    for move in leaving[old] ?? [] { departures[move.from.row] = .moved }
    var arrivals = [ListWalk.Arrival<RowPosition>?](repeating: nil, count: newCount)
    for position in inserts[new] ?? [] { arrivals[position.row] = .inserted }
    for move in arriving[new] ?? [] { arrivals[move.to.row] = .moved(from: move.from) }
    return ListWalk.steps(old: departures, new: arrivals)
  }
}

extension ScreenDifference.SectionChanges {
  /// The sections of both screens, read together.
  func steps(old oldCount: Int, new newCount: Int) -> [ListWalk.Step<Int>] {
    var departures = [ListWalk.Departure?](repeating: nil, count: oldCount)
    for index in deletes { departures[index] = .deleted }
    for move in moves { departures[move.from] = .moved }
    var arrivals = [ListWalk.Arrival<Int>?](repeating: nil, count: newCount)
    for index in inserts { arrivals[index] = .inserted }
    for move in moves { arrivals[move.to] = .moved(from: move.from) }
    return ListWalk.steps(old: departures, new: arrivals)
  }
}
