import RowKit

/// How often random cases reached what they are there for.
struct DifferenceReach {
  private(set) var counts: [String: Int]

  init() {
    counts = Dictionary(
      uniqueKeysWithValues: Self.changes.map(\.name).map { ($0, 0) }
        + Self.operations.map { ($0.name, 0) } + (1...5).map { ("\($0) stages", 0) })
  }

  /// What no case reached.
  var missing: [String] { counts.filter { $0.value == 0 }.map(\.key).sorted() }

  mutating func note(_ difference: ScreenDifference) {
    for change in Self.changes where change.holds(difference) {
      counts[change.name, default: 0] += 1
    }
  }

  mutating func note(_ stages: [DifferenceStage]) {
    counts["\(stages.count) stages", default: 0] += 1
    for stage in stages {
      for operation in Self.operations where operation.holds(stage) {
        counts[operation.name, default: 0] += 1
      }
    }
  }

  private static let changes: [(name: String, holds: @Sendable (ScreenDifference) -> Bool)] = [
    ("nothing", { $0.isEmpty }),
    ("section deleted", { !$0.sections.deletes.isEmpty }),
    ("section inserted", { !$0.sections.inserts.isEmpty }),
    ("section moved", { !$0.sections.moves.isEmpty }),
    ("section updated", { !$0.sections.updates.isEmpty }),
    ("row deleted", { !$0.rows.deletes.isEmpty }),
    ("row inserted", { !$0.rows.inserts.isEmpty }),
    ("row moved", { !$0.rows.moves.isEmpty }),
    ("row updated", { !$0.rows.updates.isEmpty }),
    ("row rebound", { !$0.rows.rebinds.isEmpty }),
    ("only rebinds", { $0.onlyRebinds }),
    ("row moved and updated", { $0.moved($0.rows.updates) }),
    ("row moved and rebound", { $0.moved($0.rows.rebinds) }),
    ("row moved and updated across sections", { $0.crossed($0.rows.updates) }),
    ("row moved and rebound across sections", { $0.crossed($0.rows.rebinds) }),
    ("row moved to an inserted section", { $0.goesWithSection(isInsert: true) }),
    ("row moved from a deleted section", { $0.goesWithSection(isInsert: false) }),
    ("row moved in a moved section", { $0.changesInMovedSection }),
    ("duplicate row", { $0.new.rows.contains { $0.id.ordinal > 1 } }),
    ("duplicate row moved", { $0.movesDuplicate }),
    ("duplicate section", { $0.new.sections.contains { $0.ordinal > 0 } }),
    ("duplicate section moved", { $0.movesDuplicateSection }),
    ("empty section", { $0.new.sections.contains(where: \.rows.isEmpty) }),
    ("many rows out of order", { $0.rows.moves.count > 16 }),
    ("many sections moved", { $0.sections.moves.count > 4 }),
  ]

  private static let operations: [(name: String, holds: @Sendable (DifferenceStage) -> Bool)] = [
    ("empty stage", { $0.isEmpty }),
    ("stage deletes sections", { !$0.sectionDeletes.isEmpty }),
    ("stage inserts sections", { !$0.sectionInserts.isEmpty }),
    ("stage moves sections", { !$0.sectionMoves.isEmpty }),
    ("stage reloads sections", { !$0.sectionReloads.isEmpty }),
    ("stage reconfigures sections", { !$0.sectionReconfigures.isEmpty }),
    ("stage deletes rows", { !$0.rowDeletes.isEmpty }),
    ("stage inserts rows", { !$0.rowInserts.isEmpty }),
    ("stage moves rows", { !$0.rowMoves.isEmpty }),
    ("stage reloads rows", { !$0.rowReloads.isEmpty }),
    ("stage reconfigures rows", { !$0.rowReconfigures.isEmpty }),
    ("stage reloads and moves rows", { !$0.rowReloads.isEmpty && !$0.rowMoves.isEmpty }),
    (
      "stage moves rows and deletes sections",
      { !$0.rowMoves.isEmpty && !$0.sectionDeletes.isEmpty }
    ),
    (
      "stage moves rows and reloads sections",
      { !$0.rowMoves.isEmpty && !$0.sectionReloads.isEmpty }
    ),
    ("stage moves a row to its own place", { $0.rowMoves.contains { $0.from == $0.to } }),
  ]
}

extension ScreenDifference {
  fileprivate var onlyRebinds: Bool {
    !rows.rebinds.isEmpty && sections.updates.isEmpty && operations.hasPrefix("rebind")
  }

  fileprivate func moved(_ positions: [RowPosition]) -> Bool {
    !Set(rows.moves.map(\.from)).isDisjoint(with: positions)
  }

  /// Whether one of the rows is in another section, known by its key.
  fileprivate func crossed(_ positions: [RowPosition]) -> Bool {
    let positions = Set(positions)
    return rows.moves.contains {
      positions.contains($0.from)
        && old.sections[$0.from.section].key != new.sections[$0.to.section].key
    }
  }

  fileprivate func goesWithSection(isInsert: Bool) -> Bool {
    isInsert
      ? !old.ids(rows.deletes).isDisjoint(with: new.ids(in: sections.inserts))
      : !new.ids(rows.inserts).isDisjoint(with: old.ids(in: sections.deletes))
  }

  fileprivate var changesInMovedSection: Bool {
    !Set(rows.moves.map(\.from.section)).isDisjoint(with: sections.moves.map(\.from))
  }

  fileprivate var movesDuplicate: Bool { rows.moves.contains { new[$0.to].id.ordinal > 0 } }

  fileprivate var movesDuplicateSection: Bool {
    sections.moves.contains { new.sections[$0.to].ordinal > 0 }
  }
}

extension Screen {
  fileprivate func ids(_ positions: [RowPosition]) -> Set<RowID> {
    Set(positions.map { self[$0].id })
  }

  fileprivate func ids(in sections: [Int]) -> Set<RowID> {
    Set(sections.flatMap { self.sections[$0].ids })
  }
}
