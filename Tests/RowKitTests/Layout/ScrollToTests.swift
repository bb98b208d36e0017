import Testing

import RowKitTestSupport
@testable import RowKit

@Suite struct `Scrolling to` {
  /// A pinned header of 20 over rows of 50, 150 and 50 and a footer of 30, an empty section with a header of
  /// 40, and twenty rows of 50: 0..300..340..1340.
  private let layout = Screen("Page") {
    Section("a") { for height in [50, 150, 50] { LayoutRow(.fixed(Length(height))) } }
      .header(LayoutRow(.fixed(20)), pinned: true).footer(LayoutRow(.fixed(30)))
    Section("empty") {}.keptWhenEmpty().header(LayoutRow(.fixed(40)))
    Section("c") { for _ in 0..<20 { LayoutRow(.fixed(50)) } }
  }
  .layout(in: .grid(320, 100))

  @Test
  func `a cell comes to the top, the centre or the bottom, below its section's pinned header`()
    throws
  {
    let last = RowPosition(section: 2, row: 19)
    let cases: [(cell: Cell?, top: Length, center: Length, bottom: Length)] = [
      (layout.header(ofSection: 0), 0, 0, 0),
      (layout.cell(at: RowPosition(section: 0, row: 0)), 0, 0, 0),
      (layout.cell(at: RowPosition(section: 0, row: 2)), 200, 185, 170),
      (layout.cell(at: RowPosition(section: 0, row: 1)), 50, 85, 120),
      (layout.footer(ofSection: 0), 250, 225, 200),
      (layout.header(ofSection: 1), 300, 270, 240),
      (layout.cell(at: RowPosition(section: 2, row: 1)), 390, 365, 340),
      (layout.cell(at: last), 1240, 1240, 1240),
    ]
    let wrong = try cases.compactMap { cell, top, center, bottom -> String? in
      let id = try #require(cell).row.id
      let got = [.top, .center, .bottom].map { layout.offset(showing: id, at: $0, from: 600) }
      return got == [top, center, bottom] ? nil : "\(id): \(got), not \([top, center, bottom])"
    }
    #expect(wrong == [])
    let stranger = try #require(Screen.of(LayoutRow()).rows.first { _ in true }).id
    #expect(
      ScrollAlignment.allCases.map { layout.offset(showing: stranger, at: $0, from: 0) } == [
        nil, nil, nil, nil,
      ])
  }

  @Test func `the nearest way moves least, and not at all where all of the cell is seen`() throws {
    let row = try #require(layout.screen.sections.last?.rows[4]).id  // 540..590
    let covered = layout.screen.sections[0].rows[2].id  // 220..270
    let high = layout.screen.sections[0].rows[1].id  // 70..220
    let header = try #require(layout.screen.sections[0].header).id
    let cases: [(name: String, id: RowID, from: Length, height: Length?, offset: Length)] = [
      ("from above", row, 0, nil, 490),
      ("at the bottom already", row, 490, nil, 490),
      ("within", row, 500, nil, 500),
      ("at the top already", row, 540, nil, 540),
      ("partly above", row, 541, nil, 540),
      ("from below", row, 1200, nil, 540),
      ("past the end", row, 5000, nil, 540),
      ("in a viewport as high as itself", row, 0, 50, 540),
      ("covered by a pinned header", covered, 210, nil, 200),
      ("below a pinned header", covered, 190, nil, 190),
      ("higher than the room for it, from above", high, 0, nil, 50),
      ("higher than the room for it, from below", high, 600, nil, 50),
      ("higher than the room for it, within", high, 90, nil, 50),
      ("a pinned header that is held at the top", header, 130, nil, 130),
      ("a pinned header that is pushed", header, 290, nil, 280),
      ("a pinned header that is gone", header, 600, nil, 280),
    ]
    let wrong = cases.compactMap { name, id, from, height, offset -> String? in
      let got = layout.offset(showing: id, at: .nearest, from: from, height: height)
      return got == offset ? nil : "\(name): \(String(describing: got)), not \(offset)"
    }
    #expect(wrong == [])
  }

  @Test func `a section is found by its start, also where it is empty`() {
    #expect((0..<3).map { layout.offset(showingSectionAt: $0) } == [0, 300, 340])
    #expect(layout.offset(showingSectionAt: 2, height: 1200) == 140)
    #expect(layout.offset(showingSection: "empty") == 300)
    #expect(layout.offset(showingSection: "c", height: 2000) == 0)
    #expect(layout.offset(showingSection: "other") == nil)
    #expect(
      [layout.maxOffset(), layout.maxOffset(height: 1400), layout.maxOffset(height: -9)] == [
        1240, 0, 1340,
      ])
  }

  @Test func `a cell that is scrolled to is where it was asked for, unless the content ends`() {
    var reach = [
      "top": 0, "center": 0, "bottom": 0, "stays": 0, "moves": 0, "high": 0, "clamped": 0,
      "section": 0,
    ]
    let property = Property(generate: ScrollCase.init(random:), shrink: \.smaller) { input in
      input.fault(&reach)
    }
    #expect(property.counterexample(count: 1500) == nil)
    #expect(reach.filter { $0.value == 0 }.isEmpty, "\(reach)")
  }
}

/// A page, how far it is scrolled, and how much of it is seen.
private struct ScrollCase: CustomStringConvertible {
  var page: PagePlan
  var offset: Length
  var height: Length

  init(random: inout SplitMix64) {
    var maker = PageMaker(random: random)
    page = maker.page()
    height = maker.random.pick([20, 60, 100, 200, 568])
    let greatest = page.screen.layout(in: .grid(320, height)).maxOffset()
    offset = Length(units: .random(in: 0...max(1, greatest.units), using: &maker.random))
    offset = min(offset, greatest)
    random = maker.random
  }

  var smaller: [ScrollCase] {
    page.smaller.map { page in
      var smaller = self
      smaller.page = page
      return smaller
    }
  }

  var description: String { "\(page)\n  at \(offset), \(height) high" }

  func fault(_ reach: inout [String: Int]) -> String? {
    let layout = page.screen.layout(in: .grid(320, height))
    let bounds = .zero...max(.zero, layout.contentHeight - height)
    func note(_ name: String) { reach[name, default: 0] += 1 }
    for section in page.parts.indices {
      let start = layout.frame(ofSection: section).y
      guard layout.offset(showingSectionAt: section) == start.held(in: bounds) else {
        return "section \(section) is not at its start"
      }
      note("section")
    }
    for cell in layout.cells {
      let covering = layout.headerCovering(cell)
      for alignment in ScrollAlignment.allCases {
        guard let got = layout.offset(showing: cell.row.id, at: alignment, from: offset),
          bounds.contains(got)
        else { return "\(cell.row.id) at \(alignment) is out of bounds" }
        // A target at a bound may have been beyond it, and nothing can be said of it.
        if got == bounds.lowerBound || got == bounds.upperBound, alignment != .nearest {
          note("clamped")
          continue
        }
        let (above, below) = (cell.frame.y - got - covering, got + height - cell.frame.maxY)
        switch alignment {
        case .top where above != .zero, .bottom where below != .zero,
          .center where abs(above.units - below.units) > 1:
          return "\(cell.row.id) at \(alignment) has \(above) above and \(below) below"
        case .nearest:
          if let fault = nearestFault(cell, layout, got, bounds, note) { return fault }
        default: note("\(alignment)")
        }
      }
    }
    return nil
  }

  private func nearestFault(
    _ cell: Cell, _ layout: ScreenLayout, _ got: Length, _ bounds: ClosedRange<Length>,
    _ note: (String) -> Void
  ) -> String? {
    // What has no height is never seen.
    guard cell.frame.height > .zero else { return nil }
    func isWhole(at offset: Length) -> Bool {
      layout.visibleCells(offset: offset).contains { $0.cell.row.id == cell.row.id && !$0.isCut }
    }
    if isWhole(at: offset) {
      note("stays")
      return got == offset ? nil : "\(cell.row.id) is seen at \(offset), but goes to \(got)"
    }
    if cell.frame.height > height - layout.headerCovering(cell) {
      note("high")
      let top = (cell.frame.y - layout.headerCovering(cell)).held(in: bounds)
      return got == top ? nil : "\(cell.row.id) is high: \(got), not \(top)"
    }
    note("moves")
    if !isWhole(at: got) { return "\(cell.row.id) is not seen at \(got)" }
    let nearer = got + Length(units: got > offset ? -1 : 1)
    return isWhole(at: nearer) ? "\(cell.row.id) moves to \(got), further than needed" : nil
  }
}

extension Length {
  fileprivate func held(in bounds: ClosedRange<Length>) -> Length {
    min(max(self, bounds.lowerBound), bounds.upperBound)
  }
}
