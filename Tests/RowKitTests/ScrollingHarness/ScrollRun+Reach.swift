@testable import RowKit

// What was reached.

extension ScrollRun {
  mutating func noteRule() {
    let rule = core.rule
    reach.note(.pinned, rule.min == rule.max)
    reach.note(.hidden, rule.min == .zero)
    reach.note(.revealMin, rule.reveal == rule.min && rule.min < rule.max)
    reach.note(.revealMax, rule.min < rule.reveal && rule.reveal == rule.max)
    reach.note(.revealBetween, rule.min < rule.reveal && rule.reveal < rule.max)
    reach.note(plan.inactivePageOffset == .keep ? .keep : .resetOthers)
    reach.note(.limited, core.isLimitedByContent && rule != core.givenRule)
    switch rule.bounce {
    case .none: reach.note(.bounceNone)
    case .page: reach.note(.bouncePage)
    case .header: reach.note(.bounceHeader)
    }
  }

  mutating func noteMove(_ before: ScrollCore, _ consumed: ScrollConsumption) {
    let (old, new, rule) = (before.state, core.state, core.rule)
    let offset = new.pages[new.active].offset
    reach.note(.clampHeaderMin, old.headerHeight > rule.min && new.headerHeight == rule.min)
    reach.note(.clampHeaderMax, old.headerHeight < rule.max && new.headerHeight == rule.max)
    reach.note(.clampPageTop, consumed.page < .zero && offset == .zero)
    reach.note(.clampPageEnd, consumed.page > .zero && offset == core.maxOffset(new.active))
    reach.note(.overTop, consumed.overscroll < .zero && new.overscroll < .zero)
    reach.note(.overBottom, consumed.overscroll > .zero && new.overscroll > .zero)
    reach.note(
      .overTakenBack, old.overscroll != .zero && new.overscroll.distance < old.overscroll.distance)
    reach.note(.remainingTop, consumed.unconsumed < .zero)
    reach.note(.remainingBottom, consumed.unconsumed > .zero)
    reach.note(
      .headerTwice,
      consumed.page < .zero && old.headerHeight < rule.reveal && new.headerHeight > rule.reveal)
  }
}
