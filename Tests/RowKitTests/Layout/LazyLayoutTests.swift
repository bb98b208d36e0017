import Testing

import RowKitTestSupport
@testable import RowKit

@Suite struct `A lazy layout` {
  private func screen(_ rows: Int, sections: Int = 1) -> Screen {
    Screen("S") {
      for section in 0..<sections {
        Section(section) {
          ForEach(0..<rows, id: \.self) { row in
            LayoutRow(
              content: Text(
                "\(MeasureCounter.character)\(section)" + String(repeating: "\n", count: row % 5)
              ).content)
          }
        }
      }
    }
  }

  @Test func `measures what comes near the viewport and nothing else`() {
    let counter = MeasureCounter()
    var layout = screen(100_000).layout(
      in: counter.environment, measurement: .lazy(estimate: 60))
    #expect(counter.characters == 0)
    #expect(layout.contentHeight.units == 60 * 240 * 100_000)
    _ = layout.prepare(around: 0)
    // 568 points and half of that below are 12 rows of 24 to 119 points and a part of the next.
    #expect(counter.characters == 13)
    let cells = layout.visibleCells(offset: 0).map(\.cell)
    #expect(cells.allSatisfy { !$0.isEstimated })
    let far = layout.cell(at: RowPosition(section: 0, row: 5_000))
    #expect(far.isEstimated && far.frame.height == 60)
    _ = layout.prepare(around: 0)
    #expect(counter.characters == 13)
    // Somewhere else, without a margin.
    _ = layout.prepare(around: 300_000, margin: 0)
    #expect((20...23).contains(counter.characters))
  }

  @Test func `an estimate that is far from the truth makes few more of many be measured`() {
    for estimate in [0, 1, 5000] as [Length] {
      let counter = MeasureCounter()
      var layout = screen(100, sections: 1000).layout(
        in: counter.environment, measurement: .lazy(estimate: estimate))
      var offset = layout.prepare(around: 0)
      #expect(counter.characters == 13, "\(estimate)")
      offset = layout.prepare(around: layout.contentHeight.scaled(by: 1, over: 2))
      // Of 100,000. Rows of no height are all near until those above are measured.
      #expect(counter.characters <= 400, "\(estimate)")
      #expect(layout.visibleCells(offset: offset).allSatisfy { !$0.cell.isEstimated })
    }
  }

  @Test func `what is seen does not move when what is above it is measured`() {
    let property = Property<Scrolls>(
      generate: Scrolls.init(using:), shrink: \.smaller,
      fault: { scrolls in
        let screen = scrolls.plan.screen
        var layout = screen.layout(in: .grid(60, 100), measurement: .lazy(estimate: 40))
        var offset = Length.zero
        for step in scrolls.steps {
          offset = max(.zero, offset + Length(step))
          let before = layout.visibleCells(offset: offset).filter { $0.cell.position != nil }
          let isWithin = offset <= layout.maxOffset()
          let prepared = layout.prepare(around: offset)
          let after = layout.visibleCells(offset: prepared)
          let first = before.first { !$0.cell.isEstimated } ?? before.first
          if let first, isWithin, offset > .zero, prepared < layout.maxOffset() {
            let same = after.first { $0.cell.row.id == first.cell.row.id }
            let tops = (first.top - offset, same.map { $0.top - prepared })
            // A row that turned out lower may end above the pin line, where it is not seen any more.
            if let top = tops.1, top != tops.0 { return "moved from \(tops.0) to \(top)" }
            let cell = layout.cell(for: first.cell.row.id)
            if let cell, cell.frame.y - prepared != tops.0 { return "moved out of sight" }
          }
          if after.contains(where: \.cell.isEstimated) { return "shows an estimate" }
          offset = prepared
        }
        return nil
      })
    #expect(property.counterexample(count: 2000) == nil)
  }

  @Test func `all of it prepared, it is the exact layout`() {
    let property = Property<LayoutPlan>(
      generate: LayoutPlan.random(using:), shrink: \.smaller,
      fault: { plan in
        var layout = plan.screen.layout(in: .grid(60, 100), measurement: .lazy(estimate: 40))
        let exact = plan.screen.layout(in: .grid(60, 100))
        _ = layout.prepare(around: .zero, margin: .greatest)
        guard layout.contentHeight == exact.contentHeight else { return "is of another height" }
        return layout.frames == exact.frames ? nil : "has other frames"
      })
    #expect(property.counterexample(count: 1000) == nil)
  }

  @Test
  func `an update keeps what was measured, and measures a row that changed if it had been`() {
    let (counter, character) = (MeasureCounter(), MeasureCounter.character)
    func screen(_ text: String) -> Screen {
      Screen("S") {
        Section("a") {
          ForEach(0..<1000, id: \.self) { row in
            LayoutRow(content: Text(row == 2 ? text : "\(character)\n\(row)").content)
          }
        }
      }
    }
    var layout = screen("\(character)\n\n").layout(
      in: counter.environment, measurement: .lazy(estimate: 10))
    _ = layout.prepare(around: 0)
    let height = layout.contentHeight
    let measured = counter.characters
    let updated = layout.updated(to: screen(character))
    #expect(counter.characters == measured + 1)
    #expect(updated.contentHeight == height - 47.5)
    let isEstimated = [2, 3, 900].map {
      updated.cell(at: RowPosition(section: 0, row: $0)).isEstimated
    }
    #expect(isEstimated == [false, false, true])
  }

  private func pictures(_ heights: [Int], sections: Int = 1) -> Screen {
    Screen("S") {
      Section("a") {
        ForEach(Array(heights.enumerated()), id: \.offset) { element in
          LayoutRow(content: Picture("p", width: 10, height: Length(element.element)).content)
        }
      }
    }
  }

  @Test func `a row that is collapsed comes to the top as in an exact layout`() {
    var heights = Array(repeating: 60, count: 50)
    heights[5] = 800
    let before = pictures(heights)
    heights[5] = 100
    let after = pictures(heights)
    let difference = after.difference(from: before)
    let offsets = [HeightMeasurement.exact, .lazy(estimate: 60)].map { measurement in
      var layout = before.layout(in: .grid(100), measurement: measurement)
      _ = layout.prepare(around: 0, margin: .greatest)
      let offset: Length = 900
      var next = layout.updated(by: difference)
      let toggled = before.sections[0].rows[5].id
      let kept = next.offset(after: difference, replacing: layout, from: offset, toggled: toggled)
      return next.prepare(around: kept)
    }
    #expect(offsets == [300, 300])
  }

  @Test func `the end of the content holds only once it is measured`() {
    let before = pictures(Array(repeating: 60, count: 30))
    let after = pictures(Array(repeating: 60, count: 20) + Array(repeating: 61, count: 30))
    let difference = after.difference(from: before)
    var layout = before.layout(in: .grid(100), measurement: .lazy(estimate: 1))
    _ = layout.prepare(around: 0, margin: .greatest)
    var next = layout.updated(by: difference)
    let kept = next.offset(after: difference, replacing: layout, from: 1100)
    let offset = next.prepare(around: kept)
    let row = next.cell(at: RowPosition(section: 0, row: 19))
    #expect(row.frame.y - offset == Length(40))
  }

  @Test func `what turns out to end above the viewport's bottom is moved down to it`() {
    let layout = pictures(Array(repeating: 36, count: 100))
      .layout(in: .grid(100), measurement: .lazy(estimate: 100))
    for offset in [9432, 9000, 5000] as [Length] {
      var layout = layout
      let prepared = layout.prepare(around: offset)
      #expect(prepared <= layout.maxOffset(), "\(offset)")
      #expect(layout.visibleCells(offset: prepared).allSatisfy { !$0.cell.isEstimated })
    }
  }

  @Test func `rows that were measured do not move when one above them comes in`() {
    var layout = pictures(Array(repeating: 200, count: 200))
      .layout(in: .grid(100), measurement: .lazy(estimate: 60))
    var offset = layout.prepare(around: 6000, margin: 0)
    for _ in 0..<100 {
      offset = offset - 20
      let known = layout.visibleCells(offset: offset).map(\.cell).first { !$0.isEstimated }
      let before = known.map { $0.frame.y - offset }
      offset = layout.prepare(around: offset, margin: 0)
      let after = known.flatMap { layout.cell(for: $0.row.id) }.map { $0.frame.y - offset }
      #expect(before == after)
    }
  }

  @Test func `a row far away is scrolled to exactly`() {
    let screen = pictures(Array(repeating: 100, count: 2000))
    let exact = screen.layout(in: .grid(100))
    let id = screen.sections[0].rows[1000].id
    for estimate in [5, 60, 900] as [Length] {
      for alignment in ScrollAlignment.allCases {
        var layout = screen.layout(in: .grid(100), measurement: .lazy(estimate: estimate))
        let offset = layout.prepare(showing: id, at: alignment, from: 0)
        let y = offset.flatMap { offset in layout.cell(for: id).map { $0.frame.y - offset } }
        let expected = exact.offset(showing: id, at: alignment, from: 0).map { 100_000 - $0 }
        #expect(y == expected, "\(estimate), \(alignment)")
      }
    }
  }

  @Test func `a row above that turns out lower leaves no gap at the top`() {
    var layout = pictures(Array(repeating: 36, count: 100))
      .layout(in: .grid(100), measurement: .lazy(estimate: 100))
    var offset = layout.prepare(around: 150, margin: 0)
    offset = layout.prepare(around: offset - 100, margin: 0)
    #expect(offset == 0)
  }

  @Test func `a row is found from the side it is on, though all between grows`() {
    let screen = pictures(
      Array(repeating: 300, count: 100) + [30] + Array(repeating: 300, count: 9))
    let exact = screen.layout(in: .grid(100))
    let id = screen.sections[0].rows[100].id
    for estimate in [1, 30, 900] as [Length] {
      var layout = screen.layout(in: .grid(100), measurement: .lazy(estimate: estimate))
      let last = screen.sections[0].rows[109].id
      let end = layout.prepare(showing: last, at: .bottom, from: 0) ?? 0
      let top = layout.prepare(showing: id, at: .nearest, from: end)
      #expect(top.flatMap { top in layout.cell(for: id).map { $0.frame.y - top } } == 0)
      var other = screen.layout(in: .grid(100), measurement: .lazy(estimate: estimate))
      let bottom = other.prepare(showing: id, at: .nearest, from: 0)
      let expected = exact.offset(showing: id, at: .nearest, from: 0).map { 30_000 - $0 }
      #expect(bottom.flatMap { end in other.cell(for: id).map { $0.frame.y - end } } == expected)
    }
  }

  @Test func `no height is too small to begin with`() {
    var layout = pictures(Array(repeating: 36, count: 100))
      .layout(in: .grid(100), measurement: .lazy(estimate: 0))
    _ = layout.prepare(around: 0, margin: 0)
    #expect(layout.visibleCells(offset: 0).filter { !$0.cell.isEstimated }.count == 16)
    #expect(layout == layout.updated(in: .grid(100)))
  }
}

/// A screen, and how far it is scrolled step by step.
private struct Scrolls: CustomStringConvertible {
  var plan: LayoutPlan
  var steps: [Int]

  init(using random: inout SplitMix64) {
    plan = .random(using: &random)
    steps = (0..<6).map { _ in random.pick([-200, -90, -30, 30, 90, 200, 700]) }
  }

  private init(plan: LayoutPlan, steps: [Int]) {
    self.plan = plan
    self.steps = steps
  }

  var smaller: [Scrolls] {
    steps.withoutOne.map { Scrolls(plan: plan, steps: $0) }
      + plan.smaller.map { Scrolls(plan: $0, steps: steps) }
  }

  var description: String { "\(plan)\n  steps: \(steps)" }
}
