import Testing

import RowKitTestSupport
@testable import RowKit

@Suite struct `Updating a layout` {
  @Test func `by a difference equals a layout from scratch to the last bit`() {
    let property = Property<PlanPair>(
      generate: PlanPair.init(using:), shrink: \.smaller,
      fault: { pair in
        let (old, new) = (pair.old.screen, pair.new.screen)
        let updated = old.layout(in: .grid(60)).updated(by: new.difference(from: old))
        let fresh = new.layout(in: .grid(60))
        return updated == fresh && updated.frames == fresh.frames ? nil : "differs"
      })
    #expect(property.counterexample(count: 4000) == nil)
  }

  @Test func `step by step loses nothing`() {
    let property = Property<[LayoutPlan]>(
      generate: { random in
        var plans = [LayoutPlan.random(using: &random)]
        for _ in 0..<6 { plans.append(plans[plans.count - 1].edited(using: &random)) }
        return plans
      },
      shrink: { $0.withoutOne.filter { !$0.isEmpty } },
      fault: { plans in
        var layout = plans[0].screen.layout(in: .grid(60))
        for plan in plans { layout = layout.updated(to: plan.screen) }
        return layout == plans[plans.count - 1].screen.layout(in: .grid(60)) ? nil : "differs"
      })
    #expect(property.counterexample(count: 500) == nil)
  }

  @Test func `in another environment equals a layout from scratch`() {
    let environments: [LayoutEnvironment] = [
      .grid(60), .grid(61), .grid(60, 300), .grid(60, 568, .rightToLeft), .grid(60, scale: 3),
      .grid(60).textSize(.xLarge), .grid(60).fontMetrics(.systemLike),
      .grid(60).lineBreaking(.normal),
    ]
    let property = Property<LayoutPlan>(
      generate: LayoutPlan.random(using:), shrink: \.smaller,
      fault: { plan in
        let screen = plan.screen
        let layout = screen.layout(in: .grid(60))
        let wrong = environments.firstIndex {
          layout.updated(in: $0) != screen.layout(in: $0)
        }
        return wrong.map { "differs in environment \($0)" }
      })
    #expect(property.counterexample(count: 500) == nil)
  }

  @Test func `measures what changed and nothing else`() {
    let counter = MeasureCounter()
    func screen(changed: Int?, first: Int = 0) -> Screen {
      Screen("S") {
        for section in 0..<10 {
          Section(section) {
            ForEach(first..<10 + first, id: \.self) { row in
              LayoutRow(
                content: Text(
                  (section * 10 + row == changed ? "changed " : "\(section) \(row) ")
                    + MeasureCounter.character
                ).content)
            }
          }
        }
      }
    }
    let layout = screen(changed: nil).layout(in: counter.environment)
    func measured(_ body: () -> ScreenLayout) -> Int {
      let before = counter.characters
      _ = body()
      return counter.characters - before
    }
    #expect(measured { layout.updated(to: screen(changed: nil)) } == 0)
    #expect(measured { layout.updated(to: screen(changed: 42)) } == 1)
    #expect(measured { layout.updated(to: screen(changed: nil, first: 1)) } == 10)
    #expect(measured { layout.updated(in: counter.environment.direction(.rightToLeft)) } == 0)
    #expect(measured { layout.updated(in: counter.environment.textSize(.small)) } == 100)
  }
}

private struct PlanPair: CustomStringConvertible {
  var old: LayoutPlan
  var new: LayoutPlan

  init(old: LayoutPlan, new: LayoutPlan) {
    self.old = old
    self.new = new
  }

  init(using random: inout SplitMix64) {
    old = .random(using: &random)
    new = old.edited(using: &random)
  }

  var smaller: [PlanPair] {
    old.smaller.map { PlanPair(old: $0, new: new) }
      + new.smaller.map { PlanPair(old: old, new: $0) }
  }

  var description: String { "\(old)\n  new: \(new)" }
}

extension ScreenLayout {
  /// Where everything is.
  var frames: [String] { cells.map { "\($0.row.id) \($0.frame)" } }
}
