/// One batch of changes that a table or collection view applies safely, and the screen it leads to.
///
/// A host sets the data it answers with to ``screen`` inside the batch, and passes the positions on as
/// they are: deletes, reloads and `from` are positions before the batch; inserts, `to` and what is
/// reconfigured are positions after it. All hold at once, in any order of calls.
///
///     for stage in difference.stages() {
///       tableView.performBatchUpdates {
///         data = stage.screen
///         tableView.deleteRows(at: stage.rowDeletes.map(IndexPath.init), with: .fade)
///         …
///       }
///     }
public struct DifferenceStage: Equatable, Sendable {
  /// Sections that go, by their place before the batch.
  public var sectionDeletes: [Int] = []
  /// Sections that come, with all rows they have on ``screen``, by their place after the batch.
  public var sectionInserts: [Int] = []
  /// Sections that move, with their rows.
  public var sectionMoves: [Move<Int>] = []
  /// Sections to be reloaded, header, rows and all: those whose header or footer comes, goes, or changes
  /// its kind or height.
  ///
  /// Their places are the same before and after, since no section moves in such a batch.
  public var sectionReloads: [Int] = []
  /// Sections whose header, footer or style is shown anew in place, by their place after the batch.
  ///
  /// Their height rules are as they were. Where a rule is automatic the height may be another: a host
  /// asks for it again.
  public var sectionReconfigures: [Int] = []
  /// Rows that go, by their place before the batch.
  public var rowDeletes: [RowPosition] = []
  /// Rows that come, by their place after the batch.
  public var rowInserts: [RowPosition] = []
  /// Rows that move.
  public var rowMoves: [Move<RowPosition>] = []
  /// Rows whose content is asked for anew, by their place before the batch.
  public var rowReloads: [RowPosition] = []
  /// Rows whose cell is shown anew in place, by their place after the batch: once it is done, since a
  /// table takes such places as old ones inside it.
  public var rowReconfigures: [RowPosition] = []
  /// What the data source answers with from the batch on.
  public var screen: Screen

  /// Creates a stage without changes.
  public init(to screen: Screen) {
    self.screen = screen
  }

  /// Whether there is nothing to do but to answer with ``screen``, whose actions may have changed.
  public var isEmpty: Bool {
    hasNoSectionOperation && sectionReloads.isEmpty && sectionReconfigures.isEmpty
      && rowDeletes.isEmpty && rowInserts.isEmpty && rowMoves.isEmpty && rowReloads.isEmpty
      && rowReconfigures.isEmpty
  }

  /// Whether no section comes, goes or moves.
  var hasNoSectionOperation: Bool {
    sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty
  }
}
