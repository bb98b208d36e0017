extension ScreenLayout {
  /// Measures the rows that are seen at an offset and those near them, where their heights are estimates.
  ///
  /// What is seen does not move: the result is the offset at which the first row that is seen stands
  /// where it stood. At the top, where nothing is above, that is the offset given.
  ///
  ///     offset = layout.prepare(around: offset)
  ///     show(layout.visibleCells(offset: offset))
  ///
  /// Until a row was prepared, its frame is an estimate, and ``Cell/isEstimated`` says so; so is the
  /// place of all below it. In an exact layout there is nothing to measure.
  ///
  /// - Parameters:
  ///   - offset: How far the content is scrolled up, in points.
  ///   - height: The height of the viewport; the environment's unless given.
  ///   - margin: How far above and below the viewport rows are measured too, in points; half of the
  ///     viewport's height unless given.
  /// - Returns: The offset that shows the same rows in the same places.
  /// - Complexity: O(log n + k + s + n / 256) in all rows, the k that are near and the sections, and in
  ///   the text of those that are measured. O(log n + k) where none near is an estimate.
  public mutating func prepare(
    around offset: Length, height: Length? = nil, margin: Length? = nil
  ) -> Length {
    guard case .lazy = measurement else { return offset }
    let height = max(.zero, (height ?? environment.viewportHeight).bounded)
    let margin = max(.zero, (margin ?? height.scaled(by: 1, over: 2)).bounded)
    let anchor = offset > .zero ? firstRow(belowPinLineAt: offset) : nil
    let distance = anchor.map { top(of: $0) - offset }
    var offset = offset
    let pass = self.pass
    // Rows may turn out lower than they were thought to be, and let others near: each round measures at
    // least one row, until none near is an estimate.
    while measure(from: offset - margin, to: offset + height + margin, in: pass) {
      finish(pass)
      if let anchor, let distance { offset = top(of: anchor) - distance }
    }
    return offset
  }

  /// Measures the rows between two distances from the content's top; false where there is none to
  /// measure.
  private mutating func measure(from top: Length, to bottom: Length, in pass: LayoutPass) -> Bool {
    var isMeasured = false
    var index = firstSection(below: top)
    // How far the sections above have grown on the way.
    var growth = Length.zero
    while index < sections.count, sectionEdges[index] + growth < bottom {
      if !sections[index].estimated.isEmpty {
        let edge = sectionEdges[index] + growth
        let height = sections[index].height
        if sections[index].measure(
          from: top - edge, to: bottom - edge, of: screen.sections[index], in: pass)
        {
          isMeasured = true
        }
        growth = growth + sections[index].height - height
      }
      index += 1
    }
    return isMeasured
  }

  private func top(of position: RowPosition) -> Length {
    sectionEdges[position.section] + sections[position.section].rowTop(position.row)
  }

  /// The first row whose bottom is below the pin line.
  ///
  /// - Complexity: O(log n), and O(s) in the empty sections that follow.
  private func firstRow(belowPinLineAt offset: Length) -> RowPosition? {
    let pinLine = pinLine(at: offset)
    for index in firstSection(below: offset)..<sections.count {
      let row = sections[index].firstRow(below: pinLine - sectionEdges[index])
      if row < sections[index].rowCount { return RowPosition(section: index, row: row) }
    }
    return nil
  }
}
