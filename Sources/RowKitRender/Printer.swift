internal import RowKit

/// One printing of a layout.
struct Printer {
  private let renderer: TextRenderer
  private let layout: ScreenLayout
  private let offset: Length?
  private let showsY: Bool
  private let columns: PageColumns
  private var page: Page
  /// The first section that is not printed yet.
  private var nextSection = 0

  init(renderer: TextRenderer, layout: ScreenLayout, offset: Length?) {
    self.renderer = renderer
    page = Page(for: renderer.terminal)
    self.layout = layout
    self.offset = offset
    switch renderer.coordinates {
    case .automatic: showsY = offset != nil
    case .hidden: showsY = false
    case .content, .screen: showsY = true
    }
    columns = PageColumns(hasY: showsY, hasCuts: offset != nil)
  }

  mutating func print() -> String {
    printTitle()
    let cells = visibleCells
    if offset != nil { printAbove(cells) }
    var index = cells.startIndex
    while index < cells.endIndex {
      let section = cells[index].cell.section
      printEmptySections(before: section)
      let end = cells[index...].firstIndex { $0.cell.section != section } ?? cells.endIndex
      printSection(section, cells[index..<end])
      nextSection = section + 1
      index = end
    }
    printEmptySections(before: layout.screen.sections.count)
    if offset != nil { printBelow(cells) }
    return page.text
  }

  private var visibleCells: [VisibleCell] {
    guard let offset else { return layout.cells.map(VisibleCell.init(whole:)) }
    return layout.visibleCells(offset: offset)
  }

  private mutating func printTitle() {
    let environment = layout.environment
    page.start(at: 0, layout.screen.name)
    if let offset {
      page.append("\(environment.width)×\(environment.viewportHeight)")
      page.append("offset \(offset)")
    } else {
      page.append("width \(environment.width)")
    }
    page.append("content \(layout.contentHeight)")
  }

  // MARK: - Sections

  /// Prints the sections that were kept without a row, header or footer; in a viewport they are not
  /// seen.
  private mutating func printEmptySections(before end: Int) {
    guard offset == nil else { return }
    for index in nextSection..<end {
      page.start(at: 0, layout.screen.sections[index].name)
      let frame = layout.frame(ofSection: index)
      printGap(from: frame.y, to: frame.maxY)
    }
  }

  private mutating func printSection(_ index: Int, _ cells: ArraySlice<VisibleCell>) {
    let section = layout.screen.sections[index]
    page.start(at: 0, section.name)
    let rows = cells.compactMap { $0.cell.position?.row }
    // Rows without height are not seen: names are found by row, not taken in turn.
    let first = rows.first ?? 0
    let names = section.names(of: first..<(rows.last ?? first - 1) + 1)
    for cell in cells {
      printGap(above: cell)
      switch cell.cell.role {
      case .row: printCell(cell, names[(cell.cell.position?.row ?? first) - first])
      case .header: printCell(cell, "header \(cell.cell.row.kind)")
      case .footer: printCell(cell, "footer \(cell.cell.row.kind)")
      }
    }
    if let last = cells.last { printGap(below: last) }
  }

  // MARK: - Cells

  private mutating func printCell(_ visible: VisibleCell, _ name: String) {
    let height = visible.cell.frame.height
    var extent = visible.isCut ? "\(visible.visibleHeight) of \(height)" : "\(height)"
    if visible.isDisplaced { extent += " pin" }
    if visible.pushed > .zero { extent += " pushed \(visible.pushed)" }
    printPlace(visible.top, extent)
    page.append(name, at: columns.name)
    page.append(lines: lines(of: visible.cell), at: columns.content)
  }

  /// The first two columns: where something stands, if that is printed, and how high it is.
  private mutating func printPlace(_ top: Length, _ extent: String) {
    if showsY {
      let isOnScreen = renderer.coordinates == .screen
      page.start(endingAt: columns.height - 2, "\(isOnScreen ? top - (offset ?? .zero) : top)")
      page.append(extent, at: columns.height)
    } else {
      page.start(at: columns.height, extent)
    }
  }

  private func lines(of cell: Cell) -> [String] {
    var lines: [String] = []
    switch renderer.detail {
    case .full: lines = CellText(cell).lines
    case .summary:
      lines = [renderer.terminal.cut(CellText(cell).onOneLine, toColumns: 60)].filter {
        !$0.isEmpty
      }
    case .heights: break
    }
    if renderer.showsActions {
      for trigger in cell.row.triggers {
        let action = cell.row.actionText(trigger) ?? ""
        lines.append("on \(trigger) → \(action.onOneLine)")
      }
    }
    if renderer.showsAccessibilityLabels {
      let label = cell.row.accessibilityLabel
      if !label.isEmpty { lines.append("label \(label.onOneLine)") }
    }
    return lines
  }

  // MARK: - What is between and around

  private mutating func printGap(above cell: VisibleCell) {
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
  private mutating func printGap(below cell: VisibleCell) {
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

  private mutating func printGap(from top: Length, to bottom: Length) {
    guard renderer.showsGaps, bottom > top else { return }
    if let offset {
      guard bottom > offset, top < offset + layout.environment.viewportHeight else { return }
    }
    printPlace(top, "gap \(bottom - top)")
  }

  private mutating func printAbove(_ cells: [VisibleCell]) {
    let first = cells.first { $0.cell.position != nil || !$0.isDisplaced }
    let rows = first.map { rowCount(before: $0.cell) } ?? rowCount(above: edge(below: cells))
    let height = first?.cell.frame.y ?? edge(below: cells)
    guard height > .zero else { return }
    page.start(at: 0, "above \(Self.rows(rows)), \(height)")
  }

  private mutating func printBelow(_ cells: [VisibleCell]) {
    let last = cells.last { $0.cell.position != nil || !$0.isDisplaced }
    let above = last.map { rowCount(before: $0.cell) + ($0.cell.position == nil ? 0 : 1) }
    let rows = layout.screen.rowCount - (above ?? rowCount(above: edge(below: cells)))
    let height = layout.contentHeight - (last?.cell.frame.maxY ?? edge(below: cells))
    guard height > .zero else { return }
    page.start(at: 0, "below \(Self.rows(rows)), \(height)")
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

/// Where the columns of a line start.
///
/// They are the same for every screen, so that a new kind or a longer number re-indents nothing.
private struct PageColumns {
  let height: Int
  let name: Int
  let content: Int

  /// Columns with room for a `y` in front, and for the height of a cell that is cut.
  init(hasY: Bool, hasCuts: Bool) {
    height = hasY ? 11 : 2
    name = height + (hasCuts ? 14 : 9)
    content = name + 24
  }
}
