import Testing

@testable import RowKit

@Suite struct `Pinned headers` {
  @Test func `the end of its own section pushes a header out, whatever the next section has`() {
    func section(_ key: String, header: Length?, rows: [Length], pinned: Bool = true) -> Section {
      let section = Section(key) { for height in rows { LayoutRow(.fixed(height)) } }
        .keptWhenEmpty()
      guard let header else { return section }
      return section.header(LayoutRow(.fixed(header)), pinned: pinned)
    }
    let first = section("first", header: 30, rows: [100])
    let cases: [(name: String, sections: [Section], offset: Length, cells: [String])] = [
      (
        "the next has no header", [first, section("next", header: nil, rows: [200])], 110,
        ["header 0 -10..20 above", "row (1, 0) 20..220"]
      ),
      (
        "the next header is not pinned",
        [first, section("next", header: 20, rows: [200], pinned: false)], 110,
        ["header 0 -10..20 above", "header 1 20..40", "row (1, 0) 40..240"]
      ),
      (
        "the next header is pinned later", [first, section("next", header: 20, rows: [200])], 110,
        ["header 0 -10..20 above", "header 1 20..40", "row (1, 0) 40..240"]
      ),
      (
        "the next header is held once the first is gone",
        [first, section("next", header: 20, rows: [200])], 140,
        ["header 1 0..20 above", "row (1, 0) 10..210"]
      ),
      (
        "several short sections meet",
        [
          first, section("b", header: 20, rows: [5]), section("c", header: 20, rows: []),
          section("d", header: 20, rows: [200]),
        ], 125,
        [
          "header 0 -25..5 above", "header 1 5..25", "row (1, 0) 25..30", "header 2 30..50",
          "header 3 50..70", "row (3, 0) 70..270",
        ]
      ),
      (
        "a header without rows stands still",
        [section("a", header: 20, rows: []), section("b", header: 20, rows: [200])], 5,
        ["header 0 -5..15", "header 1 15..35", "row (1, 0) 35..235"]
      ),
      (
        "a footer is covered", [first.footer(LayoutRow(.fixed(50)))], 120,
        ["header 0 0..30 above", "footer 0 10..60"]
      ),
      (
        "a footer is covered while the header is pushed",
        [first.footer(LayoutRow(.fixed(50))), section("next", header: nil, rows: [200])], 160,
        ["header 0 -10..20 above", "row (1, 0) 20..220"]
      ),
    ]
    let wrong = cases.compactMap { name, sections, offset, cells -> String? in
      let layout = Screen("Page", sections: sections).layout(in: .grid(320, 100))
      let got = layout.visibleCells(offset: offset).map { $0.text(at: offset) }
      return got == cells ? nil : "\(name): \(got), not \(cells)"
    }
    #expect(wrong == [])
  }

  @Test
  func `only a header that is held or pushed is above others, and what is seen does not overlap`() {
    var reach = ["above": 0, "pushed": 0, "covering": 0]
    let property = Property<(PagePlan, Length)> { random in
      var maker = PageMaker(random: random)
      let page = maker.page()
      let end = page.screen.layout(in: .grid(320, 200)).contentHeight
      return (page, Length(units: .random(in: -5000...(end.units + 5000), using: &maker.random)))
    } shrink: { page, offset in
      page.smaller.map { ($0, offset) }
    } fault: { page, offset in
      fault(page, offset, &reach)
    }
    #expect(property.counterexample(count: 3000) == nil)
    #expect(reach.filter { $0.value == 0 }.isEmpty, "\(reach)")
  }

  private func fault(_ page: PagePlan, _ offset: Length, _ reach: inout [String: Int]) -> String? {
    let seen = page.screen.layout(in: .grid(320, 200)).visibleCells(offset: offset)
    var end = offset
    for cell in seen {
      if cell.top + cell.cutTop < end { return "\(cell.cell.row.id) is seen above \(end)" }
      end = cell.top + cell.cutTop + cell.visibleHeight
      if cell.pushed > .zero { reach["pushed", default: 0] += 1 }
      guard cell.zIndex > 0 else { continue }
      reach["above", default: 0] += 1
      if cell.cell.role != .header || !page.parts[cell.cell.section].isPinned {
        return "\(cell.cell.row.id) is above others"
      }
    }
    for (index, cell) in seen.enumerated() {
      for other in seen[(index + 1)...]
      where other.top < cell.top + cell.cell.frame.height && other.cell.frame.height > .zero {
        reach["covering", default: 0] += 1
        if cell.zIndex <= other.zIndex { return "\(cell.cell.row.id) is not above what it covers" }
      }
    }
    return nil
  }
}

extension VisibleCell {
  /// Where the cell is on the screen, and whether it is above others.
  fileprivate func text(at offset: Length) -> String {
    let name = cell.position.map { "row \($0)" } ?? "\(cell.role) \(cell.section)"
    let (start, end) = (top - offset, top + cell.frame.height - offset)
    return "\(name) \(start)..\(end)" + (zIndex > 0 ? " above" : "")
  }
}
