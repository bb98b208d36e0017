@testable import RowKit

// Content, header and size.

extension ScrollRun {
  mutating func content(_ page: Int, _ height: Length, _ moved: Length) -> String? {
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

  mutating func resize(
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
