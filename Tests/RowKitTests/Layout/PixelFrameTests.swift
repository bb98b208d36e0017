import Testing

import RowKitTestSupport
@testable import RowKit

@Suite struct `Pixel frames` {
  @Test func `edges are rounded to the nearest pixel, halves away from zero`() {
    let cases: [(length: Length, scale: Int, aligned: Length)] = [
      (10.25, 2, 10.5), (10.2, 2, 10), (10.3, 2, 10.5), (10.5, 1, 11), (10.5, 2, 10.5),
      (-10.25, 2, -10.5), (-10.2, 2, -10), (-10.3, 2, -10.5), (-0.5, 1, -1), (0, 3, 0),
      (Length(units: 40), 3, Length(units: 80)), (Length(units: 39), 3, 0),
      (Length(units: -40), 3, Length(units: -80)), (Length(units: 15), 8, Length(units: 30)),
    ]
    let wrong = cases.compactMap { length, scale, aligned -> String? in
      let got = length.pixelAligned(scale: scale)
      return got == aligned ? nil : "\(length) at \(scale): \(got), not \(aligned)"
    }
    #expect(wrong == [])
    let box = LayoutRect(x: -0.3, y: 10.25, width: 20.5, height: 20.5)
    #expect(
      "\(box.pixelAligned(scale: 2)) \(box.pixelAligned(scale: 1))"
        == "(-0.5, 10.5) 20.5×20.5 (0, 10) 20×21")
  }

  /// Rows of a third of a point more than 33 would each be drawn 33.5 high if sizes were rounded.
  @Test func `heights that are no whole pixels do not add up to a drift`() {
    let row = LayoutRow(.aspect(width: 960, height: 100))
    let screen = Screen("Page") { Section("s") { for _ in 0..<6 { row } } }
    let cells = screen.layout(in: .grid(320)).cells.map {
      "\($0.pixelFrame.y) \($0.pixelFrame.height)"
    }
    #expect(cells == ["0 33.5", "33.5 33", "66.5 33.5", "100 33.5", "133.5 33", "166.5 33.5"])
  }

  @Test func `the columns of a grid meet across`() {
    let screen = Screen("Page") {
      Section("s") { for _ in 0..<3 { LayoutRow(.fixed(50)) } }.columns(3)
        .insets(Insets(leading: 0.25, trailing: 0.5))
    }
    let cells = screen.layout(in: .grid(320)).cells.map { "\($0.pixelFrame)" }
    #expect(cells == ["(0.5, 0) 106×50", "(106.5, 0) 106.5×50", "(213, 0) 106.5×50"])
  }

  @Test func `neighbours neither gap nor overlap, and no edge moves by more than half a pixel`() {
    var reach = ["meet": 0, "apart": 0, "vanish": 0, "separator": 0, "moved": 0]
    let property = Property(generate: PixelCase.init(random:), shrink: \.smaller) { input in
      input.fault(&reach)
    }
    #expect(property.counterexample(count: 2000) == nil)
    #expect(reach.filter { $0.value == 0 }.isEmpty, "\(reach)")
  }
}

/// A page with separators, at a width and scale.
private struct PixelCase: CustomStringConvertible {
  var page: PagePlan
  var width: Length
  var scale: Int

  init(random: inout SplitMix64) {
    var maker = PageMaker(random: random)
    page = maker.page()
    width = Length(units: .random(in: 20_000...100_000, using: &maker.random))
    scale = maker.random.pick([1, 2, 3, 4, 5, 6, 8])
    random = maker.random
  }

  var smaller: [PixelCase] {
    page.smaller.map { page in
      var smaller = self
      smaller.page = page
      return smaller
    }
  }

  var description: String { "\(page)\n  \(width) wide at scale \(scale)" }

  func fault(_ reach: inout [String: Int]) -> String? {
    func note(_ name: String) { reach[name, default: 0] += 1 }
    let screen = Screen(
      "Page",
      sections: page.screen.sections.map { section in
        var insets = section.style.insets
        (insets.leading, insets.trailing) = (Length(units: 1111), Length(units: 777))
        return section.insets(insets).separators(.between(leading: Length(units: 500)))
      })
    let layout = screen.layout(in: .grid(width, scale: scale))
    let pixel = layout.environment.pixel
    let cells = Array(layout.cells)
    for cell in cells {
      let (exact, aligned) = (cell.frame, cell.pixelFrame)
      for (edge, other) in zip(exact.edges, aligned.edges) {
        if other.units % pixel.units != 0 { return "\(aligned) is not on the pixels" }
        if abs((edge - other).units) * 2 > pixel.units { return "\(exact) moved to \(aligned)" }
        if edge != other { note("moved") }
      }
      if exact.height > .zero, aligned.height == .zero { note("vanish") }
      guard let separator = cell.separator, separator.frame.height == pixel else { continue }
      note("separator")
      let line = separator.frame.pixelAligned(scale: scale)
      if line.height != pixel || line.maxY != aligned.maxY {
        return "separator \(line) of \(aligned)"
      }
    }
    for (cell, next) in zip(cells, cells.dropFirst()) {
      let distance = next.pixelFrame.y - cell.pixelFrame.maxY
      if next.frame.y == cell.frame.maxY {
        note("meet")
        if distance != .zero { return "\(cell.row.id) and the next are \(distance) apart" }
      } else {
        note("apart")
        if distance < .zero { return "\(cell.row.id) and the next overlap by \(-distance)" }
        let exact = next.frame.y - cell.frame.maxY
        if abs((distance - exact).units) > pixel.units { return "\(distance) apart, not \(exact)" }
      }
    }
    guard let first = cells.first, let last = cells.last else { return nil }
    let (exact, total) = (
      last.frame.maxY - first.frame.y, last.pixelFrame.maxY - first.pixelFrame.y
    )
    return abs((exact - total).units) > pixel.units ? "\(total) in all, not \(exact)" : nil
  }
}

extension LayoutRect {
  fileprivate var edges: [Length] { [x, y, maxX, maxY] }
}
