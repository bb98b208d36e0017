@testable import RowKit

// The pages side by side, compared with a model.

extension SessionRun {
  /// Takes an input in the model, and compares where the pages are.
  mutating func pagerFault(_ step: ScrollStep, _ before: ScrollSession) -> String? {
    let (old, new) = (before.state, session.state)
    var moved = Length.zero
    var isAlone = true
    switch step.input {
    case .pagerDrag(let distance):
      note(.pagerDrag)
      moved = pager.drag(by: distance)
      note(.pagerStart, moved > distance)
      note(.pagerEnd, moved < distance)
      if step.consumed.total != distance { return "1: the pager's parts are not the movement" }
    case .pagerReport(let x):
      note(.pagerReport)
      let isAwaiting = pager.mode == .tapped
      moved = pager.report(x)
      note(.ignoredReport, isAwaiting && x != old.pager.x)
      if step.consumed.total != x - old.pager.x { return "1: the report's parts are not all" }
    case .pagerRelease(let velocity):
      note(.pagerRelease)
      guard let fling = try? Fling(velocity: velocity) else { return "no fling" }
      let isFar = pager.release(distance: fling.distance)
      note(.pagerOnePage, isFar)
    case .carousel: break
    case .tab(let page):
      pager.tab(new.pages.firstIndex { $0.id == page } ?? 0)
      isAlone = false
    case .settle:
      noteSettle()
      pager.settle()
      isAlone = false
    case .resize(let environment, _):
      pager.resize(to: environment.width)
      isAlone = false
    default: isAlone = false
    }
    if new.pager.x != pager.x || new.active != pager.page {
      return "page \(new.active) is shown at \(new.pager.x), not \(pager)"
    }
    if (pager.mode == .idle) != (new.pager.mode == .idle) { return "the pager is \(pager.mode)" }
    guard isAlone else { return nil }
    if step.consumed.pager != moved { return "the pages say otherwise than they moved" }
    let isStill =
      new.headerHeight == old.headerHeight && new.overscroll == old.overscroll
      && new.pages.map(\.offset) == old.pages.map(\.offset)
    return isStill ? nil : "a movement sideways is one up or down"
  }

  private mutating func noteSettle() {
    switch pager.mode {
    case .settling(let page): note(page == pager.page ? .commitBack : .commit)
    case .reported: note(.reportedPage, pager.index(at: pager.x) != pager.page)
    case .dragged: note(.settledDrag)
    case .idle, .tapped: break
    }
  }
}
