/// The parts of a header with their heights, and the rule that comes of them.
struct HeaderLayout: Sendable {
  let heights: [Length]
  /// The layouts of the parts that are screens.
  let layouts: [ScreenLayout?]
  /// The indices of those parts.
  let screens: [Int]
  let rule: HeaderRule

  init(
    _ header: ScrollHeader, in environment: LayoutEnvironment, pages: Int
  ) throws(ScrollError) {
    if header.isLimitedByContent, pages > 1 { throw .contentOfPages(count: pages) }
    layouts = header.parts.map { part in
      if case .screen(let screen) = part.content { screen.layout(in: environment) } else { nil }
    }
    screens = layouts.indices.filter { [layouts] in layouts[$0] != nil }
    heights = zip(header.parts, layouts).map { part, layout in
      switch part.content {
      case .view(let height), .tabs(let height): height
      case .screen: layout?.contentHeight ?? .zero
      }
    }
    rule = try header.rule(heights: heights)
  }
}

/// A part of a header where it stands on the screen.
public struct PlacedPart: Sendable {
  /// The part.
  public let part: HeaderPart
  /// Where its top is, in points from the screen's top; below zero while it is cut.
  public let top: Length
  /// How high it is drawn, in points.
  public let height: Length
  /// The height of what is cut off above, in points: by the screen's top, or by pinned parts that it has
  /// moved under.
  public let cutTop: Length
  /// The height of what is cut off below, by the screen's bottom, in points.
  public let cutBottom: Length
  /// The layout of a part that is a screen.
  public let layout: ScreenLayout?

  /// The height of what is seen, in points.
  public var visibleHeight: Length { max(.zero, height - cutTop - cutBottom) }
}

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
    var (y, pinned) = (core.state.extent - core.rule.max, Length.zero)
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

  /// The cells of the page that is shown of which a part is seen; a cell's top is where it stands in the page's
  /// content, ``shownOffset`` less ``bodyTop`` above where it is on the screen.
  public var visibleCells: [VisibleCell] {
    layouts[core.state.active].visibleCells(
      offset: shownOffset, height: max(.zero, core.viewport.height - bodyTop))
  }
}
