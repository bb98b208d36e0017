extension ScreenDifference: CustomStringConvertible {
  /// A line for each operation: places, and what the row or section is called.
  ///
  ///     ProductDetail: 3 rows → 11 rows
  ///       insert section 1 specification
  ///       update (0, 0) basics/Gallery.0
  ///       insert (0, 1) basics/Title.1
  ///       move (2, 4) → (2, 0) comments/CommentRow[7]
  public var description: String {
    var lines: [String] = []
    lines += sections.deletes.map { "delete section \($0) \(old.sections[$0].name)" }
    lines += sections.inserts.map { "insert section \($0) \(new.sections[$0].name)" }
    lines += sections.moves.map { "move section \($0) \(new.sections[$0.to].name)" }
    lines += sections.updates.map { "update section \($0) \(old.sections[$0].name)" }
    lines += rows.deletes.map { "delete \($0) \(old[$0].id)" }
    lines += rows.inserts.map { "insert \($0) \(new[$0].id)" }
    lines += rows.moves.map { "move \($0) \(new[$0.to].id)" }
    lines += rows.updates.map { "update \($0) \(old[$0].id)" }
    lines += rows.rebinds.map { "rebind \($0) \(old[$0].id)" }
    let title = "\(new.name): \(Self.rows(old.rowCount)) → \(Self.rows(new.rowCount))"
    return lines.reduce(into: title) { $0 += "\n  " + $1 }
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}
