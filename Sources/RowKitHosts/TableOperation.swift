public import RowKit

/// One call of a batch: what is done, and where.
public enum TableOperation: Hashable, Sendable {
  /// A section goes; its place before the batch.
  case deleteSection(Int)
  /// A section comes; its place after the batch.
  case insertSection(Int)
  /// A section moves with its rows.
  case moveSection(Move<Int>)
  /// A section is shown anew, rows and all; its place before the batch.
  case reloadSection(Int)
  /// A section's header, footer and style are shown anew in place; its place after the batch.
  case reconfigureSection(Int)
  /// A row goes; its place before the batch.
  case deleteRow(RowPosition)
  /// A row comes; its place after the batch.
  case insertRow(RowPosition)
  /// A row moves.
  case moveRow(Move<RowPosition>)
  /// A row gets a new cell where it stands; its place before the batch.
  case reloadRow(RowPosition)
  /// A row's cell is shown anew in place; its place after the batch.
  case reconfigureRow(RowPosition)
}

extension TableOperation: CustomStringConvertible {
  /// What is done and where: `move row (0, 1) → (0, 2)`.
  public var description: String {
    switch self {
    case .deleteSection(let section): "delete section \(section)"
    case .insertSection(let section): "insert section \(section)"
    case .moveSection(let move): "move section \(move)"
    case .reloadSection(let section): "reload section \(section)"
    case .reconfigureSection(let section): "reconfigure section \(section)"
    case .deleteRow(let row): "delete row \(row)"
    case .insertRow(let row): "insert row \(row)"
    case .moveRow(let move): "move row \(move)"
    case .reloadRow(let row): "reload row \(row)"
    case .reconfigureRow(let row): "reconfigure row \(row)"
    }
  }
}
