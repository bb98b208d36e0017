internal import RowKit

/// What is between the cells, and around what is seen.
extension Printer {
  mutating func printGap(above cell: VisibleCell) {
    let section = cell.cell.section
    let header = layout.header(ofSection: section)
    let top = header?.frame.maxY ?? layout.frame(ofSection: section).y
    switch cell.cell.role {
    case .header: break
    case .row:
      guard let position = cell.cell.position else { break }
      let above = RowPosition(section: section, row: position.row - 1)
      printGap(from: position.row == 0 ? top : layout.cell(at: above).frame.maxY, to: cell.cell)
    case .footer:
      let last = layout.screen.sections[section].rows.count - 1
      let above = RowPosition(section: section, row: last)
      printGap(from: last < 0 ? top : layout.cell(at: above).frame.maxY, to: cell.cell)
    }
  }

  private mutating func printGap(from top: Length, to cell: Cell) {
    printGap(from: top, to: cell.frame.y)
  }

  /// The gap between the last cell of a section and the section's end.
  mutating func printGap(below cell: VisibleCell) {
    let section = layout.screen.sections[cell.cell.section]
    guard cell.cell.role != .footer else { return }
    // What follows may be below the viewport, and the gap before it not.
    let next = (cell.cell.position?.row ?? -1) + 1
    let bottom =
      next < section.rows.count
      ? layout.cell(at: RowPosition(section: cell.cell.section, row: next)).frame.y
      : layout.footer(ofSection: cell.cell.section)?.frame.y
        ?? layout.frame(ofSection: cell.cell.section).maxY
    let isHeader = cell.cell.role == .header
    guard !isHeader || !cell.isDisplaced else { return }
    printGap(from: cell.cell.frame.maxY, to: bottom)
  }

  mutating func printGap(from top: Length, to bottom: Length) {
    guard renderer.showsGaps, bottom > top else { return }
    if let offset {
      guard bottom > offset, top < offset + layout.environment.viewportHeight else { return }
    }
    printPlace(top, "gap \(bottom - top)")
  }

  mutating func printAbove(_ cells: [VisibleCell]) {
    let first = cells.first { $0.cell.position != nil || !$0.isDisplaced }
    let rows = first.map { rowCount(before: $0.cell) } ?? rowCount(above: edge(below: cells))
    let height = first?.cell.frame.y ?? edge(below: cells)
    guard height > .zero else { return }
    writer.start(at: 0, "above \(Self.rows(rows)), \(height)")
  }

  mutating func printBelow(_ cells: [VisibleCell]) {
    let last = cells.last { $0.cell.position != nil || !$0.isDisplaced }
    let above = last.map { rowCount(before: $0.cell) + ($0.cell.position == nil ? 0 : 1) }
    let rows = layout.screen.rowCount - (above ?? rowCount(above: edge(below: cells)))
    let height = layout.contentHeight - (last?.cell.frame.maxY ?? edge(below: cells))
    guard height > .zero else { return }
    writer.start(at: 0, "below \(Self.rows(rows)), \(height)")
  }

  /// What parts the content above from that below when nothing is seen in its place: the bottom of
  /// the header that is held, else the top of the viewport.
  private func edge(below cells: [VisibleCell]) -> Length {
    let offset = offset ?? .zero
    let seen = cells.last.map { max(offset, $0.top) + $0.visibleHeight } ?? offset
    return min(max(.zero, seen), layout.contentHeight)
  }

  private func rowCount(above edge: Length) -> Int {
    layout.cells.count { $0.position != nil && $0.frame.maxY <= edge }
  }

  private func rowCount(before cell: Cell) -> Int {
    let above = layout.screen.sections[..<cell.section].reduce(0) { $0 + $1.rows.count }
    switch cell.role {
    case .header: return above
    case .row: return above + (cell.position?.row ?? 0)
    case .footer: return above + layout.screen.sections[cell.section].rows.count
    }
  }

  static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}
