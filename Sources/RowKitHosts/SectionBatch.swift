import RowKit

/// The section operations of a batch, found to go together.
struct SectionBatch {
  private var places: Places
  /// For each section of the stage's screen the one that was shown before; nil for an inserted one.
  private(set) var origins: [Int?] = []
  /// For each section shown before the one of the stage's screen; nil for a deleted one.
  private(set) var destinations: [Int?]
  /// The sections of the stage's screen whose header, footer and style are shown anew in place.
  private(set) var reconfigured: Set<Int> = []

  /// Throws what is wrong with the section operations of a stage: the same in whatever order they are
  /// given.
  init(_ stage: DifferenceStage, shown: Int) throws(StrictTableError) {
    places = Places(before: shown, after: stage.screen.sections.count)
    destinations = Array(repeating: nil, count: shown)
    for section in stage.sectionDeletes.sorted() {
      try leave(section, .deleteSection(section))
    }
    for section in stage.sectionInserts.sorted() {
      try arrive(section, .insertSection(section))
    }
    for section in stage.sectionReloads.sorted() {
      try leave(section, .reloadSection(section))
    }
    let moves = stage.sectionMoves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    for move in moves {
      try leave(move.from, .moveSection(move))
      try arrive(move.to, .moveSection(move))
    }
    try checkReloads(stage)
    try checkCount(stage)
    if let move = places.needlessMove { throw .needlessMove(move) }
    origins = places.filled()
    for move in moves { origins[move.to] = move.from }
    for (section, origin) in origins.enumerated() {
      if let origin { destinations[origin] = section }
    }
    for section in stage.sectionReconfigures.sorted() { try reconfigure(section) }
  }

  /// What is done to a section that is shown before the batch.
  func operation(before section: Int) -> TableOperation? {
    places.before[section]
  }

  /// What is done to a section of the stage's screen.
  func operation(after section: Int) -> TableOperation? {
    // A reload names the section before the batch.
    places.after[section] ?? origins[section].flatMap { places.before[$0] }
  }

  /// Whether a section of the stage's screen is shown anew: the cells, the header and the footer.
  func isNew(_ section: Int) -> Bool {
    switch operation(after: section) {
    case .insertSection, .reloadSection: true
    default: false
    }
  }
}

extension SectionBatch {
  private mutating func leave(
    _ section: Int, _ operation: TableOperation
  ) throws(StrictTableError) {
    guard places.before.indices.contains(section) else {
      throw .noSection(operation, .before, of: places.before.count)
    }
    try places.leave(section, operation)
  }

  private mutating func arrive(
    _ section: Int, _ operation: TableOperation
  ) throws(StrictTableError) {
    guard places.after.indices.contains(section) else {
      throw .noSection(operation, .after, of: places.after.count)
    }
    try places.arrive(section, operation)
  }

  private mutating func reconfigure(_ section: Int) throws(StrictTableError) {
    let operation = TableOperation.reconfigureSection(section)
    guard places.after.indices.contains(section) else {
      throw .noSection(operation, .after, of: places.after.count)
    }
    guard reconfigured.insert(section).inserted else { throw .samePlace(operation, operation) }
  }

  /// UIKit loses its way when a section is reloaded while others come, go or move:
  /// Instagram/IGListKit#690.
  private func checkReloads(_ stage: DifferenceStage) throws(StrictTableError) {
    guard let reload = stage.sectionReloads.min() else { return }
    let deleteOrMove = places.before.lazy.compactMap(\.self).first {
      if case .reloadSection = $0 { false } else { true }
    }
    let insert = stage.sectionInserts.min().map(TableOperation.insertSection)
    if let other = deleteOrMove ?? insert { throw .inOneBatch(.reloadSection(reload), other) }
  }

  private func checkCount(_ stage: DifferenceStage) throws(StrictTableError) {
    let (before, after) = (places.before.count, places.after.count)
    let (inserted, deleted) = (stage.sectionInserts.count, stage.sectionDeletes.count)
    guard after == before + inserted - deleted else {
      throw .sectionCount(before: before, after: after, inserted: inserted, deleted: deleted)
    }
  }
}
