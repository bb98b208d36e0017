import Testing

@testable import RowKit

@Suite struct `Laying out sections` {
  @Test func `parts stand below each other`() {
    let row = LayoutRow(.fixed(44))
    func pair(_ key: String) -> Section {
      Section(key) {
        row.id(1)
        row.id(2)
      }
    }
    let styled = pair("s")
      .insets(Insets(top: 5, leading: 10, bottom: 6, trailing: 20)).rowSpacing(3)
    let separated = styled.separators(.between(leading: 16))
    let framed = styled.header(LayoutRow(.fixed(40))).footer(LayoutRow(.fixed(30)))
    let cases: [(name: String, sections: [Section], cells: [String], height: Length)] = [
      ("no sections", [], [], 0),
      (
        "rows", [pair("s")],
        ["row (0, 0) (0, 0) 320×44", "row (0, 1) (0, 44) 320×44"], 88
      ),
      (
        "insets and spacing", [styled],
        ["row (0, 0) (10, 5) 290×44", "row (0, 1) (10, 52) 290×44"], 102
      ),
      (
        "header and footer keep the whole width", [framed],
        [
          "header 0 (0, 0) 320×40", "row (0, 0) (10, 45) 290×44", "row (0, 1) (10, 92) 290×44",
          "footer 0 (0, 142) 320×30",
        ], 172
      ),
      (
        "the next section follows", [framed, Section("t") { row }.insets(Insets(top: 7))],
        [
          "header 0 (0, 0) 320×40", "row (0, 0) (10, 45) 290×44", "row (0, 1) (10, 92) 290×44",
          "footer 0 (0, 142) 320×30", "row (1, 0) (0, 179) 320×44",
        ], 223
      ),
      (
        "separators stand inside all rows but the last", [separated],
        [
          "row (0, 0) (10, 5) 290×44 separator (26, 48.5) 274×0.5", "row (0, 1) (10, 52) 290×44",
        ], 102
      ),
      (
        "separators wider than the row and of rows without height",
        [
          Section("s") { for height in [44, 0, 44] { LayoutRow(.fixed(Length(height))) } }
            .separators(.between(leading: 1000)),
          pair("t").separators(.between(leading: -5)),
        ],
        [
          "row (0, 0) (0, 0) 320×44 separator (320, 43.5) 0×0.5",
          "row (0, 1) (0, 44) 320×0 separator (320, 44) 0×0", "row (0, 2) (0, 44) 320×44",
          "row (1, 0) (0, 88) 320×44 separator (0, 131.5) 320×0.5", "row (1, 1) (0, 132) 320×44",
        ], 176
      ),
      (
        "negative spacing counts as zero", [styled.insets(.zero).rowSpacing(-5)],
        [
          "row (0, 0) (0, 0) 320×44", "row (0, 1) (0, 44) 320×44",
        ], 88
      ),
      (
        "negative insets above and below count as zero",
        [Section("s") { row }.insets(Insets(top: -50, bottom: -60))],
        ["row (0, 0) (0, 0) 320×44"], 44
      ),
      (
        "an empty section that is kept",
        [
          Section("s") {}.keptWhenEmpty().rowSpacing(9).insets(Insets(horizontal: 0, vertical: 4))
            .header(LayoutRow(.fixed(40))).footer(LayoutRow(.fixed(30)))
        ],
        ["header 0 (0, 0) 320×40", "footer 0 (0, 48) 320×30"], 78
      ),
      (
        "an empty section that is not kept",
        [Section("s") {}.header(LayoutRow(.fixed(40)))], [], 0
      ),
      (
        "insets wider than the screen",
        [Section("s") { row }.insets(Insets(horizontal: 200, vertical: 0))],
        ["row (0, 0) (200, 0) 0×44"], 44
      ),
    ]
    let wrong = cases.compactMap { name, sections, cells, height -> String? in
      let layout = Screen("Test", sections: sections).layout(in: .grid(320))
      let got = layout.cells.map(\.text)
      return got == cells && layout.contentHeight == height
        ? nil : "\(name): \(layout.contentHeight) \(got)"
    }
    #expect(wrong == [])
  }

  @Test func `right to left, rows keep their insets and separators on the other side`() {
    let screen = Screen("Test") {
      Section("s") { for _ in 0..<2 { LayoutRow(.fixed(44)) } }
        .insets(Insets(leading: 10, trailing: 20)).separators(.between(leading: 16))
    }
    #expect(
      screen.layout(in: .grid(320, 568, scale: 3, .rightToLeft)).cells.map(\.text) == [
        "row (0, 0) (20, 0) 290×44 separator (20, ~43.67) 274×~0.33",
        "row (0, 1) (20, 44) 290×44",
      ])
  }

  @Test func `a row gets the width between its section's insets`() {
    let text = LayoutRow(content: Text.grid10("hello world").content)
    let screen = Screen("Test") {
      Section("s") { text }.insets(Insets(leading: 10, trailing: 20)).header(text).footer(text)
    }
    #expect(
      screen.layout(in: .grid(130)).cells.map(\.text) == [
        "header 0 (0, 0) 130×28", "row (0, 0) (10, 28) 100×56", "footer 0 (0, 84) 130×28",
      ])
  }

  @Test func `every way to a cell leads to the same`() {
    let screen = Screen("Test") {
      for section in 0..<3 {
        Section("s\(section)") {
          for row in 0..<4 { LayoutRow(.fixed(Length(10 + row))).id(row) }
        }
        .header(LayoutRow(.fixed(20))).footer(LayoutRow(.fixed(5)))
        .separators(.between(leading: 3))
      }
    }
    let layout = screen.layout(in: .grid(320))
    let cells = Array(layout.cells)
    let others = cells.map { cell -> [Cell?] in
      let direct =
        cell.position.map(layout.cell(at:))
        ?? (cell.role == .header
          ? layout.header(ofSection: cell.section) : layout.footer(ofSection: cell.section))
      return [direct, layout.cell(for: cell.row.id)]
    }
    let wrong = zip(cells, others).filter { cell, others in
      others.contains { $0?.text != cell.text || $0?.row != cell.row }
    }
    #expect(wrong.map(\.0.text) == [])
    #expect(cells.count == 18)
    #expect(layout.cells(inSection: 1).map(\.text) == cells[6..<12].map(\.text))

    let strangers = Screen("Test") {
      Section("other") { LayoutRow() }.header(LayoutRow()).footer(LayoutRow())
    }
    let found = strangers.layout(in: .grid(320)).cells.compactMap { layout.cell(for: $0.row.id) }
    #expect(found.map(\.text) == [])
  }
}
