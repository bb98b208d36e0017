import RowKit

extension StrictTableError: CustomStringConvertible {
  /// What is wrong and where, in UIKit's words where it has any.
  public var description: String {
    switch self {
    // SwipeCellKit/SwipeCellKit#374
    case .sectionCount(let before, let after, let inserted, let deleted):
      """
      Invalid update: invalid number of sections. The number of sections contained in the table view \
      after the update (\(after)) must be equal to the number of sections contained in the table view \
      before the update (\(before)), plus or minus the number of sections inserted or deleted \
      (\(inserted) inserted, \(deleted) deleted).
      """
    // tonyarnold/Differ#76
    case .rowCount(let section, let count):
      """
      Invalid update: invalid number of rows in section \(section). The number of rows contained in an \
      existing section after the update (\(count.after)) must be equal to the number of rows contained \
      in that section before the update (\(count.before)), plus or minus the number of rows inserted or \
      deleted from that section (\(count.inserted) inserted, \(count.deleted) deleted) and plus or \
      minus the number of rows moved into or out of that section (\(count.movedIn) moved in, \
      \(count.movedOut) moved out).
      """
    case .noSection(let operation, let side, let count):
      operation.namingNoSection(side, of: count)
    case .noRow(let operation, let side, let count):
      operation.namingNoRow(side, of: count)
    case .samePlace(let first, let second):
      first.naming(samePlaceAs: second)
    case .inSection(let operation, let section):
      operation.standing(inSectionOf: section)
    case .inOneBatch(let first, let second):
      "attempt to \(first) and to \(second) in one batch"
    case .needlessMove(let move):
      "attempt to \(move), where it is"
    case .notInPlace(let shown, let change):
      "attempt to reconfigure the \(shown) in place, but it \(change.rawValue)"
    case .stale(let shown, let shows, let screen):
      "stale \(shown): the table shows \(shows), the screen has \(screen)"
    case .staleStyle(let section):
      "stale style of section \(section): the table shows another than the screen has"
    }
  }
}

extension StrictTableError.Shown: CustomStringConvertible {
  /// What it is and where: `header of section 0`.
  public var description: String {
    switch self {
    case .section(let section): "section \(section)"
    case .header(let section): "header of section \(section)"
    case .footer(let section): "footer of section \(section)"
    case .row(let row): "cell at \(row)"
    }
  }
}
