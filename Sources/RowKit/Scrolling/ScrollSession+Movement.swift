extension ScrollSession {
  /// Moves the page that is shown and the header.
  mutating func move(
    by distance: Length, on page: RowKey?, _ generation: Int?, bounces: Bool
  ) throws(ScrollError) -> ScrollConsumption {
    let page = try index(of: page)
    let distance = try checked(distance)
    guard case .lazy = layouts[page].measurement, core.isCurrent(page, generation) else {
      return core.move(by: distance, on: page, generation: generation, bounces: bounces)
    }
    return moveMeasuring(by: distance, bounces: bounces)
  }

  /// Moves in steps no longer than what is measured around, so that no estimate is in the way.
  private mutating func moveMeasuring(by distance: Length, bounces: Bool) -> ScrollConsumption {
    var rest = distance
    var consumed = ScrollConsumption()
    while rest != .zero {
      prepare(core.state.active)
      let step = max(-room.margin, min(rest, room.margin))
      let part = core.move(by: step, bounces: bounces)
      consumed.add(part)
      rest = rest - step
      let isPastEnd = step > .zero ? core.state.overscroll > .zero : core.state.overscroll < .zero
      if isPastEnd || part.unconsumed != .zero {
        // The end is measured, and all that is left goes the same way.
        consumed.add(core.move(by: rest, bounces: bounces))
        rest = .zero
      }
    }
    prepare(core.state.active)
    return consumed
  }

  /// What is measured of a page: what is seen below a header that is collapsed, and something around it.
  var room: MeasuringWindow { Self.room(in: core.viewport, below: core.rule.min) }

  static func room(in viewport: LayoutSize, below header: Length) -> MeasuringWindow {
    MeasuringWindow(
      height: max(.zero, viewport.height - header), margin: max(1, viewport.height / 2))
  }

  /// Measures what is seen of a page and what is near, and moves nothing on the screen.
  mutating func prepare(_ page: Int) {
    guard case .lazy = layouts[page].measurement else { return }
    let offset = measure(page, at: core.state.pages[page].offset)
    core.measured(ScrollCore.Content(layouts[page], at: offset), of: page, offset: offset)
  }

  /// Measures what is seen of a page at an offset, and near it; the result shows the same rows in the same
  /// places.
  mutating func measure(_ page: Int, at offset: Length) -> Length {
    layouts[page].prepare(around: offset, height: room.height, margin: room.margin)
  }

  mutating func prepareAll() {
    for page in layouts.indices { prepare(page) }
  }

  /// Scrolls a page, or the header, to what the program wants to be seen.
  mutating func scroll(
    _ key: RowKey?, to target: ScrollTarget
  ) throws(ScrollError) -> ScrollConsumption {
    switch try list(of: key) {
    case .page(let page): return try scrollPage(page, to: target)
    case .part(let part):
      let y = try place(of: target, inPart: part)
      return core.scrollHeader(collapse: collapse(showing: y, ofPart: part))
    }
  }

  /// Where what the program wants to be seen stands in a part of the header, in points from its top.
  private func place(
    of target: ScrollTarget, inPart part: Int
  ) throws(ScrollError) -> Length {
    guard let layout = header.layouts[part] else { return .zero }
    let name = key(of: .part(part))
    switch target {
    case .top: return .zero
    case .offset(let offset): return try checked(offset)
    case .section(let key):
      guard let section = layout.index(ofSection: key) else {
        throw .unknownSection(key, page: name)
      }
      return layout.frame(ofSection: section).y
    case .row(let row):
      guard let cell = layout.cell(for: row) else { throw .unknownRow(row, page: name) }
      return layout.topOffset(of: cell)
    }
  }

  private mutating func scrollPage(
    _ page: Int, to target: ScrollTarget
  ) throws(ScrollError) -> ScrollConsumption {
    let id = core.state.pages[page].id
    switch target {
    case .top: return core.scrollToTop(page)
    case .offset(let offset):
      let offset = try checked(offset)
      measure(page) { _ in offset }
      return core.scroll(page, to: offset)
    case .section(let key):
      guard let section = layouts[page].index(ofSection: key) else {
        throw .unknownSection(key, page: id)
      }
      measure(page) { $0.frame(ofSection: section).y }
      return core.scroll(page, to: layouts[page].frame(ofSection: section).y)
    case .row(let row):
      guard layouts[page].cell(for: row) != nil else { throw .unknownRow(row, page: id) }
      measure(page) { layout in layout.cell(for: row).map(layout.topOffset) ?? .zero }
      guard let cell = layouts[page].cell(for: row) else { return ScrollConsumption() }
      return core.scroll(page, to: layouts[page].topOffset(of: cell), showing: cell.frame.maxY)
    }
  }

  /// Measures around a place of a page until measuring moves it no more.
  private mutating func measure(_ page: Int, around target: (ScreenLayout) -> Length) {
    guard case .lazy = layouts[page].measurement else { return }
    func place() -> Length { max(.zero, min(target(layouts[page]), maxOffset(ofPageAt: page))) }
    var (offset, measured): (Length, Length)
    repeat {
      offset = place()
      measured = measure(page, at: offset)
      // What was measured around may be elsewhere, and so may the target.
    } while measured != offset || place() != offset
    // The page itself stays where it is until it is scrolled; its end may be known now.
    core.contents[page] = ScrollCore.Content(layouts[page], at: offset)
  }
}

extension ScreenLayout {
  /// The index of the first section with a key, or nil.
  fileprivate func index(ofSection key: RowKey) -> Int? {
    screen.sections.firstIndex { $0.key == key }
  }
}
