internal import RowKit

/// One printing of a layout.
struct Printer {
  let renderer: TextRenderer
  let layout: ScreenLayout
  let offset: Length?
  private let showsY: Bool
  let columns: PageColumns
  var writer: ColumnWriter
  /// The first section that is not printed yet.
  private var nextSection = 0

  init(renderer: TextRenderer, layout: ScreenLayout, offset: Length?) {
    self.renderer = renderer
    writer = ColumnWriter(for: renderer.terminal)
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
    return writer.text
  }

  private var visibleCells: [VisibleCell] {
    guard let offset else { return layout.cells.map(VisibleCell.init(whole:)) }
    return layout.visibleCells(offset: offset)
  }

  private mutating func printTitle() {
    let environment = layout.environment
    writer.start(at: 0, layout.screen.name)
    if let offset {
      writer.append("\(environment.width)×\(environment.viewportHeight)")
      writer.append("offset \(offset)")
    } else {
      writer.append("width \(environment.width)")
    }
    writer.append("content \(layout.contentHeight)")
  }

  // MARK: - Sections

  /// Prints the sections that were kept without a row, header or footer; in a viewport they are not
  /// seen.
  private mutating func printEmptySections(before end: Int) {
    guard offset == nil else { return }
    for index in nextSection..<end {
      writer.start(at: 0, layout.screen.sections[index].name)
      let frame = layout.frame(ofSection: index)
      printGap(from: frame.y, to: frame.maxY)
    }
  }

  private mutating func printSection(_ index: Int, _ cells: ArraySlice<VisibleCell>) {
    let section = layout.screen.sections[index]
    writer.start(at: 0, section.name)
    let rows = cells.compactMap { $0.cell.position?.row }
    // Rows without height are not seen: names are found by row, not taken in turn.
    let first = rows.first ?? 0
    let names = section.names(of: first..<(rows.last ?? first - 1) + 1)
    func name(of cell: Cell) -> String {
      cell.position.map { names[$0.row - first] } ?? "\(cell.role) \(cell.row.kind)"
    }
    var rest = cells
    while let cell = rest.first {
      printGap(above: cell)
      if let position = cell.cell.position, let place = layout.gridCoordinate(ofRowAt: position) {
        let line = rest.prefix { $0.cell.position.map { place.rows.contains($0.row) } ?? false }
        printGridLine(line.map { GridCell($0.cell, name: name(of: $0.cell)) }, cell)
        rest = rest.dropFirst(line.count)
      } else {
        printCell(cell, name(of: cell.cell))
        rest = rest.dropFirst()
      }
    }
    if let last = cells.last { printGap(below: last) }
  }

  // MARK: - Cells

  private mutating func printCell(_ visible: VisibleCell, _ name: String) {
    printPlace(of: visible)
    writer.append(name, at: columns.name)
    writer.append(lines: lines(of: visible.cell), at: columns.content)
  }

  mutating func printPlace(of visible: VisibleCell) {
    let height = visible.cell.frame.height
    var extent = visible.isCut ? "\(visible.visibleHeight) of \(height)" : "\(height)"
    if visible.isDisplaced { extent += " pin" }
    if visible.pushed > .zero { extent += " pushed \(visible.pushed)" }
    printPlace(visible.top, extent)
  }

  /// The first two columns: where something stands, if that is printed, and how high it is.
  mutating func printPlace(_ top: Length, _ extent: String) {
    if showsY {
      let isOnScreen = renderer.coordinates == .screen
      writer.start(endingAt: columns.height - 2, "\(isOnScreen ? top - (offset ?? .zero) : top)")
      writer.append(extent, at: columns.height)
    } else {
      writer.start(at: columns.height, extent)
    }
  }

  /// What is printed of a cell, line by line; a summary is cut after so many columns.
  func lines(of cell: Cell, width: Int = 60) -> [String] {
    var lines: [String] = []
    switch renderer.detail {
    case .full: lines = CellText(cell).lines
    case .summary:
      lines = [renderer.terminal.cut(CellText(cell).onOneLine, toColumns: width)].filter {
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
}

/// Where the columns of a line start.
///
/// They are the same for every screen, so that a new kind or a longer number re-indents nothing.
struct PageColumns {
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
