internal import RowKit

/// One printing of a session.
struct ScrollPrinter {
  private let renderer: ScrollRenderer
  private let session: ScrollSession
  private let state: ScrollState
  private var writer: ColumnWriter

  /// Where the columns of a line start.
  private enum Column {
    static let place = 6
    static let name = 17
  }

  init(renderer: ScrollRenderer, session: ScrollSession) {
    self.renderer = renderer
    self.session = session
    state = session.state
    writer = ColumnWriter(for: renderer.terminal)
  }

  mutating func print() -> String {
    let environment = session.environment
    writer.start(at: 0, session.screen.name)
    writer.append("\(environment.width)×\(environment.viewportHeight)")
    writer.append("header \(state.headerHeight) of \(session.rule.max)")
    writer.append("overscroll \(state.overscroll)")
    for (part, state) in zip(session.headerParts, state.parts) {
      printPart(part, carousels: state.carousels)
    }
    for index in state.pages.indices {
      printPage(index)
      if index == state.active { printBody() }
    }
    return writer.text
  }

  /// A line of a mark, a place, and a name with what there is to say of it.
  private mutating func printLine(
    _ mark: String, _ place: String, _ name: String, _ remarks: [String] = []
  ) {
    writer.start(at: 0, mark)
    writer.append(place, at: Column.place)
    if name.isEmpty { return }
    let remarks = remarks.filter { !$0.isEmpty }.joined(separator: ", ")
    writer.append(name + (remarks.isEmpty ? "" : " | " + remarks), at: Column.name)
  }
}

// MARK: - The header

extension ScrollPrinter {
  private mutating func printPart(_ part: PlacedPart, carousels: [RowID: Length]) {
    let top = part.top + part.cutTop
    let bottom = top + part.visibleHeight
    let remarks = Self.cuts(part.cutTop, part.cutBottom, of: part.height) + [titles(of: part.part)]
    let place = part.visibleHeight > .zero ? "\(top)..\(bottom)" : "hidden"
    printLine(part.part.isPinned ? "pin" : "", place, part.part.name.onOneLine, remarks)
    guard let layout = part.layout, part.visibleHeight > .zero else { return }
    let offset = top - part.top
    printCells(
      layout.visibleCells(offset: offset, height: part.visibleHeight), of: layout, offset: offset,
      top: top, carousels: carousels)
  }

  /// The titles of the pages, with that of the one of which most is seen in brackets.
  private func titles(of part: HeaderPart) -> String {
    guard case .tabs = part.content else { return "" }
    return session.screen.pages.enumerated().map { index, page in
      index == state.pager.index ? "[\(page.title.onOneLine)]" : page.title.onOneLine
    }
    .joined(separator: " ")
  }

  private static func cuts(_ top: Length, _ bottom: Length, of height: Length) -> [String] {
    guard top > .zero || bottom > .zero else { return [] }
    return ["height \(height)"] + (top > .zero ? ["cut top \(top)"] : [])
      + (bottom > .zero ? ["cut bottom \(bottom)"] : [])
  }
}

// MARK: - The pages

extension ScrollPrinter {
  private mutating func printPage(_ index: Int) {
    let isShown = index == state.active
    let title = session.screen.pages[index].title.onOneLine
    writer.start(at: 0, "page\(isShown ? "*" : " ") \(index) \(state.pages[index].id)")
    let offset = "offset \(state.pages[index].offset) of \(session.maxOffset(ofPageAt: index))"
    if isShown {
      writer.append(offset, at: Column.name)
      writer.append("pager \(state.pager.x) of \(state.pager.maxX) | \(title)")
    } else {
      writer.append("\(offset), \(place(ofPage: index)) | \(title)", at: Column.name)
    }
  }

  /// Which part of the screen's width a page that is not shown takes.
  private func place(ofPage index: Int) -> String {
    let left = state.pager.width * index - state.pager.x
    let (start, end) = (max(.zero, left), min(left + state.pager.width, state.pager.width))
    return start < end ? "x \(start)..\(end)" : "hidden"
  }

  private mutating func printBody() {
    let (layout, top) = (session.layouts[state.active], session.bodyTop)
    let height = session.environment.viewportHeight
    let contentTop = top - session.shownOffset
    let contentBottom = contentTop + layout.contentHeight
    if contentTop > top, top < height {
      printLine("", "gap \(top)..\(min(contentTop, height))", "")
    }
    printCells(
      session.visibleCells, of: layout, offset: session.shownOffset, top: top,
      carousels: state.pages[state.active].carousels)
    let end = max(top, contentBottom)
    if end < height { printLine("", "blank \(end)..\(height)", "") }
  }
}

// MARK: - Cells

extension ScrollPrinter {
  /// Prints the cells of a layout that is shown from `top` on the screen, scrolled by `offset`.
  private mutating func printCells(
    _ cells: [VisibleCell], of layout: ScreenLayout, offset: Length, top: Length,
    carousels: [RowID: Length]
  ) {
    for (section, run) in cells.runs(by: \.cell.section) {
      let rows = run.compactMap { $0.cell.position?.row }
      let first = rows.first ?? 0
      let names = layout.screen.sections[section].names(of: first..<(rows.last ?? first - 1) + 1)
      for cell in run {
        let name = cell.cell.position.map { names[$0.row - first] } ?? edgeName(of: cell.cell)
        printCell(cell, name, at: cell.top + cell.cutTop - offset + top)
        if let carousel = cell.cell.carousel {
          printCarousel(carousel, x: carousels[cell.cell.row.id] ?? .zero, in: cell.cell)
        }
      }
    }
  }

  /// `header` or `footer`, and what it says.
  private func edgeName(of cell: Cell) -> String {
    "\(cell.role) \(CellText(cell).onOneLine)"
  }

  private mutating func printCell(_ cell: VisibleCell, _ name: String, at y: Length) {
    var mark = cell.isDisplaced ? "pin" : ""
    if mark.isEmpty, cell.isCut {
      mark = " " + (cell.cutTop > .zero ? "^" : "") + (cell.cutBottom > .zero ? "v" : "")
    }
    var remarks = Self.cuts(cell.cutTop, cell.cutBottom, of: cell.cell.frame.height)
    if cell.pushed > .zero { remarks.append("pushed \(cell.pushed)") }
    remarks.append(cell.cell.expansion ?? "")
    if renderer.showsContent, cell.cell.position != nil {
      remarks.append(renderer.terminal.cut(CellText(cell.cell).onOneLine, toColumns: 60))
    }
    printLine(mark, "\(y)..\(y + cell.visibleHeight)", name, remarks)
  }

  private mutating func printCarousel(
    _ carousel: (strip: CarouselStrip, frame: LayoutRect), x: Length, in cell: Cell
  ) {
    let (strip, width) = (carousel.strip, carousel.frame.width)
    let items = strip.visibleItems(offset: x, width: width)
    let isLeftToRight = cell.environment.direction == .leftToRight
    var cuts: [String] = []
    if let first = items.first, strip.items[first].frame.x < x {
      cuts.append(
        "\(first) cut \(isLeftToRight ? "left" : "right") \(x - strip.items[first].frame.x)")
    }
    if let last = items.last, strip.items[last].frame.maxX > x + width {
      let cut = strip.items[last].frame.maxX - x - width
      cuts.append("\(last) cut \(isLeftToRight ? "right" : "left") \(cut)")
    }
    let seen = items.last.map { "\(items.lowerBound)..\($0)" } ?? "none"
    let parts = [
      "x \(x) of \(max(.zero, strip.width - width))", "items \(seen) of \(strip.items.count)",
      cuts.joined(separator: ", "),
    ]
    writer.start(at: Column.place, "carousel")
    writer.append(parts.filter { !$0.isEmpty }.joined(separator: " | "), at: Column.name)
  }
}

extension Cell {
  /// Whether the text in it is expanded, and the control that says so; nil where there is none.
  fileprivate var expansion: String? {
    for fragment in fragments.lazy.flatMap(\.leaves) {
      if case .button(let title, _, .expand) = fragment.kind, let text = row.content.expandableText
      {
        return "\(text.isExpanded ? "expanded" : "collapsed"), \(title.string)"
      }
    }
    return nil
  }
}

extension Content {
  /// The first text in it that can be expanded.
  fileprivate var expandableText: ExpandableText? {
    switch self {
    case .expandableText(let text): text
    case .stack(let stack): stack.elements.lazy.compactMap(\.expandableText).first
    case .columns(let columns): columns.elements.lazy.compactMap(\.expandableText).first
    default: nil
    }
  }
}

extension Array {
  /// The elements that follow each other with the same key, with that key.
  fileprivate func runs<Key: Equatable>(by key: (Element) -> Key) -> [(Key, ArraySlice<Element>)] {
    var runs: [(Key, ArraySlice<Element>)] = []
    var start = startIndex
    while start < endIndex {
      let first = key(self[start])
      let end = self[start...].firstIndex { key($0) != first } ?? endIndex
      runs.append((first, self[start..<end]))
      start = end
    }
    return runs
  }
}
