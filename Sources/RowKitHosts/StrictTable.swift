public import RowKit

/// A table on any machine that applies batch updates as strictly as `UITableView` does.
///
/// It refuses what UIKit throws an exception for, in UIKit's words, and what UIKit is known to crash or
/// show wrongly on; and it finds cells that go on to show what is no longer so.
///
///     var table = StrictTable(old)
///     for stage in new.difference(from: old).stages() {
///       try table.apply(stage)
///     }
///     #expect(table.screen == new)
///
/// What it refuses comes from public reports of crashes; the source of each rule stands beside it.
public struct StrictTable: Sendable {
  /// What it shows.
  public private(set) var screen: Screen

  /// Creates a table that shows a screen.
  public init(_ screen: Screen) {
    self.screen = screen
  }

  /// Applies a batch: the data source answers for the screen that is shown until it begins, and for the
  /// stage's screen from then on.
  ///
  /// Cells that the batch does not name stay, in order; a moved cell is the same cell elsewhere. New cells,
  /// and cells shown anew, take their content from the stage's screen. Actions are looked up in the screen
  /// when a row is touched, so they are never out of date.
  ///
  /// After an error the table shows what it showed before. Which error it is does not depend on the
  /// order in which the stage lists its operations.
  ///
  /// - Complexity: O(n log n) in the operations and O(m) in the rows of both screens, each cell that stays
  ///   compared once.
  public mutating func apply(_ stage: DifferenceStage) throws(StrictTableError) {
    let sections = try SectionBatch(stage, shown: screen.sections.count)
    let rows = try RowBatch(stage, sections: sections, shown: screen)
    try Staleness(shown: screen, next: stage.screen, sections: sections, rows: rows).check()
    // All that stays shown was found to be as the stage's screen has it.
    screen = stage.screen
  }
}
