@testable import RowKit

// What holds in every state, and after every input.

extension SessionRun {
  mutating func noteState() {
    let (state, rule) = (session.state, session.rule)
    note(.stretchedTop, state.overscroll < .zero)
    note(.stretchedBottom, state.overscroll > .zero)
    note(.stretchedByHeader, session.headerStretch > .zero)
    let offset = session.shownOffset
    note(.pinned, session.layouts[state.active].pinLine(at: offset) > offset)
    note(session.screen.inactivePageOffset == .keep ? .keep : .resetOthers)
    note(.limited, rule.min > givenHeights.min)
    switch rule.bounce {
    case .none: note(.bounceNone)
    case .page: note(.bouncePage)
    case .header: note(.bounceHeader)
    }
  }

  /// The heights of the header, as far as the content does not limit them.
  private var givenHeights: (min: Length, reveal: Length, max: Length) {
    let whole = header.moving + header.pinned
    let (min, reveal) = header.mode.heights(pinnedParts: header.pinned, whole: whole)
    return (min, reveal, whole)
  }

  /// The greatest offset of a page.
  func end(_ page: Int) -> Length {
    let room = max(.zero, session.environment.viewportHeight - session.rule.min)
    return max(.zero, session.layouts[page].contentHeight - room)
  }

  var standingFault: String? {
    let (state, rule) = (session.state, session.rule)
    if let fault = ruleFault { return fault }
    if state.headerHeight < rule.min || state.headerHeight > rule.max {
      return "2: the extent is out of bounds"
    }
    for page in session.layouts.indices {
      let offset = state.pages[page].offset
      if offset < .zero || offset > end(page) {
        return "3: the offset of page \(page) is out of bounds"
      }
      if session.screen.inactivePageOffset == .reset, page != state.active, offset > .zero,
        state.headerHeight > rule.reveal
      {
        return "12: page \(page) is not at its top"
      }
    }
    let offset = state.pages[state.active].offset
    if state.overscroll < .zero, state.headerHeight != rule.max || offset != .zero {
      return "4: stretched past a top that is not reached"
    }
    if state.overscroll > .zero, state.headerHeight != rule.min || offset != end(state.active) {
      return "4: stretched past an end that is not reached"
    }
    let top = session.bodyTop - session.shownOffset
    if state.overscroll == .zero, top > session.bodyTop { return "8: a gap below the header" }
    if rule.bounce == .header, state.overscroll < .zero, top != session.bodyTop {
      return "the rows do not follow the header that stretches"
    }
    let parts = session.headerParts
    let bottom = parts.map { $0.top + $0.height }.max() ?? .zero
    if bottom != session.bodyTop {
      return "the header ends at \(bottom), the pages begin elsewhere"
    }
    for part in parts where part.part.isPinned && part.top < .zero { return "a pinned part leaves" }
    return nil
  }

  private var ruleFault: String? {
    let (given, rule) = (givenHeights, session.rule)
    var limit = given.min
    if header.isLimited, pages.count == 1 {
      let rest = session.environment.viewportHeight - session.layouts[0].contentHeight
      limit = max(given.min, min(given.max, rest))
    }
    return rule.min == limit && rule.reveal == max(given.reveal, limit) && rule.max == given.max
      ? nil : "the header's heights are \(rule)"
  }

  mutating func fault(
    _ step: ScrollStep, _ before: ScrollSession, _ rowsBefore: [Place]
  ) -> String? {
    noteState()
    if let fault = othersFault(step, before) ?? generationFault(step, before) { return fault }
    switch step.input {
    case .drag(let distance, _, _):
      note(.drag)
      return moveFault(rowsBefore, distance, step, before)
    case .glide(let distance, _, _):
      note(.glide)
      return moveFault(rowsBefore, distance, step, before)
    case .release(let velocity, _, _):
      note(.release)
      guard let fling = try? Fling(velocity: velocity) else { return "no fling" }
      return moveFault(rowsBefore, fling.distance, step, before)
    case .settle: return settleFault(step, before)
    case .tab:
      note(.tab)
      if session.state.headerHeight != before.state.headerHeight {
        return "5: a tab moves the header"
      }
      return consumedFault(step, before)
    case .scroll(let target, _):
      return scrollFault(target, step, before) ?? consumedFault(step, before)
    case .content(_, _, let toggled): return contentFault(step, before, rowsBefore, toggled)
    case .header: return headerFault(before)
    case .resize(_, let screen): return resizeFault(screen, before)
    case .pagerDrag, .pagerRelease, .pagerReport, .carousel: return nil
    }
  }

  /// Whether a page is at its top because it is held there.
  func isHeld(_ page: Int) -> Bool {
    let state = session.state
    return session.screen.inactivePageOffset == .reset && page != state.active
      && state.headerHeight > session.rule.reveal && state.pages[page].offset == .zero
  }

  /// Only what an input is about moves, and what is held.
  private mutating func othersFault(_ step: ScrollStep, _ before: ScrollSession) -> String? {
    let (old, new) = (before.state, session.state)
    for page in old.pages.indices where old.pages[page].offset != new.pages[page].offset {
      let isMeant =
        switch step.input {
        case .drag, .glide, .release: page == old.active
        case .content: old.pages[page].id == step.page
        case .scroll:
          step.page == Self.part ? page == old.active : old.pages[page].id == step.page
        case .header, .resize: true
        case .settle, .tab, .pagerDrag, .pagerRelease, .pagerReport, .carousel: false
        }
      note(.reset, isHeld(page))
      if !isMeant, !isHeld(page) { return "5, 10: page \(page) moves with another" }
    }
    return nil
  }

  private func generationFault(_ step: ScrollStep, _ before: ScrollSession) -> String? {
    let (old, new) = (before.state, session.state)
    let isGrown =
      switch step.input {
      case .header, .resize: true
      case .scroll: step.page == Self.part || step.page == old.pages[old.active].id
      case .content: session.rule != before.rule
      default: old.active != new.active
      }
    return new.generation == old.generation + (isGrown ? 1 : 0)
      ? nil : "the generation goes from \(old.generation) to \(new.generation)"
  }

  /// What is said to be consumed where nothing is dragged is what moved.
  private func consumedFault(_ step: ScrollStep, _ before: ScrollSession) -> String? {
    let (old, new, consumed) = (before.state, session.state, step.consumed)
    var moved = Length.zero
    if case .scroll = step.input {
      let page = old.pages.firstIndex { $0.id == step.page } ?? old.active
      moved = new.pages[page].offset - old.pages[page].offset
    }
    return consumed.header == old.headerHeight - new.headerHeight
      && consumed.overscroll == new.overscroll - old.overscroll
      && consumed.page == moved && consumed.pager == new.pager.x - old.pager.x
      && consumed.carousel == .zero && consumed.unconsumed == .zero
      ? nil : "it says otherwise than it moved: \(consumed)"
  }

  private mutating func settleFault(_ step: ScrollStep, _ before: ScrollSession) -> String? {
    let (old, new, rule) = (before.state, session.state, before.rule)
    note(.settle)
    switch rule.snap {
    case .none: note(.snapNone)
    case .nearest: note(.snapNearest)
    case .lastDirection: note(.snapDirection)
    }
    note(.snapMoved, old.headerHeight != new.headerHeight)
    if new.overscroll != .zero { return "a stretch outlives the end of a movement" }
    return rule.restFault(from: old.headerHeight, to: new.headerHeight)
      ?? consumedFault(step, before)
  }

  /// A row that is seen before and after has moved by what header, page and stretch took, and so have those.
  private mutating func moveFault(
    _ rowsBefore: [Place], _ distance: Length, _ step: ScrollStep, _ before: ScrollSession
  ) -> String? {
    let (old, new, rule) = (before.state, session.state, session.rule)
    let consumed = step.consumed
    if consumed.total != distance { return "1: \(consumed.total) is not the movement" }
    if consumed.pager != .zero || consumed.carousel != .zero { return "a drag moves two axes" }
    let moved = consumed.header + consumed.page + consumed.overscroll
    let offset = new.pages[new.active].offset
    if old.headerHeight - new.headerHeight != consumed.header
      || new.overscroll - old.overscroll != consumed.overscroll
      || offset - old.pages[old.active].offset != consumed.page
    {
      return "1: the parts moved otherwise than they say"
    }
    for row in rows {
      guard let old = rowsBefore.first(where: { $0.id == row.id }) else { continue }
      if old.y - row.y != moved { return "\(row.id) moves by \(old.y - row.y), not \(moved)" }
    }
    note(.clampHeaderMin, consumed.header > .zero && new.headerHeight == rule.min)
    note(.clampHeaderMax, consumed.header < .zero && new.headerHeight == rule.max)
    note(.clampPageTop, consumed.page < .zero && offset == .zero)
    note(.clampPageEnd, consumed.page > .zero && offset == end(new.active))
    note(.remainingTop, consumed.unconsumed < .zero)
    note(.remainingBottom, consumed.unconsumed > .zero)
    return nil
  }
}
