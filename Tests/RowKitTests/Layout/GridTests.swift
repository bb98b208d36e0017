import Testing

@testable import RowKit

/// Texts here are 10 points a column and 28 a line; the screen is 100 points wide.
@Suite struct `Grids` {
  private func section(_ words: String) -> Section {
    Section("grid") {
      ForEach(words.split(separator: " ").map(String.init), id: \.self) { word in
        let row = LayoutRow(content: Text.grid10(word.replacing("/", with: "\n")).content)
        // A digit in front is a span.
        if let span = word.first?.wholeNumberValue { row.span(span) } else { row.span(1) }
      }
    }
  }

  private func frames(
    _ section: Section, in environment: LayoutEnvironment = .grid(100)
  ) -> [String] {
    Screen("S", sections: [section]).layout(in: environment).cells.map { "\($0.frame)" }
  }

  @Test func `rows stand side by side, as high as the highest of their line`() {
    let cases: [(name: String, section: Section, frames: [String])] = [
      (
        "two columns", section("a b/b c").columns(2),
        ["(0, 0) 50×56", "(50, 0) 50×56", "(0, 56) 50×28"]
      ),
      (
        "spacing and insets",
        section("a b c").columns(2, spacing: 6).rowSpacing(4)
          .insets(Insets(top: 1, leading: 10, bottom: 2, trailing: 4)),
        ["(10, 1) 40×28", "(56, 1) 40×28", "(10, 33) 40×28"]
      ),
      (
        "a row over two columns", section("a 2 c").columns(2),
        ["(0, 0) 50×28", "(0, 28) 100×28", "(0, 56) 50×28"]
      ),
      (
        "a span beside another", section("2 b c").columns(3, spacing: 5),
        ["(0, 0) 65×28", "(70, 0) 30×28", "(0, 28) 30×28"]
      ),
      ("a span past all columns", section("9").columns(2), ["(0, 0) 100×28"]),
      ("no columns count as one", section("a b").columns(0), ["(0, 0) 100×28", "(0, 28) 100×28"]),
      (
        "as many as have room", section("a b c").columns(minimumWidth: 30, spacing: 5),
        ["(0, 0) 30×28", "(35, 0) 30×28", "(70, 0) 30×28"]
      ),
      (
        "at least one", section("a b").columns(minimumWidth: 300),
        ["(0, 0) 100×28", "(0, 28) 100×28"]
      ),
    ]
    let wrong = cases.filter { frames($0.section) != $0.frames }
      .map { "\($0.name): \(frames($0.section))" }
    #expect(wrong == [])
  }

  @Test func `thirds of a width add up to it, at any width`() {
    for width in 1...400 {
      let cells = Screen("S", sections: [section("a b c").columns(3, spacing: 1)])
        .layout(in: .grid(Length(width))).cells.map(\.frame)
      let gaps = zip(cells, cells.dropFirst()).map { $1.x - $0.maxX }
      let isRight = gaps == [1, 1] && cells.last?.maxX == Length(width)
      #expect(isRight || width < 3, "\(width): \(cells)")
    }
  }

  @Test func `the first column is the rightmost in a right-to-left environment`() {
    #expect(
      frames(section("a b c").columns(2), in: .grid(100, 568, .rightToLeft)) == [
        "(50, 0) 50×28", "(0, 0) 50×28", "(50, 28) 50×28",
      ])
  }

  @Test func `every row that is seen is found, at any offset`() {
    let words = (0..<40).map { "r\($0)" }.joined(separator: " ")
    let layout = Screen("S", sections: [section(words).columns(3).rowSpacing(3)])
      .layout(in: .grid(100, 50))
    for offset in stride(from: -40, to: 500, by: 7) {
      let seen = layout.visibleCells(offset: Length(offset)).map(\.cell.row.id)
      let expected = layout.cells.filter {
        $0.frame.maxY > Length(offset) && $0.frame.y < Length(offset + 50)
      }.map(\.row.id)
      #expect(seen == expected, "\(offset)")
    }
  }

  @Test func `a section is at least as high as it is told to be, and its footer at the bottom`() {
    let footer = LayoutRow(.fixed(10))
    let tall = section("a").minimumHeight(100).footer(footer)
    #expect(frames(tall) == ["(0, 0) 100×28", "(0, 90) 100×10"])
    #expect(frames(tall.minimumHeight(20)) == ["(0, 0) 100×28", "(0, 28) 100×10"])
  }

  @Test func `a card is the frame of the rows, and separators know their rows`() {
    let insets = Insets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let list = section("a b").insets(insets).card().separators(.between(leading: 20))
      .header(LayoutRow(.fixed(10)))
    let layout = Screen("S", sections: [list, section("c")]).layout(in: .grid(100))
    #expect(layout.card(ofSection: 0).map { "\($0)" } == "(10, 15) 80×56")
    #expect(layout.card(ofSection: 1) == nil)
    let separators = layout.cells.compactMap(\.separator)
    let ids = layout.screen.sections[0].rows.map(\.id)
    #expect(separators.map { "\($0.frame)" } == ["(30, 42.5) 60×0.5"])
    #expect(separators.map(\.above) == [ids[0]] && separators.map(\.below) == [ids[1]])
  }

  @Test func `what is drawn of a row by itself is what its cell shows`() {
    let list = section("a b c").header(LayoutRow(content: Text.grid10("h").content))
    let sections = [section("a b/b/b 2 c").columns(3, spacing: 1).insets(.row), list]
    for width in [100, 101, 333] as [Length] {
      let screen = Screen("S", sections: sections)
      let environment = LayoutEnvironment.grid(width, 568, .rightToLeft)
      let drawn = FragmentLayout(of: screen, in: environment)
      let wrong = screen.layout(in: environment).cells.filter { cell in
        cell.fragments
          != (cell.position.map(drawn.fragments) ?? drawn.fragments(ofHeaderOrFooter: cell.row))
      }
      #expect(wrong.map(\.text) == [])
    }
  }

  @Test func `a change of span or columns is a change`() {
    let old = Screen("S", sections: [section("a b").columns(2)])
    let row = LayoutRow(content: Text.grid10("a").content)
    func spanning(_ span: Int) -> Screen {
      Screen("S") { Section("s") { row.id(1).span(span) }.columns(2) }
    }
    let difference = spanning(2).difference(from: spanning(1))
    #expect(difference.rows.updates.count == 1)
    let columns = Screen("S", sections: [section("a b").columns(3)]).difference(from: old)
    #expect(columns.sections.updates == [0] && columns.rows.updates.isEmpty)
    let layout = old.layout(in: .grid(100)).updated(by: columns)
    #expect(layout == columns.new.layout(in: .grid(100)))
  }
}
