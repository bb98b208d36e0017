extension ScreenLayout {
  /// How far this layout is to be scrolled up when it takes the place of another, so that what is seen
  /// stays where it is.
  ///
  ///     let next = after.layout(in: environment)
  ///     offset = next.offset(after: difference, from: layout, at: offset)
  ///
  /// The first row whose bottom is below the viewport's top, and below a header that is pinned there, and
  /// that the difference keeps, stays where it is on the screen: its top does, whatever becomes of its
  /// height. It may have moved, also to another section; it may be below what is seen, where all that is
  /// seen goes; it may have no height. Headers and footers anchor nothing, and a pinned header that grows
  /// covers the row rather than move it.
  ///
  /// At an offset of 0 or less nothing is anchored, so rows that come on top are seen. The ends of the
  /// content go before the anchor: the result is at least 0 and at most ``maxOffset(height:)``.
  ///
  /// A row that a person expands or collapses is anchored itself, if a part of it is seen: its top stays
  /// where it is, at any offset. If nothing of it would then be below the pinned header, its top comes to
  /// the top of the viewport, below that header. So does a header or footer, but for a pinned header that
  /// is held away from its place, which stays where it is by itself.
  ///
  /// The layouts may have different environments, as before and after the device is turned; the difference
  /// of a screen from itself is empty.
  ///
  /// - Parameters:
  ///   - difference: What changed from the other layout's screen to this one's.
  ///   - old: The layout that was shown.
  ///   - offset: How far it was scrolled up, in points.
  ///   - toggled: The id of the row that a person expanded or collapsed; nil for any other change.
  ///   - height: The height of the viewport, in points; each environment's own unless given.
  /// - Precondition: The difference is that of the two layouts' screens.
  /// - Complexity: O(s + c log c + log n) in the sections, changes and rows, and linear in the cells that
  ///   are seen where a row is toggled. Rows are not compared.
  public func offset(
    after difference: ScreenDifference, from old: ScreenLayout, at offset: Length,
    toggled: RowID? = nil, height: Length? = nil
  ) -> Length {
    clamped(
      anchoredOffset(after: difference, from: old, at: offset, toggled: toggled, height: height),
      height: height)
  }

  /// The offset after a difference, before it is held within the content.
  ///
  /// `height` is that of what was seen of the old layout.
  func anchoredOffset(
    after difference: ScreenDifference, from old: ScreenLayout, at offset: Length,
    toggled: RowID?, height: Length?
  ) -> Length {
    precondition(
      difference.old.sections.count == old.screen.sections.count
        && difference.new.sections.count == screen.sections.count,
      "The difference is that of the screens of two other layouts.")
    if let seen = toggled.flatMap({ old.cellInPlace($0, at: offset, height: height) }),
      let cell = cell(of: seen, after: difference)
    {
      let kept = offset + cell.frame.y - seen.frame.y
      return cell.frame.maxY > pinLine(at: kept) ? kept : topOffset(of: cell)
    }
    guard offset > .zero, let anchor = old.firstRow(keptBy: difference, at: offset),
      let cell = cell(of: anchor, after: difference)
    else { return offset }
    return offset + cell.frame.y - anchor.frame.y
  }

  /// The cell with an id if a part of it is seen, where it stands.
  private func cellInPlace(_ id: RowID, at offset: Length, height: Length?) -> Cell? {
    let seen = visibleCells(offset: offset, height: height).first { $0.cell.row.id == id }
    return seen.flatMap { $0.isDisplaced ? nil : $0.cell }
  }

  /// The first row whose bottom is below the pin line, of those that a difference keeps.
  private func firstRow(keptBy difference: ScreenDifference, at offset: Length) -> Cell? {
    let pinLine = pinLine(at: offset)
    for section in firstSection(below: offset)..<sections.count
    where difference.keeps(section: section) {
      let layout = sections[section]
      for row in layout.firstRow(below: pinLine - sectionEdges[section])..<layout.rowCount {
        let position = RowPosition(section: section, row: row)
        if difference.keeps(position) { return cell(at: position) }
      }
    }
    return nil
  }

  /// The cell of an older layout as it is here, or nil if a difference does not keep it.
  private func cell(of old: Cell, after difference: ScreenDifference) -> Cell? {
    if let position = old.position { return difference.newPosition(of: position).map(cell(at:)) }
    return difference.newIndex(ofSection: old.section).flatMap {
      old.role == .header ? header(ofSection: $0) : footer(ofSection: $0)
    }
  }
}
