extension ScreenDifference {
  /// Whether a section of the old screen stays, by its old index.
  ///
  /// - Complexity: O(log c) in the sections that go.
  func keeps(section: Int) -> Bool { !sections.deletes.containsInOrder(section) }

  /// Whether a row of the old screen stays, here or elsewhere, by its old place.
  ///
  /// - Complexity: O(log c) in the sections and rows that go.
  func keeps(_ position: RowPosition) -> Bool {
    keeps(section: position.section) && !rows.deletes.containsInOrder(position)
  }

  /// Where a section of the old screen is in the new one, or nil if it goes.
  ///
  /// - Complexity: O(n) in the sections.
  func newIndex(ofSection section: Int) -> Int? { sections.sources.firstIndex(of: section) }

  /// Where a row of the old screen is in the new one, or nil if it goes.
  ///
  /// - Complexity: O(n + c log c) in the sections and the changes of rows; rows are not looked at.
  func newPosition(of position: RowPosition) -> RowPosition? {
    guard keeps(position) else { return nil }
    if let move = rows.moves.first(where: { $0.from == position }) { return move.to }
    guard let section = newIndex(ofSection: position.section) else { return nil }
    func isBefore(_ other: RowPosition) -> Bool {
      other.section == position.section && other.row < position.row
    }
    // Its place among those that stay where they are; then those that come stand between them.
    var row = position.row
    row -= rows.deletes.count(where: isBefore) + rows.moves.count { isBefore($0.from) }
    let taken = (rows.inserts + rows.moves.map(\.to)).lazy.filter { $0.section == section }
    for other in taken.map(\.row).sorted() {
      guard other <= row else { break }
      row += 1
    }
    return RowPosition(section: section, row: row)
  }
}
