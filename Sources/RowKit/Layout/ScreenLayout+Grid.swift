/// Where a row stands in its line of a grid.
package struct GridCoordinate: Hashable, Sendable {
  /// The rows of the line, in their section.
  package let rows: Range<Int>
  /// The columns that the row takes, from the leading one.
  package let columns: Range<Int>
  /// How many columns a line has.
  package let columnCount: Int
}

extension ScreenLayout {
  /// Where a row stands in its line, or nil in a list.
  ///
  /// - Precondition: The position is in the screen.
  /// - Complexity: O(log n) and the columns.
  package func gridCoordinate(ofRowAt position: RowPosition) -> GridCoordinate? {
    guard let grid = sections[position.section].grid else { return nil }
    let rows = screen.sections[position.section].rows
    return GridCoordinate(
      rows: grid.rows(ofLine: grid.line(ofRow: position.row)),
      columns: grid.columns(ofRow: position.row) { rows[$0].span },
      columnCount: grid.columns.count)
  }
}
