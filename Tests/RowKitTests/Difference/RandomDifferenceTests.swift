import Foundation
import RowKit
import RowKitHosts
import Testing

/// What holds for the difference of any two screens, tried on random ones.
///
/// `ROWKIT_CASES` says how many are tried, `ROWKIT_SEED` the seed of the first; each further one's is one
/// more.
@Suite struct RandomDifferenceTests {
  private static let usualCount = 5000

  @Test func `a difference leads from one screen to the other and back, in safe and fewest steps`()
    throws
  {
    let count = try number("ROWKIT_CASES") ?? Self.usualCount
    let seed = try number("ROWKIT_SEED") ?? 1
    var reach = DifferenceReach()
    let property = Property<ScreenPair> { random in
      var maker = ScreenPlanMaker(random: random)
      return maker.pair()
    } shrink: { pair in
      pair.smaller
    } fault: { pair in
      fault(of: pair, &reach)
    }
    if let counterexample = property.counterexample(seeds: UInt64(seed), count: count) {
      Issue.record("\(counterexample)")
    } else if count >= Self.usualCount {
      #expect(reach.missing == [], "\(reach.counts)")
    }
  }

  @Test func `keys whose hashes collide make the same difference as others`() {
    func screen(_ numbers: [Int], key: KeyPath<Element, some Hashable & Sendable>) -> Screen {
      Screen("screen") {
        Section("A") { ForEach(numbers.map(Element.init), id: key) { Line("\($0.id)") } }
      }
    }
    let property = Property<[[Int]]> { random in
      (0..<2).map { _ in
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          .random(in: 0..<30, using: &random)
        }
      }
    } shrink: { lists in
      lists.replacingOne(\.withoutOne)
    } fault: { lists in
      let unlucky = screen(lists[1], key: \.unlucky)
        .difference(from: screen(lists[0], key: \.unlucky))
      let lucky = screen(lists[1], key: \.id).difference(from: screen(lists[0], key: \.id))
      return unlucky.operations == lucky.operations ? nil : unlucky.operations
    }
    #expect(property.counterexample(count: 300) == nil)
  }

  @Test func `screens print as the code that composes them`() {
    let row = RowPlan(text: 0, isTile: true, isTall: true, action: 1, label: 2)
    let turns = [TurnPlan(key: 5, blocks: [.row(row), .row(RowPlan(text: 6))])]
    let plan = ScreenPlan(sections: [
      SectionPlan(
        key: 3, header: EdgePlan(row: row, isPinned: true), footer: EdgePlan(row: row),
        spacing: 4, isKept: true,
        blocks: [
          .row(RowPlan(text: 1)), .optional(isPresent: false, RowPlan(text: 2)),
          .keyed(4, .screen, [.row(RowPlan(text: 3))]), .loop(turns, .section),
        ])
    ])
    // The code that is expected below, in words the compiler reads.
    let written = Screen("screen") {
      Section(3) {
        Line("1")
        if holds(false) { Line("2") }
        Group { Line("3") }.id(4, scope: .screen)
        ForEach(
          [
            Turn(5) {
              Tile("0", isTall: true).onSelect(1).accessibilityLabel("2")
              Line("6")
            }
          ] as [Turn], id: \.key, scope: .section
        ) { $0.block }
      }
      .header(Tile("0", isTall: true).onSelect(1).accessibilityLabel("2"), pinned: true)
      .footer(Tile("0", isTall: true).onSelect(1).accessibilityLabel("2"))
      .rowSpacing(4)
      .keptWhenEmpty()
    }
    #expect(plan.screen == written)
    #expect(
      plan.code("old") == """
        let old = Screen("screen") {
          Section(3) {
            Line("1")
            if false { Line("2") }
            Group { Line("3") }.id(4, scope: .screen)
            ForEach(
              [
                Turn(5) {
                  Tile("0", isTall: true).onSelect(1).accessibilityLabel("2")
                  Line("6")
                },
              ] as [Turn], id: \\.key, scope: .section
            ) { $0.block }
          }
          .header(Tile("0", isTall: true).onSelect(1).accessibilityLabel("2"), pinned: true)
          .footer(Tile("0", isTall: true).onSelect(1).accessibilityLabel("2"))
          .rowSpacing(4)
          .keptWhenEmpty()
        }
        """)
  }

  /// A condition that the compiler does not know.
  private func holds(_ condition: Bool) -> Bool { condition }

  /// The value of an environment variable; nil where there is none.
  private func number(_ variable: String) throws -> Int? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    return try #require(Int(text).flatMap { $0 >= 0 ? $0 : nil }, "\(variable) is \(text)")
  }
}

extension Element {
  fileprivate var unlucky: Unlucky { Unlucky(number: id) }
}

/// What is wrong with the difference of a pair of screens; nil when all is well.
private func fault(of pair: ScreenPair, _ reach: inout DifferenceReach) -> String? {
  let (old, new) = (pair.old.screen, pair.new.screen)
  let difference = new.difference(from: old)
  reach.note(difference)
  if let fault = ExpectedChanges(from: old, to: new).fault(of: difference) { return fault }

  let reloading = difference.stages()
  let reconfiguring = difference.stages(updates: .reconfigure)
  reach.note(reloading)
  reach.note(reconfiguring)
  if let fault = fault(of: reloading, of: difference) { return "reload: \(fault)" }
  if let fault = fault(of: reconfiguring, of: difference) { return "reconfigure: \(fault)" }
  if reconfiguring.count > reloading.count { return "reconfigure takes more stages" }

  if old.applying(difference) != new { return "applying does not lead to the new screen" }
  if old != new, new.applying(difference) != nil { return "applies to another screen" }
  let inverse = difference.inverse
  if new.applying(inverse) != old { return "the inverse does not lead back" }
  if inverse.inverse != difference { return "the inverse's inverse is another difference" }
  return nil
}

/// What is wrong with the stages of a difference; nil when a strict table applies them.
private func fault(of stages: [DifferenceStage], of difference: ScreenDifference) -> String? {
  let known = Set(difference.old.rows.map(\.id)).union(difference.new.rows.map(\.id))
  var table = StrictTable(difference.old)
  for (index, stage) in stages.enumerated() {
    if stage.isEmpty, stages.count > 1 { return "stage \(index) is empty" }
    do throws(StrictTableError) {
      try table.apply(stage)
    } catch {
      return "stage \(index), \(stage.operations): \(error)"
    }
    let ids = stage.screen.rows.map(\.id)
    guard Set(ids).count == ids.count, known.isSuperset(of: ids) else {
      return "stage \(index) has rows of other ids than either screen: \(stage.screen)"
    }
  }
  if stages.last?.screen != difference.new { return "the last stage is not the new screen" }
  if table.screen != difference.new { return "the table shows\n\(table.screen)" }
  return nil
}
