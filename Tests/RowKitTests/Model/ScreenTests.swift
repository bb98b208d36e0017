import RowKit
import Testing

@Suite struct ScreenTests {
  @Test func `a section without rows is left out, header and all, unless told to stay`() {
    let screen = Screen("Screen") {
      Section("empty") {}.header(Named("header")).footer(Named("footer"))
      Section("kept") {}.header(Named("header")).keptWhenEmpty()
      Section("let go") {}.keptWhenEmpty().keptWhenEmpty(false)
      Section("rows") { Named("row") }
      Section("no rows now") { if false { Named("row") } }
    }
    #expect(screen.sections.map(\.key) == ["kept", "rows"])
    #expect(screen.sections[0].header?.name == "header" && screen.rowCount == 1)
  }

  @Test func `sections stand where statements put them`() {
    func keys(_ isLoaded: Bool, _ number: Int) -> [RowKey] {
      let optional: Section? = isLoaded ? one("optional") : nil
      let screen = Screen("Screen") {
        one("first")
        if isLoaded { one("if") }
        if isLoaded { one("arm") } else { one("else") }
        switch number {
        case 0: one("zero")
        case 1: [one("one"), one("one more")]
        default: []
        }
        for turn in 0..<number { one("turn \(turn)") }
        optional
        if #available(macOS 12, *) { one("available") }
      }
      return screen.sections.map(\.key)
    }
    #expect(keys(false, 0) == ["first", "else", "zero", "available"])
    #expect(
      keys(true, 1) == [
        "first", "if", "arm", "one", "one more", "turn 0", "optional", "available",
      ])
    #expect(Screen("Screen") {}.sections == [])
  }

  @Test func `sections and rows are found by key, id, position and order`() throws {
    let screen = Screen("Screen") {
      Section("one") {
        Named("a").id(7)
        Named("b")
      }
      Section(2) {
        ForEach([7, 8], id: \.self) { Named("\($0)") }
      }
      .header(Named("header"))
    }
    #expect(
      screen[section: "one"]?.names == ["a", "b"] && screen[section: 2]?.names == ["7", "8"])
    #expect(screen[section: "2"] == nil && screen[section: "none"] == nil)
    #expect(screen[section: 2]?[key: 8]?.name == "8" && screen[section: 2]?[key: 9] == nil)
    #expect(screen[RowPosition(section: 1, row: 1)].name == "8")
    #expect(screen.rows.map(\.name) == ["a", "b", "7", "8"] && screen.rowCount == 4)
    let header = try #require(screen[section: 2]?.header)
    #expect(screen[header.id] == header && screen.position(of: header.id) == nil)
    for row in screen.rows {
      #expect(screen.position(of: row.id).map { screen[$0] } == row, "\(row)")
    }
  }

  @Test func `positions are ordered by section, then row`() {
    let positions = [(0, 0), (0, 9), (1, 0), (1, 1)].map { RowPosition(section: $0, row: $1) }
    #expect(Array(positions.reversed()).sorted() == positions)
    #expect("\(positions[1])" == "(0, 9)")
  }

  @Test func `modifiers of a section set its style`() {
    let plain = Section("section") { Named("row") }
    let section =
      plain
      .header(Named("header"), pinned: true)
      .insets(Insets(horizontal: 1, vertical: 2))
      .rowSpacing(3)
      .separators(.between(leading: 4))
    #expect(plain.style == SectionStyle() && plain != section)
    #expect(
      section.style
        == SectionStyle(
          insets: Insets(top: 2, leading: 1, bottom: 2, trailing: 1), rowSpacing: 3,
          separators: .between(leading: 4), isHeaderPinned: true))
  }

  @Test func `screens are equal when names, keys, rows, edges and styles are`() {
    let base = one("a")
    let others: [(String, Section)] = [
      ("another key", one("b")), ("another row", Section("a") { Named("other") }),
      ("another kind", Section("a") { Other("row") }), ("a header", base.header(Named("h"))),
      ("a footer", base.footer(Named("f"))), ("a style", base.rowSpacing(1)),
      ("kept when empty", base.keptWhenEmpty()),
      ("an action", Section("a") { Named("row").onSelect(1) }),
    ]
    #expect(Screen("S", sections: [base]) == Screen("S", sections: [one("a")]))
    #expect(Screen("S", sections: [base]) != Screen("T", sections: [base]))
    for (name, other) in others {
      #expect(Screen("S", sections: [base]) != Screen("S", sections: [other]), "\(name)")
    }
  }

  @Test func `a model without actions declares none`() {
    struct Still: ScreenModel {
      var name = "still"
      var screen: Screen { Screen("Still") { Section("section") { Named(name) } } }
    }
    #expect(Still.Action.self == Never.self)
    #expect(Still().screen.rows.map(\.name) == ["still"])
  }

  private func one(_ key: String) -> Section {
    Section(key) { Named("row") }
  }
}
