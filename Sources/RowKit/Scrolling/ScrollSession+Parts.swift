extension ScrollSession {
  /// The parts of the header, where they stand.
  ///
  /// They move up together by what the header has collapsed, and a pinned one stops below the pinned ones
  /// above it. A header that stretches past the top does so in its first part that is not pinned.
  ///
  /// - Complexity: O(n) in the parts.
  public var headerParts: [PlacedPart] {
    var placed: [PlacedPart] = []
    forEachPart { placed.append($0) }
    return placed
  }

  /// Calls a closure with each part where it stands, from the top.
  private func forEachPart(_ body: (PlacedPart) -> Void) {
    let parts = screen.header.parts
    let stretched = parts.firstIndex { !$0.isPinned } ?? 0
    var (y, pinned) = (core.state.headerHeight - core.rule.max, Length.zero)
    for index in parts.indices {
      let height = header.heights[index] + (index == stretched ? headerStretch : .zero)
      let top = parts[index].isPinned ? max(y, pinned) : y
      let covered = parts[index].isPinned ? Length.zero : pinned
      if parts[index].isPinned { pinned = pinned + height }
      y = y + height
      body(
        PlacedPart(
          part: parts[index], top: top, height: height,
          cutTop: min(height, max(.zero, covered - top)),
          cutBottom: min(height, max(.zero, top + height - core.viewport.height)),
          layout: header.layouts[index]))
    }
  }

  /// Calls a closure with each part that is a screen: its name, its layout, and the rows that are seen.
  func forEachScreenPart(_ body: (_ name: String, ScreenLayout, RowSpan) -> Void) {
    if header.screens.isEmpty { return }
    forEachPart { placed in
      guard let layout = placed.layout else { return }
      let rows = layout.rows(seenFrom: placed.cutTop, to: placed.height - placed.cutBottom)
      body(placed.part.name, layout, rows)
    }
  }

  /// How far the header has to collapse until a place of a part, in points from the part's top, is at the
  /// top of the screen, or below the pinned parts there; nil for a part that stays there itself.
  func collapse(showing y: Length, ofPart index: Int) -> Length? {
    let parts = screen.header.parts
    if parts[index].isPinned { return nil }
    // Pinned parts above it stay as it moves up to them.
    let moving = parts[..<index].indices.filter { !parts[$0].isPinned }
    return moving.reduce(y) { $0 + header.heights[$1] }
  }
}
