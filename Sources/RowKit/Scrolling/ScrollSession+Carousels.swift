extension ScrollSession {
  /// How far the carousel of a row is scrolled from its leading end, in points.
  ///
  /// - Throws: ``ScrollError`` where there is no such page.
  public func carouselOffset(
    of row: RowID, on page: some Hashable & Sendable
  ) throws(ScrollError) -> Length {
    core.state.pages[try index(of: RowKey(page))].carousels[row] ?? .zero
  }

  /// Moves the carousel of a row; what it does not use goes to the caller.
  mutating func moveCarousel(
    _ row: RowID, by distance: Length, on page: RowKey?, _ generation: Int?
  ) throws(ScrollError) -> ScrollConsumption {
    let page = try index(of: page)
    let distance = try checked(distance)
    guard core.isCurrent(page, generation) else { return .remaining(distance) }
    let limit = try carouselLimit(row, page)
    let offset = core.state.pages[page].carousels[row] ?? .zero
    let moved = max(-offset, min(distance, limit - offset))
    core.state.pages[page].carousels[row] = offset + moved
    carouselLimits[page][row] = limit
    var consumed = ScrollConsumption()
    consumed.add(.carousel, moved)
    consumed.remaining = distance - moved
    return consumed
  }

  /// How far the carousel of a row can be scrolled.
  private func carouselLimit(_ row: RowID, _ page: Int) throws(ScrollError) -> Length {
    if let limit = carouselLimits[page][row] { return limit }
    let key = core.state.pages[page].id
    guard let cell = layouts[page].cell(for: row) else { throw .unknownRow(row, page: key) }
    guard let limit = cell.carouselLimit else { throw .noCarousel(row, page: key) }
    return limit
  }

  /// Keeps the carousels of rows that are still there, within their new ends.
  mutating func clampCarousels(_ page: Int) {
    carouselLimits[page] = [:]
    for (row, offset) in core.state.pages[page].carousels {
      let limit = layouts[page].cell(for: row)?.carouselLimit
      core.state.pages[page].carousels[row] = limit.map { min(offset, $0) }
      carouselLimits[page][row] = limit
    }
  }
}

extension Cell {
  /// The first carousel that it shows, and its frame; nil for none.
  package var carousel: (strip: CarouselStrip, frame: Rect)? {
    for fragment in fragments.lazy.flatMap(\.leaves) {
      if case .carousel(let strip) = fragment.kind { return (strip, fragment.frame) }
    }
    return nil
  }

  fileprivate var carouselLimit: Length? {
    carousel.map { max(.zero, $0.strip.width - $0.frame.width) }
  }
}
