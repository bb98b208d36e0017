extension ScreenLayout {
  /// Measures the rows that are seen at an offset and those near them, where their heights are estimates.
  ///
  /// What is seen does not move: the result is the offset at which the first row that is seen, and was
  /// measured before, stands where it stood. At the top, where nothing is above, that is the offset given.
  /// The ends of the content go before: where it turns out to end above the viewport's bottom, it is moved
  /// down, unless the offset was past its end already.
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
  ///     viewport's height unless given. Heights and margins below zero count as zero.
  /// - Returns: The offset that shows the same rows in the same places.
  /// - Complexity: O(log n + k + s + n / 256) in all rows, the k that are near and the sections, and in
  ///   the text of those that are measured. O(log n + k) where none near is an estimate.
  public mutating func prepare(
    around offset: Length, height: Length? = nil, margin: Length? = nil
  ) -> Length {
    guard case .lazy = measurement else { return offset }
    let height = max(.zero, (height ?? environment.viewportHeight).bounded)
    let margin = max(.zero, (margin ?? height.scaled(by: 1, over: 2)).bounded)
    let pass = self.pass
    var offset = offset
    // Where rows turn out lower, the content may end above the viewport's bottom: then what is seen moves
    // down, and rows come in that were not near. Each round measures at least one.
    while let anchor = anchor(at: offset, height: height) {
      let distance = top(of: anchor) - offset
      let overshoot = max(.zero, offset - maxOffset(height: height))
      guard measure(around: anchor, at: distance, height: height, margin: margin, in: pass) else {
        return offset
      }
      finish(pass)
      let kept = offset > .zero ? top(of: anchor) - distance : offset
      offset = min(kept, clamped(kept, height: height) + overshoot)
    }
    return offset
  }

  /// Measures what is seen when a cell is scrolled to, and gives the offset that shows it there.
  ///
  /// As ``offset(showing:at:from:height:)``, which in a lazy layout goes by estimates.
  ///
  /// - Parameters:
  ///   - id: The id of a row, header or footer.
  ///   - alignment: Where it is to be seen.
  ///   - current: How far the content is scrolled up now, in points.
  ///   - height: The height of the viewport; the environment's unless given.
  /// - Returns: The offset, or nil if the id is not there.
  /// - Complexity: That of ``prepare(around:height:margin:)``, a few times.
  public mutating func prepare(
    showing id: RowID, at alignment: ScrollAlignment, from current: Length, height: Length? = nil
  ) -> Length? {
    guard var offset = offset(showing: id, at: alignment, from: current, height: height) else {
      return nil
    }
    // What is measured moves the cell, and lets others come near; each round measures some of them.
    while true {
      _ = prepare(around: offset, height: height)
      guard let next = self.offset(showing: id, at: alignment, from: current, height: height),
        next != offset
      else { return offset }
      offset = next
    }
  }

  /// The row that stays where it is on the screen while others are measured: the first that is seen and was
  /// measured before, or else the first that is seen, or else the last or the first of all.
  private func anchor(at offset: Length, height: Length) -> RowPosition? {
    if let first = firstRow(belowPinLineAt: offset) {
      var position = first
      while top(of: position) < offset + height {
        let section = sections[position.section]
        let isSeen = section.rowBottom(position.row) > section.rowTop(position.row)
        if isSeen, !section.isEstimated(position.row) { return position }
        guard let next = row(after: position) else { break }
        position = next
      }
      return first
    }
    let last = sections.lastIndex { $0.rowCount > 0 }
    return last.map { RowPosition(section: $0, row: sections[$0].rowCount - 1) }
  }

  private func row(after position: RowPosition) -> RowPosition? {
    if position.row + 1 < sections[position.section].rowCount {
      return RowPosition(section: position.section, row: position.row + 1)
    }
    let next = sections[(position.section + 1)...].firstIndex { $0.rowCount > 0 }
    return next.map { RowPosition(section: $0, row: 0) }
  }

  /// Measures downwards and upwards from a row until the viewport and its margins are full; false where
  /// there is none to measure.
  private mutating func measure(
    around anchor: RowPosition, at distance: Length, height: Length, margin: Length,
    in pass: LayoutPass
  ) -> Bool {
    var isMeasured = false
    var (section, row) = (anchor.section, anchor.row)
    var y = distance
    while section < sections.count {
      let below = sections[section].measureDown(
        from: row, height: height + margin - y, of: screen.sections[section], in: pass)
      isMeasured = isMeasured || below.isMeasured
      y = y + below.height + sections[section].height - sections[section].rowsBottom
      section += 1
      row = 0
      if section < sections.count { y = y + sections[section].rowsTop }
      if y >= height + margin { break }
    }
    (section, row) = (anchor.section, anchor.row)
    y = distance
    while section >= 0 {
      let above = sections[section].measureUp(
        from: row, height: y + margin, of: screen.sections[section], in: pass)
      isMeasured = isMeasured || above.isMeasured
      y = y - above.height - sections[section].rowsTop
      section -= 1
      row = .max
      if section >= 0 { y = y - (sections[section].height - sections[section].rowsBottom) }
      if y <= -margin { break }
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
