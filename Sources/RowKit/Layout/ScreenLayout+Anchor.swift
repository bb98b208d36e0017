extension ScreenLayout {
  /// How far this layout is to be scrolled up when it takes the place of another, so that what is seen
  /// stays where it is.
  ///
  ///     let next = after.layout(in: environment)
  ///     offset = next.offset(after: difference, replacing: layout, from: offset)
  ///
  /// The first row whose bottom is below the viewport's top, and below a header that is pinned there, and
  /// that the difference keeps, stays where it is on the screen: its top does, whatever becomes of its
  /// height. It may have moved, also to another section; it may be below what is seen, where all that is
  /// seen goes; it may have no height. Headers and footers anchor nothing, and a pinned header that grows
  /// covers the row rather than move it.
  ///
  /// At an offset of 0 or less nothing is anchored, so rows that come on top are seen. The ends of the
  /// content go before the anchor: the result is at least 0 and at most ``maxOffset(height:)``, in a lazy
  /// layout once the rows down to the end are measured. ``prepare(after:replacing:from:toggled:height:margin:)``
  /// finds the exact offset of a lazy layout.
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
  ///   - height: The height of the viewport, in points; each environment's own unless given. One below
  ///     zero counts as zero.
  /// - Precondition: The difference is that of the two layouts' screens, or of equal ones.
  /// - Complexity: O(s + c log c + log n) in the sections, changes and rows, and linear in the cells that
  ///   are seen where a row is toggled. Rows are compared only where the screens of the difference do not
  ///   share the storage of the layouts' screens.
  public func offset(
    after difference: ScreenDifference, replacing old: ScreenLayout, from offset: Length,
    toggled: RowID? = nil, height: Length? = nil
  ) -> Length {
    let anchor = anchor(
      after: difference, replacing: old, from: offset, toggled: toggled, height: height)
    return clamped(anchor?.offset ?? offset, height: height)
  }

  /// What stays where it is on the screen.
  struct Anchor {
    /// The header, row or footer, as it is in this layout.
    var cell: Cell
    /// How far its top is below the viewport's top.
    var distance: Length
    /// Whether a person expanded or collapsed it.
    var isToggled = false

    /// The offset at which it stands there.
    var offset: Length { cell.frame.y - distance }
  }

  /// What stays where it is when this layout takes the place of another; nil where nothing does.
  ///
  /// `height` is that of what was seen of the old layout.
  func anchor(
    after difference: ScreenDifference, replacing old: ScreenLayout, from offset: Length,
    toggled: RowID?, height: Length?
  ) -> Anchor? {
    precondition(
      difference.old == old.screen && difference.new == screen,
      "The difference is that of the screens of two other layouts.")
    if let seen = toggled.flatMap({ old.cellInPlace($0, at: offset, height: height) }),
      let cell = cell(of: seen, after: difference)
    {
      return shown(
        Anchor(cell: cell, distance: seen.frame.y - offset, isToggled: true))
    }
    guard offset > .zero,
      let row = old.firstRow(
        belowPinLineAt: offset, inSections: difference.keeps(section:), where: difference.keeps),
      let cell = cell(of: old.cell(at: row), after: difference)
    else { return nil }
    return Anchor(cell: cell, distance: old.cell(at: row).frame.y - offset)
  }

  /// An anchor, brought to the top where a person toggled it and would not see it otherwise.
  func shown(_ anchor: Anchor) -> Anchor {
    let cell = anchor.cell
    guard anchor.isToggled, cell.frame.maxY <= pinLine(at: anchor.offset)
    else { return anchor }
    return Anchor(cell: cell, distance: cell.frame.y - topOffset(of: cell), isToggled: true)
  }

  /// The cell with an id if a part of it is seen, where it stands.
  private func cellInPlace(_ id: RowID, at offset: Length, height: Length?) -> Cell? {
    let seen = visibleCells(offset: offset, height: height).first { $0.cell.row.id == id }
    return seen.flatMap { $0.isDisplaced ? nil : $0.cell }
  }

  /// The cell of an older layout as it is here, or nil if a difference does not keep it.
  private func cell(of old: Cell, after difference: ScreenDifference) -> Cell? {
    if let position = old.position { return difference.newPosition(of: position).map(cell(at:)) }
    return difference.newIndex(ofSection: old.section).flatMap {
      old.role == .header ? header(ofSection: $0) : footer(ofSection: $0)
    }
  }
}
