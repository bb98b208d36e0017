/// A cell of which a part is seen in a viewport.
public struct VisibleCell: Sendable {
  /// The cell, with its frame where it stands in the content.
  public let cell: Cell
  /// Where its top is shown, in points from the content's top: that of its frame, but for a pinned
  /// header that is held at the top of the viewport.
  public let top: Length
  /// How far the end of its section has pushed a pinned header above the top of the viewport, in
  /// points; zero while nothing pushes it.
  public let pushed: Length
  /// The height of the part that is seen, in points; more than zero.
  public let visibleHeight: Length
  /// The height of the part that is cut off above, by the viewport's top or a pinned header, in points.
  public let cutTop: Length
  /// The height of the part that is cut off below, by the viewport's bottom, in points.
  public var cutBottom: Length { cell.frame.height - visibleHeight - cutTop }

  private init(
    cell: Cell, top: Length, pushed: Length, visibleHeight: Length, cutTop: Length = .zero
  ) {
    self.cell = cell
    self.top = top
    self.pushed = pushed
    self.visibleHeight = visibleHeight
    self.cutTop = cutTop
  }

  /// A cell of which everything is seen, where it stands.
  package init(whole cell: Cell) {
    self.init(cell: cell, top: cell.frame.y, pushed: .zero, visibleHeight: cell.frame.height)
  }

  /// A cell shown with its top at a distance from the content's top, as far as a part of it lies
  /// between two others; nil if none does.
  fileprivate init?(
    _ cell: Cell, shownAt top: Length, from offset: Length, to bottom: Length
  ) {
    let visible = min(top + cell.frame.height, bottom) - max(top, offset)
    guard visible > .zero else { return nil }
    self.init(
      cell: cell, top: top, pushed: top == cell.frame.y ? .zero : max(.zero, offset - top),
      visibleHeight: visible, cutTop: max(.zero, offset - top))
  }

  /// Whether only a part of it is seen.
  public var isCut: Bool { visibleHeight < cell.frame.height }

  /// Whether it is a pinned header that is shown elsewhere than it stands.
  public var isDisplaced: Bool { top != cell.frame.y }

  /// How far to the front the cell is drawn: 1 for a pinned header that is shown elsewhere than it
  /// stands, and so above the rows that it covers; 0 for every other cell, none of which overlap.
  public var zIndex: Int { isDisplaced ? 1 : 0 }
}

extension ScreenLayout {
  /// The cells of which a part is seen, from top to bottom.
  ///
  /// A row is seen where it is below the top of the viewport and below its section's pinned header,
  /// and above the viewport's bottom; a row without height is never seen. A pinned header stays at the
  /// top of the viewport until the end of its own section pushes it out.
  ///
  /// - Parameters:
  ///   - offset: How far the content is scrolled up, in points; negative past the top, where the content
  ///     starts below the viewport's top.
  ///   - height: The height of the viewport; the environment's unless given. Nothing is seen in one of
  ///     zero or less.
  /// - Complexity: O(log n + k) in all rows and the k that are seen; O(log n) more for each run of rows or
  ///   sections without height among them, however long it is.
  public func visibleCells(offset: Length, height: Length? = nil) -> [VisibleCell] {
    let bottom = offset + viewportHeight(height)
    let pinLine = pinLine(at: offset)
    var cells: [VisibleCell] = []
    var section = firstSection(below: offset)
    while section < sections.count, sectionEdges[section] < bottom {
      // Only the first section can be held by its header: the others begin below the offset.
      appendCells(ofSection: section, from: offset, pinLine, to: bottom, into: &cells)
      section =
        sections[section].height > .zero
        ? section + 1 : firstSection(below: sectionEdges[section])
    }
    return cells
  }

  private func appendCells(
    ofSection section: Int, from offset: Length, _ pinLine: Length, to bottom: Length,
    into cells: inout [VisibleCell]
  ) {
    func append(_ cell: VisibleCell?) {
      if let cell { cells.append(cell) }
    }
    if let header = header(ofSection: section) {
      // A header that is held ends where rows begin to be seen, or is pushed out by its section's end.
      let isHeld = screen.sections[section].style.isHeaderPinned && offset > header.frame.y
      let top = isHeld ? pinLine - header.frame.height : header.frame.y
      append(VisibleCell(header, shownAt: top, from: offset, to: bottom))
    }
    let layout = sections[section]
    var row = layout.firstRow(below: pinLine - sectionEdges[section])
    while row < layout.rowCount {
      let cell = cell(at: RowPosition(section: section, row: row))
      guard cell.frame.y < bottom else { break }
      append(VisibleCell(cell, shownAt: cell.frame.y, from: pinLine, to: bottom))
      row =
        cell.frame.height > .zero
        ? row + 1 : layout.firstRow(below: cell.frame.y - sectionEdges[section])
    }
    if let footer = footer(ofSection: section) {
      append(VisibleCell(footer, shownAt: footer.frame.y, from: pinLine, to: bottom))
    }
  }
}
