import Testing

@testable import RowKit

/// A person's session with a lazy layout, beside the same session with an exact one.
@Suite struct `A session with a lazy layout` {
  @Test func `shows what an exact one shows, and moves nothing that is seen`() {
    var steps: [String: Int] = [:]
    let property = Property(
      generate: LazySession.init(using:), shrink: \.smaller,
      fault: { session in
        var run = LazySessionRun(session)
        let fault = run.fault(of: session.steps)
        steps.merge(run.checks, uniquingKeysWith: +)
        return fault
      })
    #expect(property.counterexample(count: 1500) == nil)
    // Each of the checks was made, and often.
    #expect(steps.count == 6 && steps.values.allSatisfy { $0 > 200 }, "\(steps)")
  }
}
