extension ScreenDifference {
  /// How a host brings a cell up to date whose row shows something else.
  public enum UpdateMode: Hashable, Sendable {
    /// The cell is asked for anew, before anything moves.
    case reload
    /// The cell is shown anew in place, once everything is where it belongs.
    case reconfigure
  }

  /// The batches that a table or collection view applies safely, one after another.
  ///
  /// One where that is safe, else the fewest: rows are reloaded before anything moves; sections that
  /// move do so alone, after what goes and before what comes; headers change last. The last batch leads
  /// to ``new``, also when there is nothing to do.
  ///
  /// - Complexity: O(n) in the sections and in the rows of those with changes.
  public func stages(updates mode: UpdateMode = .reload) -> [DifferenceStage] {
    var planner = StagePlanner(self)
    if mode == .reload { planner.reloadRows() }
    planner.arrange()
    planner.updateSections()
    if mode == .reconfigure { planner.reconfigureRows() }
    return planner.finish()
  }
}

/// Puts the operations of a difference into batches.
///
/// What decides is what a table view loses track of: rows that change in a section that moves, a row that
/// is reloaded and moved at once, and whatever is reloaded beside section operations.
private struct StagePlanner {
  private let difference: ScreenDifference
  /// The screen after the stages so far.
  private var application: DifferenceApplication
  private var stages: [DifferenceStage] = []
  /// Sections that are reloaded as they stand, and their rows with them: those need no reload of their
  /// own.
  private let reloadedWhole: Set<Int>

  init(_ difference: ScreenDifference) {
    self.difference = difference
    application = DifferenceApplication(of: difference, to: difference.old.sections)
    reloadedWhole = difference.sectionsReloadedWhole
  }

  private var sections: ScreenDifference.SectionChanges { difference.sections }
  private var rows: ScreenDifference.RowChanges { difference.rows }

  /// Rows are reloaded in their old places.
  mutating func reloadRows() {
    application.updateRows { [reloadedWhole] in !reloadedWhole.contains($0) }
    let reloads = rows.updates.filter { !reloadedWhole.contains($0.section) }
    guard !reloads.isEmpty else { return }
    append { $0.rowReloads = reloads }
  }

  /// Rows and sections go, come and move: at once where no section moves, else step by step.
  mutating func arrange() {
    if sections.moves.isEmpty {
      application.delete()
      application.arrangeSections()
      application.arrangeRows()
      append { [sections, rows] in
        $0.sectionDeletes = sections.deletes
        $0.rowDeletes = rows.deletes
        $0.sectionInserts = sections.inserts
        $0.rowInserts = rows.inserts
        $0.rowMoves = rows.moves
      }
    } else {
      application.delete()
      append { [sections, rows] in
        $0.sectionDeletes = sections.deletes
        $0.rowDeletes = rows.deletes
      }
      application.arrangeSections()
      let places = sections.placesAfterDeletes
      append { [sections] in
        $0.sectionInserts = sections.inserts
        $0.sectionMoves = sections.moves.map {
          Move(from: places[$0.from], to: $0.to)
        }
      }
      application.arrangeRows()
      append { [rows, difference] in
        $0.rowInserts = rows.inserts
        $0.rowMoves = difference.movesAfterSections
      }
    }
  }

  /// Headers, footers and styles change in their new places.
  mutating func updateSections() {
    application.updateRows { [reloadedWhole] in reloadedWhole.contains($0) }
    application.updateSections()
    append { [difference] in
      $0.sectionReloads = difference.updatedSections { !$0.edgesKeepPlace(in: $1) }
      $0.sectionReconfigures = difference.updatedSections { $0.edgesKeepPlace(in: $1) }
    }
  }

  /// Rows are shown anew in their new places, but where their section is reloaded with them.
  mutating func reconfigureRows() {
    guard !rows.updates.isEmpty else { return }
    if stages.isEmpty { stages.append(DifferenceStage(to: difference.new)) }
    let last = stages.count - 1
    let reloaded = Set(stages[last].sectionReloads)
    stages[last].rowReconfigures = rows.updateTargets.filter { !reloaded.contains($0.section) }
  }

  func finish() -> [DifferenceStage] {
    var stages = stages
    if stages.isEmpty { stages.append(DifferenceStage(to: difference.new)) }
    stages[stages.count - 1].screen = difference.new
    return stages
  }

  /// Appends operations: to the last stage where that is safe, else as a stage of their own.
  private mutating func append(_ operations: (inout DifferenceStage) -> Void) {
    let screen = Screen(name: difference.new.name, exactly: application.sections)
    var stage = DifferenceStage(to: screen)
    operations(&stage)
    if stage.isEmpty { return }
    if let last = stages.last, let joined = last.joined(by: stage) {
      stages[stages.count - 1] = joined
    } else {
      stages.append(stage)
    }
  }
}

extension ScreenDifference {
  /// The sections with another header, footer or style, by their new index, of which something holds.
  fileprivate func updatedSections(
    where holds: (_ old: Section, _ new: Section) -> Bool
  ) -> [Int] {
    let updated = Set(sections.updates)
    return sections.sources.enumerated().compactMap { index, source in
      guard let source, updated.contains(source),
        holds(old.sections[source], new.sections[index])
      else { return nil }
      return index
    }
  }

  /// The sections that are to be reloaded and in which no row comes, goes or moves; none where sections
  /// do.
  fileprivate var sectionsReloadedWhole: Set<Int> {
    guard sections.deletes.isEmpty, sections.inserts.isEmpty, sections.moves.isEmpty else {
      return []
    }
    let touched = DifferenceStage(rowsOf: self).sectionsOfRowOperations
    return Set(updatedSections { !$0.edgesKeepPlace(in: $1) }).subtracting(touched)
  }
}

extension DifferenceStage {
  /// A stage in which rows go, come and move.
  fileprivate init(rowsOf difference: ScreenDifference) {
    self.init(to: difference.new)
    rowDeletes = difference.rows.deletes
    rowInserts = difference.rows.inserts
    rowMoves = difference.rows.moves
  }

  /// This stage and the next as one batch, or nil where that is not safe.
  ///
  /// The next stage's positions must mean the same in the one batch: so nothing may have been arranged
  /// before rows go and come, and sections may be updated after anything but section operations.
  fileprivate func joined(by next: DifferenceStage) -> DifferenceStage? {
    guard hasNoSectionOperation, next.hasNoSectionOperation else { return nil }
    let reloadsOnly = rowDeletes.isEmpty && rowInserts.isEmpty && rowMoves.isEmpty
    let updatesOnly = next.rowDeletes.isEmpty && next.rowInserts.isEmpty && next.rowMoves.isEmpty
    guard reloadsOnly || updatesOnly else { return nil }
    let reloaded = Set(rowReloads)
    guard !next.rowMoves.contains(where: { reloaded.contains($0.from) }) else { return nil }
    let touched = sectionsOfRowOperations
    guard !next.sectionReloads.contains(where: touched.contains) else { return nil }

    var joined = self
    joined.sectionReloads += next.sectionReloads
    joined.sectionReconfigures += next.sectionReconfigures
    joined.rowDeletes += next.rowDeletes
    joined.rowInserts += next.rowInserts
    joined.rowMoves += next.rowMoves
    joined.screen = next.screen
    return joined
  }

  fileprivate var sectionsOfRowOperations: Set<Int> {
    var sections = Set(rowDeletes.map(\.section))
    sections.formUnion(rowInserts.lazy.map(\.section))
    sections.formUnion(rowMoves.lazy.flatMap { [$0.from.section, $0.to.section] })
    sections.formUnion(rowReloads.lazy.map(\.section))
    return sections
  }
}

extension Section {
  /// Whether header and footer can be shown anew in place: there as before, of the same kind and height.
  fileprivate func edgesKeepPlace(in other: Section) -> Bool {
    header.keepsPlace(of: other.header) && footer.keepsPlace(of: other.footer)
  }
}

extension AnyRow? {
  fileprivate func keepsPlace(of other: AnyRow?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let old?, let new?): old.kind == new.kind && old.height == new.height
    default: false
    }
  }
}
