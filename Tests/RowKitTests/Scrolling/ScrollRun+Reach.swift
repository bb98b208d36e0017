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
    reach.note(plan.memory == .keep ? .keep : .resetOthers)
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
