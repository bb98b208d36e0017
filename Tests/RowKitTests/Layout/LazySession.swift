import RowKitTestSupport
@testable import RowKit

/// A screen, and what a person and an app do with it.
struct LazySession: CustomStringConvertible {
  enum Step {
    /// The content moves by points.
    case scroll(Int)
    /// The content moves to some hundredths of its height.
    case jump(Int)
    /// The screen is another.
    case edit(LayoutPlan)
    /// The row seen at an index, counted round, has so many words.
    case toggle(Int, words: Int)
    /// The device has another width.
    case turn(width: Length)
    /// The row at an index, counted round, is scrolled to.
    case show(Int, ScrollAlignment)
  }

  var plan: LayoutPlan
  var steps: [Step]
  var estimate: Length
  var margin: Length?

  init(using random: inout SplitMix64) {
    plan = .random(using: &random)
    estimate = random.pick([0, 1, 30, 60, 400])
    margin = random.pick([nil, nil, 1, 30])
    var edited = plan
    steps = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: steps.append(.jump(.random(in: 0...110, using: &random)))
      case 1, 2:
        edited = edited.edited(using: &random)
        steps.append(.edit(edited))
      case 3:
        let index = Int.random(in: 0..<9, using: &random)
        steps.append(.toggle(index, words: .random(in: 0...9, using: &random)))
      case 4: steps.append(.turn(width: random.pick([44, 60, 61, 90])))
      case 5:
        let index = Int.random(in: 0..<40, using: &random)
        steps.append(.show(index, random.pick(ScrollAlignment.allCases)))
      default: steps.append(.scroll(random.pick([-300, -90, -40, -7, 7, 40, 90, 90, 300])))
      }
    }
  }

  var smaller: [LazySession] {
    func with(_ change: (inout LazySession) -> Void) -> LazySession {
      var session = self
      change(&session)
      return session
    }
    return steps.withoutOne.map { steps in with { $0.steps = steps } }
      + plan.smaller.map { plan in with { $0.plan = plan } }
      + steps.replacingOne { step in
        guard case .edit(let plan) = step else { return [] }
        return plan.smaller.map { .edit($0) }
      }
      .map { steps in with { $0.steps = steps } }
  }

  var description: String {
    let steps = steps.map { "\($0)" }.joined(separator: "\n  ")
    return
      "\(plan)\n  estimate \(estimate), margin \(margin.map(\.description) ?? "half")\n  \(steps)"
  }
}
