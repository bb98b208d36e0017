@testable import RowKit

// Rest, pages and programmatic scrolls.

extension ScrollRun {
  mutating func settle() -> String? {
    let before = core
    let consumed = core.settle()
    reach.note(.settle)
    let (old, new, rule) = (before.state, core.state, before.rule)
    if new.overscroll != .zero || new.pages != old.pages {
      return "settle moves more than the header"
    }
    if consumed.header != old.headerHeight - new.headerHeight {
      return "settle says otherwise than it moved"
    }
    if let fault = rule.restFault(from: old.headerHeight, to: new.headerHeight) { return fault }
    reach.note(.snapMoved, new.headerHeight != old.headerHeight)
    let ways = [rule.min, rule.reveal, rule.max].map { ($0 - old.headerHeight).distance }.sorted()
    reach.note(.snapTie, rule.snap != .none && ways[0] == ways[1] && ways[0] > .zero)
    switch rule.snap {
    case .none: reach.note(.snapNone)
    case .nearest: reach.note(.snapNearest)
    case .lastDirection:
      reach.note(old.lastDirection == nil ? .snapDirectionless : .snapDirection)
    }
    if new.pager.mode != .idle { return "the pager does not rest" }
    // In the middle of a tap the host's pages are somewhere else, and nothing says where.
    if old.pager.mode != .tapped, new.pager.x != new.pager.width * new.active {
      return "the pager rests between pages"
    }
    return new.active == restingPage(old) ? nil : "the pager rests on another page"
  }

  /// The page that is to be shown once everything is at rest.
  private mutating func restingPage(_ old: ScrollState) -> Int {
    switch old.pager.mode {
    case .settling(let page):
      reach.note(page == old.active ? .commitBack : .commit)
      return page
    case .reported:
      reach.note(.commitReported)
      return old.pager.index
    case .dragged(let start):
      reach.note(.commitDragged)
      return min(max(old.pager.index, start - 1), start + 1)
    case .idle, .tapped: return old.active
    }
  }

  mutating func tab(_ page: Int) -> String? {
    let old = core.state
    let consumed = core.tap(page)
    let new = core.state
    reach.note(page == old.active ? .sameTab : .tab)
    if new.active != page { return "a segment shows another page" }
    if new.headerHeight != old.headerHeight || new.pages != old.pages {
      return "5: a tab moves something"
    }
    if page != old.active, new.overscroll != .zero { return "a stretch outlives a tab" }
    return consumed.pager == new.pager.x - old.pager.x ? nil : "a tab says otherwise than it moved"
  }

  mutating func dragPager(_ distance: Length) -> String? {
    let old = core.state
    let consumed = core.dragPager(by: distance)
    reach.note(.pagerDrag)
    reach.note(distance < .zero ? .pagerStart : .pagerEnd, consumed.unconsumed != .zero)
    if consumed.total != distance { return "1: the pager's parts are not the movement" }
    return pagerFault(old, moved: consumed.pager)
  }

  mutating func reportPager(_ x: Length) -> String? {
    let old = core.state
    let consumed = core.reportPager(x: x)
    reach.note(.pagerReport)
    if consumed.total != x - old.pager.x { return "1: the report's parts are not the movement" }
    if old.pager.mode == .tapped {
      reach.note(.ignoredReport, x != old.pager.x)
      if core.state.pager.mode != (x == old.pager.x ? .idle : .tapped) {
        return "a report that is not awaited counts"
      }
    }
    return pagerFault(old, moved: consumed.pager)
  }

  mutating func releasePager(_ velocity: Double) -> String? {
    let old = core.state
    guard let distance = try? Fling(velocity: velocity).distance else { return nil }
    core.releasePager(distance: distance)
    reach.note(.pagerRelease)
    if case .settling(let page) = core.state.pager.mode, case .dragged(let start) = old.pager.mode {
      let far = old.pager.index(at: old.pager.x + distance)
      reach.note(.pagerOnePage, abs(far - start) > 1)
      if abs(page - start) > 1 || abs(page - far) > abs(start - far) {
        return "the pager goes to \(page)"
      }
    }
    return pagerFault(old, moved: .zero)
  }

  /// What is wrong with a movement of the pages, which is the pager's alone.
  func pagerFault(_ old: ScrollState, moved: Length) -> String? {
    var expected = old
    expected.pager.x = old.pager.x + moved
    expected.pager.mode = core.state.pager.mode
    return core.state == expected ? nil : "the pager moves something else"
  }

  mutating func scroll(_ page: Int, _ target: Length, _ height: Length?) -> String? {
    let (before, old) = (core, core.state)
    _ = core.scroll(page, to: target, showing: height.map { target + $0 })
    let new = core.state
    let isShown = page == old.active
    reach.note(isShown ? .scroll : .scrollElsewhere)
    if let fault = othersFault(old, page) { return fault }
    guard isShown else { return isAloneMoved(old, page) ? nil : "a page not shown moves something" }
    if new.overscroll != .zero { return "a stretch outlives a programmatic scroll" }
    let end = before.maxOffset(page)
    if new.pages[page].offset != min(target, end) { return "the page is elsewhere" }
    if new.headerHeight > old.headerHeight { return "a scroll opens the header" }
    let y = new.headerHeight + target - new.pages[page].offset
    reach.note(.scrollMissing, target > end && new.headerHeight < old.headerHeight)
    // Either it is at the line where it was asked for, or wholly visible, or the header is at its least.
    let isShownWhole = height.map { y + $0 <= core.viewport.height } ?? true
    reach.note(.scrollHidden, target <= end && new.headerHeight < old.headerHeight)
    let isPlaced = y <= old.headerHeight && isShownWhole
    return isPlaced || new.headerHeight == before.rule.min ? nil : "what is scrolled to is at \(y)"
  }

  mutating func top(_ page: Int) -> String? {
    let old = core.state
    _ = core.scrollToTop(page)
    let new = core.state
    let isShown = page == old.active
    reach.note(isShown ? .top : .topElsewhere)
    if new.pages[page].offset != .zero { return "the page is not at its top" }
    if let fault = othersFault(old, page) { return fault }
    guard isShown else { return isAloneMoved(old, page) ? nil : "a page not shown moves something" }
    return new.headerHeight == core.rule.max && new.overscroll == .zero
      ? nil : "the header is not open"
  }

  func isAloneMoved(_ old: ScrollState, _ page: Int) -> Bool {
    var expected = old
    expected.pages[page].offset = core.state.pages[page].offset
    return core.state == expected
  }

  func othersFault(_ old: ScrollState, _ page: Int) -> String? {
    for other in old.pages.indices
    where other != page && core.state.pages[other] != old.pages[other] {
      return "10: page \(other) moves with page \(page)"
    }
    return nil
  }
}

extension HeaderRule {
  /// What is wrong with where a header comes to rest.
  func restFault(from old: Length, to new: Length) -> String? {
    if snap == .none { return new == old ? nil : "the header moves without a snap" }
    let stops = [min, reveal, max]
    if !stops.contains(new) { return "the header rests at no stop" }
    let isPassed = stops.contains {
      $0 != new && Swift.min(new, old) <= $0 && $0 <= Swift.max(new, old)
    }
    return isPassed ? "the header passes a stop" : nil
  }
}
