extension ScreenLayout {
  /// Where rows begin to be seen, in points from the content's top: at the top of the viewport, or at
  /// the bottom of the pinned header that is held there or pushed out.
  ///
  /// - Complexity: O(log n) in the sections.
  func pinLine(at offset: Length) -> Length {
    let section = firstSection(below: offset)
    guard section < sections.count, sectionEdges[section] < offset else { return offset }
    let height = pinnedHeight(inSection: section)
    return max(offset, min(offset + height, sectionEdges[section + 1]))
  }

  /// The height of a section's header if that is pinned, in points, else zero.
  func pinnedHeight(inSection section: Int) -> Length {
    screen.sections[section].style.isHeaderPinned ? sections[section].headerHeight : .zero
  }

  /// The offset at which a cell is at the top of the viewport, below its section's pinned header.
  func topOffset(of cell: Cell) -> Length {
    guard cell.role != .header else { return cell.frame.y }
    return cell.frame.y - pinnedHeight(inSection: cell.section)
  }

  /// The first row whose bottom is below the pin line, of those in some sections that satisfy a condition.
  ///
  /// - Complexity: O(log n) and the rows and sections that are passed over.
  func firstRow(
    belowPinLineAt offset: Length, inSections isIncluded: (Int) -> Bool = { _ in true },
    where isWanted: (RowPosition) -> Bool = { _ in true }
  ) -> RowPosition? {
    let pinLine = pinLine(at: offset)
    for section in firstSection(below: offset)..<sections.count where isIncluded(section) {
      let layout = sections[section]
      for row in layout.firstRow(below: pinLine - sectionEdges[section])..<layout.rowCount {
        let position = RowPosition(section: section, row: row)
        if isWanted(position) { return position }
      }
    }
    return nil
  }

  /// The first section whose bottom is below an offset.
  ///
  /// - Complexity: O(log n) in the sections.
  func firstSection(below offset: Length) -> Int {
    sections.indices.partitioningIndex { sectionEdges[$0 + 1] > offset }
  }
}
