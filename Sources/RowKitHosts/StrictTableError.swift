public import RowKit

/// Why a ``StrictTable`` refuses a batch.
///
/// Where UIKit has a message for it the description is that message, word for word, except that index
/// paths print without the address of their object.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum StrictTableError: Error, Hashable, Sendable {
  /// When a place is looked for.
  public enum Side: Hashable, Sendable {
    /// On the screen that is shown when the batch begins.
    case before
    /// On the stage's screen.
    case after
  }

  /// How many rows a section has, and how many of them a batch accounts for.
  ///
  /// A reload counts as a delete and an insert, since UIKit makes it both: its message counts one of each
  /// for a reload alone, as reported on geek-is-stupid.github.io, 2019-02-28.
  public struct RowCount: Hashable, Sendable {
    /// The rows before the batch.
    public var before = 0
    /// The rows on the stage's screen.
    public var after = 0
    /// The rows that come, or come anew.
    public var inserted = 0
    /// The rows that go, or come anew.
    public var deleted = 0
    /// The rows that come from other sections.
    public var movedIn = 0
    /// The rows that go to other sections.
    public var movedOut = 0
  }

  /// Something that a table shows.
  public enum Shown: Hashable, Sendable {
    /// The section at an index: its key, and its number among sections of that key.
    case section(Int)
    /// The header of the section at an index.
    case header(Int)
    /// The footer of the section at an index.
    case footer(Int)
    /// The row at a position.
    case row(RowPosition)
  }

  /// What a header or footer that is shown anew in place cannot do there.
  public enum Change: String, Hashable, Sendable {
    /// There was none.
    case appears
    /// There is none any more.
    case vanishes
    /// Another kind of view is asked for.
    case kind = "changes its kind"
    /// Its height follows another rule.
    case height = "changes its height"
  }

  /// The sections of the stage's screen are not as many as the batch leads to.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The rows of a section that stays, at an index of the stage's screen, are not as many as the batch
  /// leads to.
  case rowCount(section: Int, RowCount)
  /// An operation names a section that is not there; of so many there are.
  case noSection(TableOperation, Side, of: Int)
  /// An operation names a row that is not there; of so many in its section there are.
  case noRow(TableOperation, Side, of: Int)
  /// Two operations name the same place on the same side of the batch.
  case samePlace(TableOperation, TableOperation)
  /// A row operation in a section that itself is deleted, inserted, moved or reloaded.
  case inSection(TableOperation, of: TableOperation)
  /// Two operations that do not go together wherever they are.
  case inOneBatch(TableOperation, TableOperation)
  /// A move from a place to itself that changes nothing.
  case needlessMove(TableOperation)
  /// A header or footer is to be shown anew in place, and cannot be.
  case notInPlace(Shown, Change)
  /// What the table goes on to show is not what the stage's screen says; both in words.
  case stale(Shown, shows: String, screen: String)
  /// A section, at an index of the stage's screen, goes on to be shown in another style than it has.
  case staleStyle(section: Int)
}
