import RowKit

extension TableOperation {
  /// The message for a section that is not there.
  ///
  /// UIKit makes a reload a delete and an insert, and says so: Shopify/FunctionalTableData#130.
  func namingNoSection(_ side: StrictTableError.Side, of count: Int) -> String {
    let sections = "there are only \(count) sections \(side) the update"
    return switch (self, side) {
    // wordpress-mobile/WordPress-iOS#13956
    case (.deleteSection(let section), _), (.reloadSection(let section), _):
      "attempt to delete section \(section), but \(sections)"
    // Kommunicate-io/KommunicateChatUI-iOS-SDK, change CM-1188: without a comma
    case (.insertSection(let section), _):
      "attempt to insert section \(section) but \(sections)"
    // No report found of these and of the moves of rows below; after the pattern of the others.
    case (.moveSection(let move), .before):
      "attempt to move section \(move.from), but \(sections)"
    case (.moveSection(let move), .after):
      "attempt to move section \(move.from) to section \(move.to), but \(sections)"
    // Shopify/FunctionalTableData#117
    case (.deleteRow(let row), _), (.reloadRow(let row), _):
      "attempt to delete row \(row.row) from section \(row.section), but \(sections)"
    // gsdios/SDAutoLayout#261
    case (.insertRow(let row), _):
      "attempt to insert row \(row.row) into section \(row.section), but \(sections)"
    case (.moveRow(let move), _):
      "attempt to move \(move.paths(upTo: side)) that does not exist - \(sections)"
    case (.reconfigureSection, _), (.reconfigureRow, _):
      "attempt to \(self), but \(sections)"
    }
  }

  /// The message for a row that is not there, though its section is.
  func namingNoRow(_ side: StrictTableError.Side, of count: Int) -> String {
    switch self {
    // CatchChat/Yep#673
    case .deleteRow(let row), .reloadRow(let row):
      """
      attempt to delete row \(row.row) from section \(row.section) which only contains \(count) rows \
      before the update
      """
    // 5calls/ios#57
    case .insertRow(let row):
      """
      attempt to insert row \(row.row) into section \(row.section), but there are only \(count) rows \
      in section \(row.section) after the update
      """
    // RxSwiftCommunity/RxDataSources#35 and DeclarativeHub/Bond#593
    case .moveRow(let move):
      """
      attempt to move \(move.paths(upTo: side)) that does not exist - there are only \(count) rows in \
      section \(side == .before ? move.from.section : move.to.section) \(side) the update
      """
    default:
      "attempt to \(self), but there are only \(count) rows in its section \(side) the update"
    }
  }

  /// The message for two operations that name one place.
  func naming(samePlaceAs other: TableOperation) -> String {
    switch (self, other) {
    // Instagram/IGListKit#689: no message, a bad access later on.
    case _ where self == other:
      "attempt to \(self) twice"
    // muccy/MUKDataSource, MUKDataSourceTableUpdate.m
    case (.deleteSection(let section), .moveSection), (.reloadSection(let section), .moveSection):
      "attempt to perform a delete and a move from the same section (\(section))"
    // Instagram/IGListKit#690
    case (.insertSection(let section), .moveSection):
      "attempt to perform an insert and a move to the same section (\(section))"
    // Shopify/FunctionalTableData#130, which leaves the index path out.
    case (.deleteSection(let section), .reloadSection):
      "attempt to delete and reload the same index path (section \(section))"
    // lionheart/openradar-mirror#18100, where the delete is a reload; FluidGroup/DataSources#12
    case (.deleteRow(let row), .moveRow), (.reloadRow(let row), .moveRow):
      "attempt to perform a delete and a move from the same index path (\(row.path))"
    // yapstudios/YapDatabase#489
    case (.insertRow(let row), .moveRow):
      "attempt to perform an insert and a move to the same index path (\(row.path))"
    // xmartlabs/XLData#15
    case (.deleteRow(let row), .reloadRow):
      "attempt to delete and reload the same index path (\(row.path))"
    // pujiaxin33/JXMovableCellTableView#4
    case (.moveRow(let first), .moveRow(let second)) where first.to == second.to:
      """
      attempt to move both row at index path \(first.from.path) and \(second.from.path) to \
      \(first.to.path)
      """
    default:
      "attempt to \(self) and to \(other), from or to the same place"
    }
  }

  /// The message for a row operation in a section that has an operation of its own.
  func standing(inSectionOf section: TableOperation) -> String {
    switch (self, section) {
    // SwiftKickMobile/TLIndexPathTools#13
    case (.moveRow, .insertSection(let section)):
      "cannot move a row into a newly inserted section (\(section))"
    // SwiftKickMobile/TLIndexPathTools#20; the number as of items in jessesquires/JSQDataSourcesKit#12
    case (.moveRow, .deleteSection(let section)):
      "cannot move a row from a deleted section (\(section))"
    // No message of UIKit's, or one that leads astray. Moved: lionheart/openradar-mirror#15192,
    // babylonhealth/Bento#51, tonyarnold/Differ#29. Deleted: lionheart/openradar-mirror#18615. Inserted:
    // Rightpoint/RZCollectionList#29.
    default:
      "attempt to \(self) and to \(section), which it stands in"
    }
  }
}

extension Move<RowPosition> {
  /// The path before the batch, and the one after it where that is the one looked for.
  fileprivate func paths(upTo side: StrictTableError.Side) -> String {
    let from = "index path (\(from.path))"
    return side == .before ? from : "\(from) to index path (\(to.path))"
  }
}

extension RowPosition {
  /// The position as `NSIndexPath` prints it, but for the address of the object.
  fileprivate var path: String { "{length = 2, path = \(section) - \(row)}" }
}
