@testable import RowKit

/// A plan as it runs: each input is taken, and the laws that must always hold are looked at.
///
/// The laws are those of the design, in its order.
struct ScrollRun {
  let plan: ScrollPlan
  var core: ScrollCore
  var reach: ScrollReach

  init?(_ plan: ScrollPlan, _ reach: ScrollReach) {
    guard let rule = plan.rule else { return nil }
    self.plan = plan
    self.reach = reach
    core = ScrollCore(
      rule, viewport: plan.viewport,
      pages: plan.contents.enumerated().map { (RowKey($0.offset), .init(height: $0.element)) },
      inactivePageOffset: plan.inactivePageOffset,
      isLimitedByContent: plan.isLimited && plan.contents.count == 1)
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

  var standingFault: String? {
    let (state, rule) = (core.state, core.rule)
    if state.headerHeight < rule.min || state.headerHeight > rule.max {
      return "2: the extent is out of bounds"
    }
    for (page, content) in core.contents.enumerated() {
      let room = max(.zero, core.viewport.height - rule.min)
      let offset = state.pages[page].offset
      // The content's top is at extent − offset, so no gap is below the header.
      if offset < .zero { return "3, 8: an offset below 0 leaves a gap" }
      if offset > max(.zero, content.height - room) { return "3: an offset is past the end" }
      if plan.inactivePageOffset == .reset, page != state.active, offset > .zero,
        state.headerHeight > rule.reveal
      {
        return "12: another page is not at its top"
      }
    }
    let offset = state.pages[state.active].offset
    if state.overscroll < .zero, state.headerHeight != rule.max || offset != .zero {
      return "4: stretched past a top that is not reached"
    }
    if state.overscroll > .zero,
      state.headerHeight != rule.min || offset != core.maxOffset(state.active)
    {
      return "4: stretched past an end that is not reached"
    }
    if rule.bounce == .none, state.overscroll != .zero { return "stretched without a bounce" }
    if state.pager.x < .zero || state.pager.x > state.pager.maxX {
      return "the pager is past an end"
    }
    switch state.pager.mode {
    case .idle, .tapped:
      if state.pager.x != core.viewport.width * state.active { return "an idle pager is elsewhere" }
    case .dragged(let from): if from != state.active { return "the page changed below a finger" }
    case .settling, .reported: break
    }
    return nil
  }

  func generationFault(_ before: ScrollCore, _ input: ScrollPlan.Input) -> String? {
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

  mutating func take(_ input: ScrollPlan.Input) -> String? {
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

  mutating func drag(_ distance: Length, on page: Int, isOld: Bool) -> String? {
    let before = core
    let generation = isOld ? core.state.generation - 1 : nil
    guard page == core.state.active, !isOld else {
      reach.note(isOld ? .oldDrag : .staleDrag)
      let consumed = core.move(by: distance, on: page, generation: generation, bounces: true)
      return consumed == .unconsumed(distance) && core == before ? nil : "9: a stale drag moves"
    }
    reach.note(.drag)
    return move(distance, bounces: true)
  }

  /// A drag or a glide on the page that is shown.
  mutating func move(_ distance: Length, bounces: Bool) -> String? {
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
    if new.headerHeight - old.headerHeight != -consumed.header || offset != consumed.page
      || new.overscroll - old.overscroll != consumed.overscroll
    {
      return "1: the parts moved otherwise than they say"
    }
    for page in old.pages.indices where page != active && old.pages[page] != new.pages[page] {
      return "a drag moves another page"
    }
    if !bounces, new.overscroll.distance > old.overscroll.distance { return "momentum stretches" }
    noteMove(before, consumed)
    return splitFault(before, distance, consumed, bounces)
      ?? roundTripFault(before, distance, bounces)
  }

  /// Laws 6 and 13: how a movement is cut into samples makes no difference.
  mutating func splitFault(
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
        || sum.overscroll != consumed.overscroll || sum.unconsumed != consumed.unconsumed
      {
        return "6, 13: in \(parts) parts it leads to \(cut.state)"
      }
    }
    return nil
  }

  /// Law 7: there and back.
  mutating func roundTripFault(
    _ before: ScrollCore, _ distance: Length, _ bounces: Bool
  ) -> String? {
    let (rule, old) = (before.rule, before.state)
    guard bounces, rule.bounce != .none else { return nil }
    let isAtTop = old.pages[old.active].offset == .zero
    let returnsMin = rule.reveal == rule.min && (isAtTop || old.headerHeight == rule.min)
    let returnsMax =
      rule.reveal == rule.max && old.headerHeight == (distance < .zero ? rule.min : rule.max)
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
  /// How far it is, either way.
  var distance: Length { max(self, -self) }
}
