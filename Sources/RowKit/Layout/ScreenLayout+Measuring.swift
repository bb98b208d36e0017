extension ScreenLayout {
  /// Measures around an offset, and gives that at which what is seen stays where it is.
  ///
  /// Held at the top, the content stays where it is: nothing is above, so what is there is seen.
  mutating func measure(
    around offset: Length, from previous: Length?, isHeldAtTop: Bool, _ room: MeasuringWindow
  ) -> Length {
    guard let row = anchor(at: offset, from: previous, room) else { return offset }
    let cell = cell(at: row)
    let anchor = Anchor(cell: cell, distance: cell.frame.y - offset)
    return measure(
      around: anchor, heldAt: isHeldAtTop ? offset : nil, past: overshoot(of: offset, room), room)
  }

  /// Measures around what stays where it is, and gives the offset at which it does, or at which the content
  /// is held; no further past the ends of the content than by an overshoot.
  mutating func measure(
    around anchor: Anchor, heldAt fixed: Length? = nil,
    past overshoot: (top: Length, end: Length) = (.zero, .zero), _ room: MeasuringWindow
  ) -> Length {
    let pass = self.pass
    var anchor = anchor
    // Where the content ends above the viewport's bottom, what is seen moves down, and rows come in that
    // were not near. Each round measures at least one, or moves.
    while true {
      let offset = held(fixed ?? anchor.offset, past: overshoot, room)
      guard let row = nearestRow(of: anchor.cell) else { return offset }
      let isMeasured = measure(around: row, at: top(of: row) - offset, room, in: pass)
      anchor.cell = refreshed(anchor.cell)
      anchor = shown(anchor)
      if !isMeasured, held(fixed ?? anchor.offset, past: overshoot, room) == offset {
        return offset
      }
    }
  }

  /// How far an offset is past the ends of the content: above its top, zero or less; and below its end,
  /// where that is known.
  private func overshoot(of offset: Length, _ room: MeasuringWindow) -> (top: Length, end: Length) {
    let end = isEndKnown(at: offset) ? offset - maxOffset(height: room.height) : .zero
    return (min(.zero, offset), max(.zero, end))
  }

  /// The offset nearest to another that is no further past the ends of the content.
  func held(
    _ offset: Length, past overshoot: (top: Length, end: Length), _ room: MeasuringWindow
  ) -> Length {
    let end = maxOffset(height: room.height) + overshoot.end
    return max(overshoot.top, isEndKnown(at: offset) ? min(offset, end) : offset)
  }

  /// The row that stays where it is on the screen while others are measured: the first that is seen and
  /// measured, of those that were seen before if there are any; or else the first that is seen, or else the
  /// last of all.
  private func anchor(
    at offset: Length, from previous: Length?, _ room: MeasuringWindow
  ) -> RowPosition? {
    let measured = visibleCells(offset: offset, height: room.height).map(\.cell)
      .filter { $0.role == .row && !$0.isEstimated }
    let stays = previous.flatMap { previous in
      let pinLine = pinLine(at: previous)
      return measured.first {
        $0.frame.maxY > pinLine && $0.frame.y < previous + room.height
      }
    }
    return (stays ?? measured.first)?.position ?? firstRow(belowPinLineAt: offset) ?? lastRow
  }

  /// Measures downwards and upwards from a row, whose top is at a distance from the viewport's, until the
  /// viewport and its margins are full; false where there is none to measure.
  private mutating func measure(
    around anchor: RowPosition, at distance: Length, _ room: MeasuringWindow, in pass: LayoutPass
  ) -> Bool {
    var isMeasured = false
    let bottom = room.height + room.margin
    var (section, row) = (anchor.section, anchor.row)
    var y = distance
    while section < sections.count {
      let below = sections[section].measureDown(
        from: row, height: bottom - y, of: screen.sections[section], in: pass)
      isMeasured = isMeasured || below.isMeasured
      y = y + below.height + sections[section].height - sections[section].rowsBottom
      section += 1
      row = 0
      if section < sections.count { y = y + sections[section].rowsTop }
      if y >= bottom { break }
    }
    (section, row) = (anchor.section, anchor.row)
    y = distance
    while section >= 0 {
      let above = sections[section].measureUp(
        from: row, height: y + room.margin, of: screen.sections[section], in: pass)
      isMeasured = isMeasured || above.isMeasured
      y = y - above.height - sections[section].rowsTop
      section -= 1
      row = .max
      if section >= 0 { y = y - (sections[section].height - sections[section].rowsBottom) }
      if y <= -room.margin { break }
    }
    if isMeasured { finish(pass) }
    return isMeasured
  }

  private func top(of position: RowPosition) -> Length {
    sectionEdges[position.section] + sections[position.section].rowTop(position.row)
  }

  /// The row itself; for a header or footer, one beside it.
  private func nearestRow(of cell: Cell) -> RowPosition? {
    if let position = cell.position { return position }
    let edge = cell.role == .header ? cell.frame.y : cell.frame.maxY
    return firstRow(belowPinLineAt: edge) ?? lastRow
  }

  /// A cell as it is now.
  private func refreshed(_ cell: Cell) -> Cell {
    if let position = cell.position { return self.cell(at: position) }
    let edge =
      cell.role == .header
      ? header(ofSection: cell.section) : footer(ofSection: cell.section)
    return edge ?? cell
  }
}
