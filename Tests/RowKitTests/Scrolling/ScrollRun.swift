@testable import RowKit

/// A plan as it runs: each input is taken, and the laws that must always hold are looked at.
///
/// The laws are those of the design, in its order.
struct ScrollRun {
  private let plan: ScrollPlan
  private(set) var core: ScrollCore
  private(set) var reach: ScrollReach

  init?(_ plan: ScrollPlan, _ reach: ScrollReach) {
    guard let rule = plan.rule else { return nil }
    self.plan = plan
    self.reach = reach
    core = ScrollCore(
      rule, viewport: plan.viewport,
      pages: plan.contents.enumerated().map { (RowKey($0.offset), .init(height: $0.element)) },
      memory: plan.memory, isLimitedByContent: plan.isLimited && plan.contents.count == 1)
  }

  /// The first law that is broken; nil when none is.
  mutating func fault() -> String? {
    noteRule()
    for (number, input) in plan.inputs.enumerated() {
      let before = core
      if let fault = take(input) ?? standingFault ?? generationFault(before, input) {
        return
          "input \(number), \(input): \(fault)\n  before \(before.state)\n  after \(core.state)"
      }
    }
    return nil
  }

  // MARK: - What holds in every state

  private var standingFault: String? {
    let (state, rule) = (core.state, core.rule)
    if state.extent < rule.min || state.extent > rule.max {
      return "2: the extent is out of bounds"
    }
    for (page, content) in core.contents.enumerated() {
      let room = max(.zero, core.viewport.height - rule.min)
      let offset = state.pages[page].offset
      // The content's top is at extent − offset, so no gap is below the header.
      if offset < .zero { return "3, 8: an offset below 0 leaves a gap" }
      if offset > max(.zero, content.height - room) { return "3: an offset is past the end" }
      if plan.memory == .resetOthers, page != state.active, offset > .zero,
        state.extent > rule.reveal
      {
        return "12: another page is not at its top"
      }
    }
    let offset = state.pages[state.active].offset
    if state.over < .zero, state.extent != rule.max || offset != .zero {
      return "4: stretched past a top that is not reached"
    }
    if state.over > .zero, state.extent != rule.min || offset != core.maxOffset(state.active) {
      return "4: stretched past an end that is not reached"
    }
    if rule.bounce == .none, state.over != .zero { return "stretched without a bounce" }
    if state.pager.x < .zero || state.pager.x > state.pager.maxX {
      return "the pager is past an end"
    }
    switch state.pager.mode {
    case .idle, .tapped:
      if state.pager.x != core.viewport.width * state.active { return "an idle pager is elsewhere" }
    case .dragged(let from): if from != state.active { return "the page changed below a finger" }
    case .settling: break
    }
    return nil
  }

  private func generationFault(_ before: ScrollCore, _ input: ScrollPlan.Input) -> String? {
    let grown = core.state.generation != before.state.generation
    switch input {
    case .rule, .resize: return grown ? nil : "a gesture outlives \(input)"
    case .scroll(let page, _, _), .top(let page):
      return grown == (page % core.contents.count == before.state.active)
        ? nil : "a programmatic scroll and the generation disagree"
    case .content: return grown && !core.isLimitedByContent ? "content ends a gesture" : nil
    default:
      return grown == (core.state.active != before.state.active)
        ? nil : "the page and the generation disagree"
    }
  }

  // MARK: - Inputs

  private mutating func take(_ input: ScrollPlan.Input) -> String? {
    let count = core.contents.count
    let fault: String?
    switch input {
    case .drag(let distance, let page, let isOld):
      fault = drag(distance, on: page.map { $0 % count } ?? core.state.active, isOld: isOld)
    case .glide(let distance):
      reach.note(.glide)
      fault = move(distance, bounces: false)
    case .release(let velocity):
      reach.note(.release)
      fault = (try? Fling(velocity: velocity)).flatMap { move($0.distance, bounces: false) }
    case .settle: fault = settle()
    case .tab(let page): fault = tab(page % count)
    case .pagerDrag(let distance): fault = dragPager(distance)
    case .pagerRelease(let velocity): fault = releasePager(velocity)
    case .pagerReport(let distance): fault = reportPager(core.state.pager.x + distance)
    case .scroll(let page, let target, let height):
      fault = scroll(page % count, target, height)
    case .top(let page): fault = top(page % count)
    case .content(let page, let height, let moved):
      fault = content(page % count, height, moved)
    case .rule(let mode, let header): fault = rule(mode, header)
    case .resize(let size, let mode, let header, let moved):
      fault = resize(size, mode, header, moved)
    }
    let before = core.state
    core.holdOthers()
    reach.note(.othersReset, core.state != before)
    return fault
  }

  private mutating func drag(_ distance: Length, on page: Int, isOld: Bool) -> String? {
    let before = core
    let generation = isOld ? core.state.generation - 1 : nil
    guard page == core.state.active, !isOld else {
      reach.note(isOld ? .oldDrag : .staleDrag)
      let consumed = core.move(by: distance, on: page, generation: generation, bounces: true)
      return consumed == .remaining(distance) && core == before ? nil : "9: a stale drag moves"
    }
    reach.note(.drag)
    return move(distance, bounces: true)
  }

  /// A drag or a glide on the page that is shown.
  private mutating func move(_ distance: Length, bounces: Bool) -> String? {
    let before = core
    let consumed = core.move(
      by: distance, on: core.state.active, generation: core.state.generation, bounces: bounces)
    if consumed.total != distance { return "1: \(consumed.total) is not the movement" }
    if consumed.pager != .zero || consumed.carousel != .zero { return "a drag moves two axes" }
    if before.isPagerDragged {
      reach.note(.dragInPager)
      return core == before ? nil : "a drag moves what a finger on the pager holds"
    }
    let (old, new) = (before.state, core.state)
    let active = old.active
    let offset = new.pages[active].offset - old.pages[active].offset
    if new.extent - old.extent != -consumed.header || offset != consumed.page
      || new.over - old.over != consumed.over
    {
      return "1: the parts moved otherwise than they say"
    }
    for page in old.pages.indices where page != active && old.pages[page] != new.pages[page] {
      return "a drag moves another page"
    }
    if !bounces, new.over.distance > old.over.distance { return "momentum stretches" }
    noteMove(before, consumed)
    return splitFault(before, distance, consumed, bounces)
      ?? roundTripFault(before, distance, bounces)
  }

  /// Laws 6 and 13: how a movement is cut into samples makes no difference.
  private mutating func splitFault(
    _ before: ScrollCore, _ distance: Length, _ consumed: ScrollConsumption, _ bounces: Bool
  ) -> String? {
    for parts in [2, 3, 7] {
      var cut = before
      var (sum, passed) = (ScrollConsumption(), Length.zero)
      for part in 1...parts {
        let next = distance.scaled(by: part * part, over: parts * parts)
        sum.add(cut.move(by: next - passed, bounces: bounces))
        passed = next
      }
      reach.note(.split)
      if cut != core || sum.header != consumed.header || sum.page != consumed.page
        || sum.over != consumed.over || sum.remaining != consumed.remaining
      {
        return "6, 13: in \(parts) parts it leads to \(cut.state)"
      }
    }
    return nil
  }

  /// Law 7: there and back.
  private mutating func roundTripFault(
    _ before: ScrollCore, _ distance: Length, _ bounces: Bool
  ) -> String? {
    let (rule, old) = (before.rule, before.state)
    guard bounces, rule.bounce != .none else { return nil }
    let isAtTop = old.pages[old.active].offset == .zero
    let returnsMin = rule.reveal == rule.min && (isAtTop || old.extent == rule.min)
    let returnsMax =
      rule.reveal == rule.max && old.extent == (distance < .zero ? rule.min : rule.max)
    guard returnsMin || returnsMax else { return nil }
    reach.note(.roundTripMin, returnsMin)
    reach.note(.roundTripMax, returnsMax)
    var back = core
    _ = back.move(by: -distance, bounces: true)
    back.state.lastDirection = old.lastDirection
    return back.state == old ? nil : "7: there and back leads to \(back.state)"
  }
}

extension Length {
  fileprivate var distance: Length { max(self, -self) }
}

// MARK: - Rest, pages and programmatic scrolls

extension ScrollRun {
  private mutating func settle() -> String? {
    let before = core
    let consumed = core.settle()
    reach.note(.settle)
    let (old, new, rule) = (before.state, core.state, before.rule)
    if new.over != .zero || new.pages != old.pages { return "settle moves more than the header" }
    if consumed.header != old.extent - new.extent { return "settle says otherwise than it moved" }
    let stops = [rule.min, rule.reveal, rule.max]
    if rule.snap == .none {
      if new.extent != old.extent { return "the header moves without a snap" }
    } else if !stops.contains(new.extent) {
      return "the header rests at no stop"
    } else if stops.contains(where: {
      $0 != new.extent && min(new.extent, old.extent) <= $0 && $0 <= max(new.extent, old.extent)
    }) {
      return "the header passes a stop"
    }
    reach.note(.snapMoved, new.extent != old.extent)
    let ways = stops.map { ($0 - old.extent).distance }.sorted()
    reach.note(.snapTie, rule.snap != .none && ways[0] == ways[1] && ways[0] > .zero)
    switch rule.snap {
    case .none: reach.note(.snapNone)
    case .nearest: reach.note(.snapNearest)
    case .lastDirection:
      reach.note(old.lastDirection == nil ? .snapDirectionless : .snapDirection)
    }
    if case .settling(let page) = old.pager.mode {
      reach.note(page == old.active ? .commitBack : .commit)
      if new.active != page { return "the pager rests on another page" }
    } else if new.active != old.active {
      return "settle changes the page"
    }
    return nil
  }

  private mutating func tab(_ page: Int) -> String? {
    let old = core.state
    let consumed = core.tap(page)
    let new = core.state
    reach.note(page == old.active ? .sameTab : .tab)
    if new.active != page { return "a segment shows another page" }
    if new.extent != old.extent || new.pages != old.pages { return "5: a tab moves something" }
    if page != old.active, new.over != .zero { return "a stretch outlives a tab" }
    return consumed.pager == new.pager.x - old.pager.x ? nil : "a tab says otherwise than it moved"
  }

  private mutating func dragPager(_ distance: Length) -> String? {
    let old = core.state
    let consumed = core.dragPager(by: distance)
    reach.note(.pagerDrag)
    reach.note(distance < .zero ? .pagerStart : .pagerEnd, consumed.remaining != .zero)
    if consumed.total != distance { return "1: the pager's parts are not the movement" }
    return pagerFault(old, moved: consumed.pager)
  }

  private mutating func reportPager(_ x: Length) -> String? {
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

  private mutating func releasePager(_ velocity: Double) -> String? {
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
  private func pagerFault(_ old: ScrollState, moved: Length) -> String? {
    var expected = old
    expected.pager.x = old.pager.x + moved
    expected.pager.mode = core.state.pager.mode
    return core.state == expected ? nil : "the pager moves something else"
  }

  private mutating func scroll(_ page: Int, _ target: Length, _ height: Length?) -> String? {
    let (before, old) = (core, core.state)
    _ = core.scroll(page, to: target, showing: height.map { target + $0 })
    let new = core.state
    let isShown = page == old.active
    reach.note(isShown ? .scroll : .scrollElsewhere)
    if let fault = othersFault(old, page) { return fault }
    guard isShown else { return isAloneMoved(old, page) ? nil : "a page not shown moves something" }
    if new.over != .zero { return "a stretch outlives a programmatic scroll" }
    let end = before.maxOffset(page)
    if new.pages[page].offset != min(target, end) { return "the page is elsewhere" }
    if new.extent > old.extent { return "a scroll opens the header" }
    let y = new.extent + target - new.pages[page].offset
    let top = max(y, old.extent + min(.zero, target - end))
    reach.note(.scrollMissing, target > end && new.extent < old.extent)
    // Either it is at the line where it was asked for, or wholly visible, or the header is at its least.
    let isShownWhole = height.map { y + $0 <= core.viewport.height } ?? true
    reach.note(.scrollHidden, target <= end && new.extent < old.extent)
    let isPlaced = y <= old.extent && isShownWhole
    return isPlaced || new.extent == before.rule.min ? nil : "what is scrolled to is at \(top)"
  }

  private mutating func top(_ page: Int) -> String? {
    let old = core.state
    _ = core.scrollToTop(page)
    let new = core.state
    let isShown = page == old.active
    reach.note(isShown ? .top : .topElsewhere)
    if new.pages[page].offset != .zero { return "the page is not at its top" }
    if let fault = othersFault(old, page) { return fault }
    guard isShown else { return isAloneMoved(old, page) ? nil : "a page not shown moves something" }
    return new.extent == core.rule.max && new.over == .zero ? nil : "the header is not open"
  }

  private func isAloneMoved(_ old: ScrollState, _ page: Int) -> Bool {
    var expected = old
    expected.pages[page].offset = core.state.pages[page].offset
    return core.state == expected
  }

  private func othersFault(_ old: ScrollState, _ page: Int) -> String? {
    for other in old.pages.indices
    where other != page && core.state.pages[other] != old.pages[other] {
      return "10: page \(other) moves with page \(page)"
    }
    return nil
  }
}

// MARK: - Content, header and size

extension ScrollRun {
  private mutating func content(_ page: Int, _ height: Length, _ moved: Length) -> String? {
    let (before, old) = (core, core.state)
    let isShown = page == old.active
    let offset = old.pages[page].offset + (isShown ? max(.zero, old.over) : .zero)
    // At the top nothing is anchored.
    let anchored = offset > .zero ? offset + moved : offset
    core.changeContent(.init(height: height), of: page, anchored: anchored)
    let new = core.state
    reach.note(isShown ? .content : .contentElsewhere)
    if let fault = othersFault(old, page) { return fault }
    if core.rule != before.rule {
      reach.note(.limitedAnew)
      return core.isLimitedByContent ? ruleFault(before, atTop: nil) : "content changes the rule"
    }
    if !isShown { return isAloneMoved(old, page) ? nil : "10: content elsewhere moves something" }
    if new.extent != old.extent { return "content moves the header" }
    if old.over < .zero {
      return new.over == old.over ? nil : "content ends a stretch past the top"
    }
    if new.over > old.over || new.over < .zero { return "a stretch grows by content" }
    reach.note(.overSplit, new.over < old.over)
    reach.note(.overKept, new.over > .zero)
    let end = core.maxOffset(page)
    let shown = new.pages[page].offset + new.over
    // What is anchored stays, unless the content ends, or the stretch would have to grow.
    let isKept = shown == anchored || anchored < .zero && shown == .zero
    let isHeld =
      anchored > end && new.pages[page].offset == end && new.over == min(old.over, anchored - end)
    return isKept || isHeld ? nil : "11: what is anchored moves"
  }

  private mutating func rule(_ mode: HeaderMode, _ header: Length) -> String? {
    guard let rule = ScrollPlan.rule(mode, header, plan.snap, plan.bounce) else { return nil }
    let before = core
    core.changeRule(rule, isLimitedByContent: core.isLimitedByContent)
    reach.note(.rule)
    noteRule()
    return ruleFault(before, atTop: before.state.pages.map { $0.offset == .zero })
  }

  /// What is wrong with a change of the rule that left the content as it was.
  private mutating func ruleFault(_ before: ScrollCore, atTop: [Bool]?) -> String? {
    let (old, new) = (before.state, core.state)
    if new.over != .zero { return "a stretch outlives a rule" }
    let isRight =
      old.extent == before.rule.max
      ? new.extent == core.rule.max
      : old.extent == before.rule.min
        ? new.extent == core.rule.min
        : new.extent == min(max(core.rule.min, old.extent), core.rule.max)
    if !isRight { return "the header is elsewhere after a change of its rule" }
    reach.note(.ruleAtMax, old.extent == before.rule.max)
    reach.note(.ruleAtMin, old.extent == before.rule.min && old.extent != before.rule.max)
    reach.note(.ruleBetween, old.extent != before.rule.min && old.extent != before.rule.max)
    guard let atTop else { return nil }
    for page in old.pages.indices {
      let offset = old.pages[page].offset + (atTop[page] ? .zero : new.extent - old.extent)
      reach.note(.ruleOffset, !atTop[page] && new.extent != old.extent)
      if new.pages[page].offset != min(max(.zero, offset), core.maxOffset(page)) {
        return "page \(page) moves on the screen with the header's rule"
      }
    }
    return nil
  }

  private mutating func resize(
    _ size: Size, _ mode: HeaderMode, _ header: Length, _ moved: Length
  ) -> String? {
    guard let rule = ScrollPlan.rule(mode, header, plan.snap, plan.bounce) else { return nil }
    let before = core
    reach.note(.resize)
    if before.isPagerDragged { reach.note(.resizeDragged) }
    let offsets = before.state.pages.map { $0.offset > .zero ? $0.offset + moved : .zero }
    core.resize(
      to: size, rule, isLimitedByContent: core.isLimitedByContent,
      zip(core.contents, offsets).map { ($0, $1) })
    let new = core.state
    for (page, offset) in offsets.enumerated()
    where new.pages[page].offset != min(max(.zero, offset), core.maxOffset(page)) {
      return "page \(page) moves below the header with the size"
    }
    if new.pager.mode != .idle || new.active != before.state.active { return "the page changes" }
    return ruleFault(before, atTop: nil)
  }
}

// MARK: - What was reached

extension ScrollRun {
  private mutating func noteRule() {
    let rule = core.rule
    reach.note(.pinned, rule.min == rule.max)
    reach.note(.hidden, rule.min == .zero)
    reach.note(.revealMin, rule.reveal == rule.min && rule.min < rule.max)
    reach.note(.revealMax, rule.min < rule.reveal && rule.reveal == rule.max)
    reach.note(.revealBetween, rule.min < rule.reveal && rule.reveal < rule.max)
    reach.note(plan.memory == .keep ? .keep : .resetOthers)
    reach.note(.limited, core.isLimitedByContent && rule != core.givenRule)
    switch rule.bounce {
    case .none: reach.note(.bounceNone)
    case .page: reach.note(.bouncePage)
    case .header: reach.note(.bounceHeader)
    }
  }

  private mutating func noteMove(_ before: ScrollCore, _ consumed: ScrollConsumption) {
    let (old, new, rule) = (before.state, core.state, core.rule)
    let offset = new.pages[new.active].offset
    reach.note(.clampHeaderMin, old.extent > rule.min && new.extent == rule.min)
    reach.note(.clampHeaderMax, old.extent < rule.max && new.extent == rule.max)
    reach.note(.clampPageTop, consumed.page < .zero && offset == .zero)
    reach.note(.clampPageEnd, consumed.page > .zero && offset == core.maxOffset(new.active))
    reach.note(.overTop, consumed.over < .zero && new.over < .zero)
    reach.note(.overBottom, consumed.over > .zero && new.over > .zero)
    reach.note(.overTakenBack, old.over != .zero && new.over.distance < old.over.distance)
    reach.note(.remainingTop, consumed.remaining < .zero)
    reach.note(.remainingBottom, consumed.remaining > .zero)
    reach.note(
      .headerTwice, consumed.page < .zero && old.extent < rule.reveal && new.extent > rule.reveal)
  }
}
