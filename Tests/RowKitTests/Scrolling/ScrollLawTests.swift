import Foundation
import Testing

@testable import RowKit

/// What must hold of any scrolling screen after any inputs, tried on random ones.
///
/// `ROWKIT_CASES` says how many are tried, `ROWKIT_SEED` the seed of the first; each further one's is one
/// more.
@Suite struct ScrollLawTests {
  @Test func `the laws of scrolling hold in random sessions`() throws {
    let count = try number("ROWKIT_CASES") ?? Self.usualCount
    let seed = try number("ROWKIT_SEED") ?? 1
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
    if let counterexample = property.counterexample(seeds: UInt64(seed), count: count) {
      Issue.record("\(counterexample)")
    } else if count >= Self.usualCount {
      #expect(reach.missing == [], "\(reach.text)")
      if ProcessInfo.processInfo.environment["ROWKIT_COUNTS"] != nil { print(reach.text) }
    }
  }

  private static let usualCount = 5000

  /// The value of an environment variable; nil where there is none.
  private func number(_ variable: String) throws -> Int? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    return try #require(Int(text).flatMap { $0 >= 0 ? $0 : nil }, "\(variable) is \(text)")
  }
}
