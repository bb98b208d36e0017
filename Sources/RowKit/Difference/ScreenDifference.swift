/// What changed between two screens: the fewest operations that make one of the other.
///
///     let difference = after.screen.difference(from: before.screen)
///     for stage in difference.stages() { … }
///
/// Deletes, updates, rebinds and `from` are places in the old screen; inserts and `to` are places in the
/// new one. All hold at once, not one after another. Rows that leave with their section, or come with
/// it, are part of the section's delete or insert and not listed by themselves: so a row that goes to a
/// new section is a delete, and one that comes from a section that goes is an insert.
public struct ScreenDifference: Equatable, Sendable {
  /// What was shown.
  public let old: Screen
  /// What is to be shown.
  public let new: Screen
  /// What became of the sections.
  public let sections: SectionChanges
  /// What became of the rows of sections that stay.
  public let rows: RowChanges

  /// Changes of sections.
  public struct SectionChanges: Hashable, Sendable {
    /// Sections that go, by their old index, in order.
    public internal(set) var deletes: [Int] = []
    /// Sections that come, by their new index, in order.
    public internal(set) var inserts: [Int] = []
    /// Sections that stay, but not in the order they had, by `to`: the fewest that have to move.
    public internal(set) var moves: [Move<Int>] = []
    /// Sections that stay and whose header, footer or style changed, by their old index, in order.
    public internal(set) var updates: [Int] = []
    /// For each new section, where it was, or nil for one that comes.
    var sources: [Int?] = []
  }

  /// Changes of rows.
  public struct RowChanges: Hashable, Sendable {
    /// Rows that go, by their old place, in order.
    public internal(set) var deletes: [RowPosition] = []
    /// Rows that come, by their new place, in order.
    public internal(set) var inserts: [RowPosition] = []
    /// Rows that stay, in another section or not in the order they had, by `to`: the fewest that have to
    /// move.
    public internal(set) var moves: [Move<RowPosition>] = []
    /// Rows that stay and show something else, by their old place, in order.
    public internal(set) var updates: [RowPosition] = []
    /// Rows that stay and show the same, but lead to other actions, by their old place, in order.
    public internal(set) var rebinds: [RowPosition] = []
    /// Where each of the updated rows is in the new screen.
    var updateTargets: [RowPosition] = []
    /// Where each of the rebound rows is in the new screen.
    var rebindTargets: [RowPosition] = []
  }
}

extension ScreenDifference {
  /// Whether both screens show the same and lead to the same actions.
  public var isEmpty: Bool {
    sections.deletes.isEmpty && sections.inserts.isEmpty && sections.moves.isEmpty
      && sections.updates.isEmpty && rows.deletes.isEmpty && rows.inserts.isEmpty
      && rows.moves.isEmpty && rows.updates.isEmpty && rows.rebinds.isEmpty
  }

  /// What leads back from the new screen to the old one.
  ///
  /// - Complexity: As ``Screen/difference(from:)``.
  public var inverse: ScreenDifference { old.difference(from: new) }
}

extension Screen {
  /// What changed since another screen.
  ///
  /// Deletes and inserts are minimal, and no fewer rows or sections could move. Of several rows that bear
  /// one id the first is paired with the first, the second with the second. Rows are compared by their
  /// values; sections and rows that share their storage are not looked into.
  ///
  /// - Complexity: O(n + m log m) in the rows of sections that do not share their storage and the rows
  ///   out of order among them.
  public func difference(from old: Screen) -> ScreenDifference {
    let (sections, rows) = ScreenMatcher.changes(from: old.sections, to: self.sections)
    return ScreenDifference(old: old, new: self, sections: sections, rows: rows)
  }
}
