extension ScrollCore {
  /// Moves a page and the header, unless the gesture is stale: begun on a page that is not shown, in an old
  /// generation, or while a finger moves the pages.
  mutating func move(
    by delta: Length, on page: Int, generation: Int?, bounces: Bool
  ) -> ScrollConsumption {
    isCurrent(page, generation) ? move(by: delta, bounces: bounces) : .unconsumed(delta)
  }

  /// Whether a gesture still holds that began on a page, in a generation; nil is now.
  func isCurrent(_ page: Int, _ generation: Int?) -> Bool {
    page == state.active && (generation ?? state.generation) == state.generation && !isPagerDragged
  }

  /// Moves the shown page and the header: what a finger does, with `bounces`, or momentum, without.
  mutating func move(by delta: Length, bounces: Bool) -> ScrollConsumption {
    var movement = Movement(rest: delta)
    let page = state.active
    if delta > .zero {
      movement.take(.overscroll, atMost: max(.zero, -state.overscroll))
      movement.take(.header, atMost: state.headerHeight - rule.min)
      movement.take(.page, atMost: maxOffset(page) - state.pages[page].offset)
    } else {
      movement.take(.overscroll, atMost: max(.zero, state.overscroll))
      movement.take(.header, atMost: max(.zero, rule.reveal - state.headerHeight))
      movement.take(.page, atMost: state.pages[page].offset)
      movement.take(.header, atMost: rule.max - state.headerHeight + movement.consumed.header)
    }
    if bounces, rule.bounce != .none { movement.take(.overscroll, atMost: movement.rest.magnitude) }
    movement.consumed.unconsumed = movement.rest

    state.overscroll = state.overscroll + movement.consumed.overscroll
    state.headerHeight = state.headerHeight - movement.consumed.header
    state.pages[page].offset = state.pages[page].offset + movement.consumed.page
    if movement.consumed.unconsumed != delta { state.lastDirection = delta > .zero ? .up : .down }
    return movement.consumed
  }

  /// A movement on its way through the parts that take from it.
  private struct Movement {
    var rest: Length
    var consumed = ScrollConsumption()

    mutating func take(_ part: ScrollConsumption.Part, atMost limit: Length) {
      let taken = rest > .zero ? min(rest, limit) : max(rest, -limit)
      consumed.add(part, taken)
      rest = rest - taken
    }
  }

  /// Everything comes to rest.
  mutating func settle() -> ScrollConsumption {
    let before = state
    state.overscroll = .zero
    state.headerHeight = rule.restingHeight(
      from: state.headerHeight, lastDirection: state.lastDirection)
    settlePager()
    return moved(from: before)
  }

  /// Scrolls a page so that what stands at `target` is at the header's bottom, and opens or closes the header
  /// where the page cannot.
  ///
  /// - Parameters:
  ///   - page: The index of the page.
  ///   - target: The offset that would show it there.
  ///   - bottom: The bottom of what is to be seen wholly, from the content's top.
  mutating func scroll(
    _ page: Int, to target: Length, showing bottom: Length? = nil
  ) -> ScrollConsumption {
    let before = state
    if page != state.active, holdsOthers { return ScrollConsumption() }
    setOffset(target, of: page)
    guard page == state.active else { return moved(from: before, page) }
    state.overscroll = .zero
    state.generation += 1
    let offset = state.pages[page].offset
    let missing = max(.zero, target - offset)
    let hidden =
      bottom.map { max(.zero, state.headerHeight + $0 - offset - viewport.height) } ?? .zero
    state.headerHeight = max(rule.min, state.headerHeight - max(missing, hidden))
    return moved(from: before)
  }

  /// Scrolls a page to its top, and opens the header of the one that is shown.
  mutating func scrollToTop(_ page: Int) -> ScrollConsumption {
    let before = state
    state.pages[page].offset = .zero
    guard page == state.active else { return moved(from: before, page) }
    state.overscroll = .zero
    state.generation += 1
    state.headerHeight = rule.max
    return moved(from: before)
  }

  /// Opens or closes the header until it has collapsed by so much, as far as it can; nil leaves it as it is.
  ///
  /// Where it comes back further than a drag lets it before the page is at its top, the page goes there.
  mutating func scrollHeader(collapse: Length?) -> ScrollConsumption {
    let before = state
    state.overscroll = .zero
    state.generation += 1
    if let collapse { state.headerHeight = max(rule.min, min(rule.max - collapse, rule.max)) }
    if state.headerHeight > max(rule.reveal, before.headerHeight) {
      state.pages[state.active].offset = .zero
    }
    return moved(from: before)
  }

  /// How far each part was moved by what is no drag.
  private func moved(from old: ScrollState, _ page: Int? = nil) -> ScrollConsumption {
    let page = page ?? old.active
    var consumed = ScrollConsumption()
    consumed.add(.header, old.headerHeight - state.headerHeight)
    consumed.add(.page, state.pages[page].offset - old.pages[page].offset)
    consumed.add(.overscroll, state.overscroll - old.overscroll)
    consumed.add(.pager, state.pager.x - old.pager.x)
    return consumed
  }
}

extension Length {
  fileprivate var magnitude: Length { max(self, -self) }
}
