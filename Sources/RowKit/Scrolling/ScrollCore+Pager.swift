extension ScrollCore {
  /// Whether a finger moves the pages, and so nothing else.
  var isPagerDragged: Bool {
    if case .dragged = state.pager.mode { true } else { false }
  }

  /// Shows a page at once, as a touch on its segment does.
  mutating func tap(_ page: Int) -> ScrollConsumption {
    let before = state.pager.x
    let over = state.overscroll
    if page != state.active || state.pager.mode != .idle { commit(page, .tapped) }
    var consumed = ScrollConsumption()
    consumed.add(.pager, state.pager.x - before)
    consumed.add(.overscroll, state.overscroll - over)
    return consumed
  }

  /// A finger moves the pages.
  mutating func dragPager(by delta: Length) -> ScrollConsumption {
    if !isPagerDragged { state.pager.mode = .dragged(from: state.active) }
    return movePager(to: state.pager.x + delta)
  }

  /// The finger lets go, with momentum that would carry the pages on by a distance.
  ///
  /// Without a drag before it there is nothing to let go.
  mutating func releasePager(distance: Length) {
    guard case .dragged(let start) = state.pager.mode else { return }
    state.pager.mode = .settling(to: target(from: start, distance: distance))
  }

  /// The page on which the pages come to rest that a finger began to move on another.
  private func target(from start: Int, distance: Length) -> Int {
    let page = state.pager.index(at: state.pager.x + distance)
    return min(max(start - 1, page), start + 1)
  }

  /// The pages come to rest; under a finger that was lifted unheard, as if it had let go without momentum.
  mutating func settlePager() {
    switch state.pager.mode {
    case .settling(let page): commit(page, .idle)
    case .reported: commit(state.pager.index, .idle)
    case .dragged(let start): commit(target(from: start, distance: .zero), .idle)
    case .tapped: state.pager.mode = .idle
    case .idle: break
    }
  }

  /// A host says where its pages are.
  mutating func reportPager(x: Length) -> ScrollConsumption {
    switch state.pager.mode {
    case .tapped:
      if x == state.pager.x { state.pager.mode = .idle }
      return .unconsumed(x - state.pager.x)
    case .dragged, .settling, .reported:
      return movePager(to: x)
    case .idle:
      let consumed = movePager(to: x)
      if consumed.pager != .zero { state.pager.mode = .reported }
      return consumed
    }
  }

  private mutating func movePager(to x: Length) -> ScrollConsumption {
    let before = state.pager.x
    state.pager.x = min(max(.zero, x), state.pager.maxX)
    var consumed = ScrollConsumption()
    consumed.add(.pager, state.pager.x - before)
    consumed.unconsumed = x - state.pager.x
    return consumed
  }

  /// Shows a page.
  mutating func commit(_ page: Int, _ mode: ScrollState.Pager.Mode) {
    if page != state.active {
      state.active = page
      state.overscroll = .zero
      state.generation += 1
    }
    rest(on: page, mode)
  }

  mutating func rest(on page: Int, _ mode: ScrollState.Pager.Mode) {
    state.pager.x = state.pager.width * page
    state.pager.mode = mode
  }
}
