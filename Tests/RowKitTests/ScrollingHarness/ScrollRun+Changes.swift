@testable import RowKit

// Content, header and size.

extension ScrollRun {
  mutating func content(_ page: Int, _ height: Length, _ moved: Length) -> String? {
    let (before, old) = (core, core.state)
    let isShown = page == old.active
    let offset = old.pages[page].offset + (isShown ? max(.zero, old.overscroll) : .zero)
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
    if new.headerHeight != old.headerHeight { return "content moves the header" }
    if old.overscroll < .zero {
      return new.overscroll == old.overscroll ? nil : "content ends a stretch past the top"
    }
    if new.overscroll > old.overscroll || new.overscroll < .zero {
      return "a stretch grows by content"
    }
    reach.note(.overSplit, new.overscroll < old.overscroll)
    reach.note(.overKept, new.overscroll > .zero)
    let end = core.maxOffset(page)
    let shown = new.pages[page].offset + new.overscroll
    // What is anchored stays, unless the content ends, or the stretch would have to grow.
    let isKept = shown == anchored || anchored < .zero && shown == .zero
    let isHeld =
      anchored > end && new.pages[page].offset == end
      && new.overscroll == min(old.overscroll, anchored - end)
    return isKept || isHeld ? nil : "11: what is anchored moves"
  }

  mutating func rule(_ mode: HeaderMode, _ header: Length) -> String? {
    guard let rule = ScrollPlan.rule(mode, header, plan.snap, plan.bounce) else { return nil }
    let before = core
    core.changeRule(rule, isLimitedByContent: core.isLimitedByContent)
    reach.note(.rule)
    noteRule()
    return ruleFault(before, atTop: before.state.pages.map { $0.offset == .zero })
  }

  /// What is wrong with a change of the rule that left the content as it was.
  mutating func ruleFault(_ before: ScrollCore, atTop: [Bool]?) -> String? {
    let (old, new) = (before.state, core.state)
    if new.overscroll != .zero { return "a stretch outlives a rule" }
    let isRight =
      old.headerHeight == before.rule.max
      ? new.headerHeight == core.rule.max
      : old.headerHeight == before.rule.min
        ? new.headerHeight == core.rule.min
        : new.headerHeight == min(max(core.rule.min, old.headerHeight), core.rule.max)
    if !isRight { return "the header is elsewhere after a change of its rule" }
    reach.note(.ruleAtMax, old.headerHeight == before.rule.max)
    reach.note(
      .ruleAtMin, old.headerHeight == before.rule.min && old.headerHeight != before.rule.max)
    reach.note(
      .ruleBetween, old.headerHeight != before.rule.min && old.headerHeight != before.rule.max)
    guard let atTop else { return nil }
    for page in old.pages.indices {
      let offset =
        old.pages[page].offset + (atTop[page] ? .zero : new.headerHeight - old.headerHeight)
      reach.note(.ruleOffset, !atTop[page] && new.headerHeight != old.headerHeight)
      if new.pages[page].offset != min(max(.zero, offset), core.maxOffset(page)) {
        return "page \(page) moves on the screen with the header's rule"
      }
    }
    return nil
  }

  mutating func resize(
    _ size: LayoutSize, _ mode: HeaderMode, _ header: Length, _ moved: Length
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
