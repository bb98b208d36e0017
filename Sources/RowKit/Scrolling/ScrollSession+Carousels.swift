extension ScrollSession {
  /// A carousel: the row that shows it, and the list in which that stands.
  struct CarouselKey: Hashable {
    let list: ScrollList
    let row: RowID
  }

  /// How far the carousel of a row is scrolled from its leading end, in points.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - page: The id of a page, or the name of a part of the header that is a screen.
  /// - Throws: ``ScrollError`` where there is no such page.
  public func carouselOffset(
    of row: RowID, on page: some Hashable & Sendable
  ) throws(ScrollError) -> Length {
    core.state.carousels(of: try list(of: RowKey(page)))[row] ?? .zero
  }

  /// Moves the carousel of a row; what it does not use goes to the caller.
  mutating func moveCarousel(
    _ row: RowID, by distance: Length, on page: RowKey?, _ generation: Int?
  ) throws(ScrollError) -> ScrollConsumption {
    let list = try list(of: page)
    let distance = try checked(distance)
    guard isCurrent(list, generation) else { return .unconsumed(distance) }
    let limit = try carouselLimit(CarouselKey(list: list, row: row))
    let offset = core.state.carousels(of: list)[row] ?? .zero
    let moved = max(-offset, min(distance, limit - offset))
    core.state.setCarousel(of: row, in: list, to: offset + moved)
    var consumed = ScrollConsumption()
    consumed.add(.carousel, moved)
    consumed.unconsumed = distance - moved
    return consumed
  }

  /// Whether a gesture still holds that began on a list; one on the header is one on the page that is shown.
  private func isCurrent(_ list: ScrollList, _ generation: Int?) -> Bool {
    switch list {
    case .page(let page): core.isCurrent(page, generation)
    case .part: core.isCurrent(core.state.active, generation)
    }
  }

  /// How far the carousel of a row can be scrolled.
  private mutating func carouselLimit(_ place: CarouselKey) throws(ScrollError) -> Length {
    if let limit = carouselLimits[place] { return limit }
    let key = key(of: place.list)
    guard let cell = layout(of: place.list)?.cell(for: place.row) else {
      throw .unknownRow(place.row, page: key)
    }
    guard let limit = cell.carouselLimit else { throw .noCarousel(place.row, page: key) }
    carouselLimits[place] = limit
    return limit
  }

  /// Keeps the carousels of rows that are still there, within their new ends.
  mutating func clampCarousels(_ list: ScrollList) {
    for (row, offset) in core.state.carousels(of: list) {
      let limit = layout(of: list)?.cell(for: row)?.carouselLimit
      core.state.setCarousel(of: row, in: list, to: limit.map { min(offset, $0) })
      carouselLimits[CarouselKey(list: list, row: row)] = limit
    }
  }

  /// Keeps those of the parts that the header still has.
  mutating func clampHeaderCarousels() {
    carouselLimits = carouselLimits.filter { place, _ in
      if case .page = place.list { true } else { false }
    }
    let old = core.state.parts
    core.state.parts = screen.header.parts.map { part in
      old.first { $0.name == part.name } ?? ScrollState.Part(name: part.name)
    }
    for part in screen.header.parts.indices { clampCarousels(.part(part)) }
  }
}

extension Cell {
  /// The first carousel that it shows, and its frame; nil for none.
  package var carousel: (strip: CarouselStrip, frame: LayoutRect)? {
    for fragment in fragments.lazy.flatMap(\.leaves) {
      if case .carousel(let strip) = fragment.kind { return (strip, fragment.frame) }
    }
    return nil
  }

  fileprivate var carouselLimit: Length? {
    carousel.map { max(.zero, $0.strip.width - $0.frame.width) }
  }
}
