import Testing

@testable import RowKit

/// What must hold of a scrolling screen's rows after any inputs, tried on random ones.
///
/// `ROWKIT_CASES` and `ROWKIT_SEED` are those of ``ScrollLawTests``.
@Suite struct SessionLawTests {
  @Test func `rows are where the laws want them, and events tell what is seen`() throws {
    let cases = try RandomCases()
    var counts: [SessionRun.Mark: Int] = [:]
    let property = property { plan in
      guard var run = SessionRun(plan, counts) else { return "no session" }
      defer { counts = run.counts }
      return run.fault(plan)
    }
    if let counterexample = property.counterexample(seeds: cases.seed, count: cases.count) {
      Issue.record("\(counterexample)")
    } else {
      let missing = SessionRun.Mark.allCases.filter { counts[$0] == nil }
      cases.expectAll(
        missing, SessionRun.Mark.allCases.map { "\($0.rawValue): \(counts[$0] ?? 0)" })
    }
  }

  @Test func `a lazy session shows what an exact one does`() throws {
    let cases = try RandomCases(usually: 1000)
    var measured = 0
    let property = property { plan in
      let plan = plan.withPinnedHeadersInView
      guard var exact = SessionRun(plan, isAutomatic: true),
        var lazy = SessionRun(plan, isAutomatic: true, measurement: .lazy(estimate: 37))
      else { return "no session" }
      for (number, input) in plan.inputs.enumerated() {
        // An offset is that of another place where heights are estimates.
        if case .offset = input { continue }
        if lazy.session.layouts.contains(where: { layout in
          layout.cells.contains(where: \.isEstimated)
        }) {
          measured += 1
        }
        let before = exact
        if let fault = exact.take(input) ?? lazy.apply(input) {
          return "input \(number), \(input): \(fault)"
        }
        let (one, other) = (exact.rows, lazy.rowsByScan)
        // Where what is anchored is not seen, rows that are new have no height between it and what is.
        if input.changesRows, exact.isAnchorGone(since: before) { return nil }
        if let fault = stepFault(exact.steps, lazy.steps) {
          return "input \(number), \(input): \(fault)"
        }
        if one != other { return "input \(number), \(input): exact \(one)\n  lazy \(other)" }
        let (a, b) = (exact.session.state, lazy.session.state)
        if a.headerHeight != b.headerHeight || a.overscroll != b.overscroll || a.active != b.active
          || a.pager != b.pager
          || a.pages.map(\.carousels) != b.pages.map(\.carousels) || a.parts != b.parts
        {
          return "input \(number), \(input): exact \(a)\n  lazy \(b)"
        }
        if lazy.session.visibleCells.contains(where: \.cell.isEstimated) {
          return "input \(number), \(input): an estimate is seen"
        }
      }
      return nil
    }
    let counterexample = property.counterexample(seeds: cases.seed, count: cases.count)
    #expect(counterexample == nil)
    cases.expectAll(measured == 0 ? ["an estimate"] : [], ["steps with estimates: \(measured)"])
  }

  /// What a lazy session says otherwise than an exact one.
  private func stepFault(_ exact: [ScrollStep], _ lazy: [ScrollStep]) -> String? {
    for (one, other) in zip(exact, lazy) {
      if one.events != other.events { return "exact \(one.events)\n  lazy \(other.events)" }
      // Another place is as far away as the estimates between say.
      if case .scroll = one.input { continue }
      if one.consumed != other.consumed { return "exact \(one)\n  lazy \(other)" }
    }
    return exact.count == lazy.count ? nil : "exact \(exact.count) steps, lazy \(lazy.count)"
  }

  private func property(fault: @escaping (SessionPlan) -> String?) -> Property<SessionPlan> {
    Property { random in
      var maker = SessionPlanMaker(random: random)
      return maker.plan()
    } shrink: { plan in
      plan.smaller
    } fault: { plan in
      fault(plan)
    }
  }
}
