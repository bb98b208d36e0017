import RowKit
import Testing

@Suite struct IssueTests {
  @Test func `rows known by their turn alone are reported`() {
    for (name, section, expected) in positional {
      let issues = Screen("Screen", sections: [section]).issues.map(\.description)
      #expect(issues == [expected].compactMap { $0 }, "\(name)")
    }
  }

  @Test func `a section that is not shown has no issues`() {
    let screen = Screen("Screen") {
      Section("empty") {}.header(Named("header"))
      Section("kept") {}.header(Named("header")).keptWhenEmpty()
      Section("sound") { Named("row") }.header(Named("header"))
    }
    #expect(
      screen.issues.map(\.description) == [
        "Section kept has a header and no rows under it: give it a row, or let it go when empty."
      ])
  }

  @Test func `a header or footer of several rows shows the first and reports the rest`() {
    let screen = Screen("Screen") {
      Section("comments") { Named("row") }
        .header(rows(3))
        .footer(rows(2))
    }
    #expect(screen.sections[0].header?.name == "1" && screen.sections[0].footer?.name == "1")
    #expect(
      screen.issues.map(\.description) == [
        """
        Section comments has a header of more than one row, of which 2 are not shown: put them into \
        one row, or among the section's rows.
        """,
        """
        Section comments has a footer of more than one row, of which 1 is not shown: put it into one \
        row, or among the section's rows.
        """,
      ])
  }

  @Test func `a header in place of another takes its issue with it`() {
    let section = Section("comments") { Named("row") }
    let cases: [(String, Section, String?)] = [
      ("a block without rows", section.header(rows(2)).header(rows(0)), nil),
      ("one row", section.header(rows(2)).header(Named("1")), "1"),
      ("a footer beside it", section.header(rows(1)).footer(rows(1)), "1"),
    ]
    for (name, section, header) in cases {
      #expect(section.header?.name == header, "\(name)")
      #expect(Screen("Screen", sections: [section]).issues == [], "\(name)")
    }
  }

  @Test func `two kinds of one name are reported once`() {
    let screen = Screen("Screen") {
      Section("list") {
        Named("a")
        Elsewhere.Named(name: "b")
        Named("c")
        Elsewhere.Named(name: "d")
      }
    }
    #expect(
      screen.issues.map(\.description) == [
        """
        list/Named.0 and list/Named.1 are of two types that are both called Named: give one a \
        kindName of its own.
        """
      ])
  }

  private enum Elsewhere {
    struct Named: Row {
      var name: String
      var content: Content { Text(name) }
    }
  }

  @RowsBuilder private func rows(_ count: Int) -> Block {
    ForEach((0..<count).map { $0 + 1 }, id: \.self) { Named("\($0)") }
  }

  private var positional: [(String, Section, String?)] {
    let two = """
      Section list has 2 rows of a plain for or an array, the first at (0, 1), that are known by their turns \
      alone: use ForEach, or give each an .id.
      """
    let one = """
      Section list has 1 row of a plain for or an array, at (0, 0), that is known by its turn alone: use ForEach, \
      or give it an .id.
      """
    return [
      ("none", Section("list") { Named("row") }, nil),
      ("one", Section("list") { for name in ["a"] { Named(name) } }, one),
      (
        "two",
        Section("list") {
          Named("title")
          for name in ["a", "b"] { Named(name) }
        }, two
      ),
      (
        "an array",
        Section("list") {
          Named("title")
          ["a", "b"].map { Named($0) }
        }, two
      ),
      ("with keys", Section("list") { for name in ["a", "b"] { Named(name).id(name) } }, nil),
      ("ForEach", Section("list") { ForEach(["a", "b"], id: \.self) { Named($0) } }, nil),
      (
        "ForEach in a for",
        Section("list") { for _ in 1...1 { ForEach(["a"], id: \.self) { Named($0) } } }, one
      ),
      (
        "ForEach of section scope in a for",
        Section("list") {
          for turn in 1...2 { ForEach([turn], id: \.self, scope: .section) { Named("\($0)") } }
        }, nil
      ),
      (
        "keys in ForEach in a for",
        Section("list") {
          for _ in 1...1 { ForEach(["a"], id: \.self) { Named($0).id("key") } }
        }, one
      ),
      (
        "for in ForEach",
        Section("list") { ForEach([7], id: \.self) { _ in for _ in 1...1 { Named("a") } } }, one
      ),
    ]
  }
}
