import Testing

@testable import RowKit

/// Offsets past the ends, viewports without height, and differences of other screens.
@Suite struct `Layouts out of bounds` {
  private let screen = Screen("S") {
    Section("a") {
      ForEach(0..<40, id: \.self) { _ in
        LayoutRow(content: Picture("p", width: 10, height: 60).content)
      }
    }
    .header(LayoutRow(.fixed(20)), pinned: true)
  }

  @Test func `a height below zero counts as zero, and an offset past an end as itself`() {
    let layout = screen.layout(in: .grid(100))
    let id = screen.sections[0].rows[9].id
    let same = screen.difference(from: screen)
    let faults = [-5000, -50, 0, 300, 5000].filter { points in
      let offset = Length(points)
      let offsets = [Length.zero, -9].map { height in
        ScrollAlignment.allCases.map {
          layout.offset(showing: id, at: $0, from: offset, height: height)
        } + [
          layout.offset(after: same, replacing: layout, from: offset, height: height),
          layout.offset(after: same, replacing: layout, from: offset, toggled: id, height: height),
          layout.maxOffset(height: height), layout.offset(showingSectionAt: 0, height: height),
        ]
      }
      let seen = layout.visibleCells(offset: offset, height: -9)
      return offsets[0] != offsets[1] || !seen.isEmpty
    }
    #expect(faults == [])
  }

  @Test func `preparing above the top leaves the offset, and past the end brings it there`() {
    for (offset, expected) in [(-5000, -5000), (-30, -30), (0, 0), (9000, 1852)] {
      var layout = screen.layout(in: .grid(100), measurement: .lazy(estimate: 25))
      let prepared = layout.prepare(around: Length(offset), margin: -7)
      #expect(offset > 0 ? prepared == layout.maxOffset() : prepared == Length(expected))
      #expect(layout.visibleCells(offset: prepared).allSatisfy { !$0.cell.isEstimated })
    }
    var layout = screen.layout(in: .grid(100), measurement: .lazy(estimate: 25))
    var same = layout
    let none = layout.prepare(around: 300, height: 0, margin: 0)
    #expect(same.prepare(around: 300, height: -8, margin: -7) == none && same == layout)
    _ = layout.prepare(around: 0, margin: .greatest)
    // The end is known: what is past it is a bounce.
    #expect(layout.prepare(around: 9000) == 9000)
  }

  @Test func `rows without height among those that are seen are not`() {
    let heights: [Length] = [0, 0, 30, 0, 0, 0, 20, 0, 40, 0]
    let flat = Screen("S") {
      for key in 0..<6 {
        Section(key) {
          if key % 3 == 0 { for height in heights { LayoutRow(.fixed(height)) } }
        }
        .keptWhenEmpty().rowSpacing(key == 3 ? 5 : 0)
      }
    }
    let layout = flat.layout(in: .grid(100))
    let all = layout.cells.filter { $0.frame.height > 0 }
    let wrong = (-20..<250).filter { points in
      let offset = Length(points)
      let expected = all.filter { $0.frame.maxY > offset && $0.frame.y < offset + 45 }
      let seen = layout.visibleCells(offset: offset, height: 45)
      return seen.map(\.cell.row.id) != expected.map(\.row.id)
    }
    #expect(wrong == [])
  }

  @Test func `a difference of other screens with as many rows is refused`() async {
    func message(of result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
    let updated = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let screens = (0..<3).map { name in
        Screen("S") { Section("a") { LayoutRow(.fixed(10)).id(name) } }
      }
      let layout = screens[0].layout(in: .grid(100))
      _ = layout.updated(by: screens[2].difference(from: screens[1]))
    }
    #expect(
      message(of: updated).contains(
        "A difference from another screen cannot update this layout of S."))
    let anchored = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let screens = (0..<3).map { name in
        Screen("S") { Section("a") { LayoutRow(.fixed(10)).id(name) } }
      }
      let layouts = screens.map { $0.layout(in: .grid(100)) }
      _ = layouts[1].offset(
        after: screens[2].difference(from: screens[0]), replacing: layouts[0], from: 5)
    }
    #expect(
      message(of: anchored).contains("The difference is that of the screens of two other layouts.")
    )
  }
}
