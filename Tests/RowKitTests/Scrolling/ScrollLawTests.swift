import Testing

@testable import RowKit

/// What must hold of any scrolling screen after any inputs, tried on random ones.
///
/// `ROWKIT_CASES` says how many are tried, `ROWKIT_SEED` the seed of the first; each further one's is one
/// more. `ROWKIT_COUNTS=1` prints what they came upon.
@Suite struct ScrollLawTests {
  @Test func `the laws of scrolling hold in random sessions`() throws {
    let cases = try RandomCases()
    var reach = ScrollReach()
    let property = Property<ScrollPlan> { random in
      var maker = ScrollPlanMaker(random: random)
      return maker.plan()
    } shrink: { plan in
      plan.smaller
    } fault: { plan in
      guard var run = ScrollRun(plan, reach) else { return nil }
      defer { reach = run.reach }
      return run.fault()
    }
    if let counterexample = property.counterexample(seeds: cases.seed, count: cases.count) {
      Issue.record("\(counterexample)")
    } else {
      cases.expectAll(reach.missing, reach.lines)
    }
  }
}
