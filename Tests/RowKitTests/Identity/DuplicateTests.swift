import Testing

@testable import RowKit

/// What happens to the second bearer of a key.
@Suite struct DuplicateTests {
  @Test func `the bearers of a key are numbered in order, none is lost, and issues name them`() {
    for duplicate in duplicates {
      let screen = duplicate.screen
      let rows = screen.rows.map { "\($0.name)#\($0.id.ordinal)" }
      #expect(rows == duplicate.rows, "\(duplicate.name): rows and the numbers of their ids")
      #expect(Set(screen.rows.map(\.id)).count == rows.count, "\(duplicate.name): distinct ids")
      #expect(
        screen.issues.map(\.description) == duplicate.issues, "\(duplicate.name): issues")
    }
  }

  @Test func `sections with one key are numbered, and their rows stay distinct`() {
    let screen = Screen("Screen") {
      for number in 1...3 {
        Section("offers") {
          Named("\(number)")
          Named("\(number) keyed").id(7)
          ForEach([1, 2], id: \.self) { Named("\(number).\($0)") }
        }
        .header(Named("header \(number)"))
        .footer(Named("footer \(number)"))
      }
    }
    let edges = screen.sections.flatMap { [$0.header?.id, $0.footer?.id] }
    #expect(screen.sections.map(\.ordinal) == [0, 1, 2])
    #expect(Set(screen.rows.map(\.id)).count == 12 && Set(edges).count == 6)
    #expect(screen.rows.allSatisfy { screen[$0.id] == $0 && $0.id.ordinal == 0 })
    #expect(
      screen.issues.map(\.description) == [
        "Section offers stands at 0 and again at 1: give each its own key.",
        "Section offers stands at 0 and again at 2: give each its own key.",
      ])
  }

  @Test func `a section moved into another screen is numbered there`() {
    let section = Section("section") { Named("row").id(1, scope: .screen) }
    let twice = Screen("Twice", sections: [section, section])
    let once = Screen("Once", sections: [twice.sections[1]])
    #expect(once.sections == [section] && once.issues == [])
    #expect(Screen("Twice", sections: twice.sections.reversed()) == twice)
  }

  @Test func `rows whose keys collide in their hashes stay different`() {
    let keys = (0..<100).map(Unlucky.init)
    let screen = Screen("Screen") {
      Section("section") {
        ForEach(keys, id: \.self) { Named("\($0.number)") }
        ForEach(keys, id: \.self, scope: .screen) { Named("screen \($0.number)") }
      }
    }
    #expect(screen.issues == [] && Set(screen.rows.map(\.id)).count == 200)
    #expect(screen.rows.allSatisfy { screen[$0.id] == $0 })
    #expect(screen.sections[0][key: RowKey(Unlucky(number: 42))]?.name == "42")
  }

  @Test func `sections whose keys collide in their hashes stay different`() {
    let screen = Screen("Screen") {
      for number in 0..<100 { Section(Unlucky(number: number)) { Named("\(number)") } }
    }
    #expect(screen.issues == [] && Set(screen.rows.map(\.id)).count == 100)
    #expect(screen[section: RowKey(Unlucky(number: 42))]?.names == ["42"])
  }

  private struct Duplicate {
    var name: String
    var screen: Screen
    var rows: [String]
    var issues: [String]
  }

  private var duplicates: [Duplicate] {
    [
      Duplicate(
        name: "in one loop",
        screen: Screen("Screen") {
          Section("list") {
            Named("title")
            ForEach([7, 8, 7, 7], id: \.self) { Named("\($0)") }
          }
        },
        rows: ["title#0", "7#0", "8#0", "7#1", "7#2"],
        issues: [
          "Row Named[7] of section list stands at (0, 1) and again at (0, 3): give each its own key.",
          "Row Named[7] of section list stands at (0, 1) and again at (0, 4): give each its own key.",
        ]),
      Duplicate(
        name: ".id twice",
        screen: Screen("Screen") {
          Section("list") {
            Named("a").id("price")
            Other("b").id("price")
            Named("c").id("price")
          }
        },
        rows: ["a#0", "b#0", "c#1"],
        issues: [
          "Row Named[price] of section list stands at (0, 0) and again at (0, 2): give each its own key."
        ]),
      Duplicate(
        name: "turns of several rows",
        screen: Screen("Screen") {
          Section("list") {
            ForEach([7, 7], id: \.self) {
              Named("\($0)")
              Named("\($0) again")
            }
          }
        },
        rows: ["7#0", "7 again#0", "7#1", "7 again#1"],
        issues: [
          "Row Named[7].0 of section list stands at (0, 0) and again at (0, 2): give each its own key.",
          "Row Named[7].1 of section list stands at (0, 1) and again at (0, 3): give each its own key.",
        ]),
      Duplicate(
        name: "keys that hold for the section",
        screen: Screen("Screen") {
          Section("list") {
            ForEach([1, 2], id: \.self) { Named("\($0)").id("price", scope: .section) }
          }
        },
        rows: ["1#0", "2#1"],
        issues: [
          "Row Named[price] of section list stands at (0, 0) and again at (0, 1): give each its own key."
        ]),
      Duplicate(
        name: "keys that hold for the screen",
        screen: Screen("Screen") {
          Section("one") { Named("a").id("price", scope: .screen) }
          Section("two") { Named("b").id("price") }
          Section("three") {
            Named("c").id("price", scope: .screen)
            Named("d").id("price", scope: .screen)
          }
        },
        rows: ["a#0", "b#0", "c#1", "d#2"],
        issues: [
          "Row Named[price] stands at (0, 0) and again at (2, 0): give each its own key.",
          "Row Named[price] stands at (0, 0) and again at (2, 1): give each its own key.",
        ]),
      Duplicate(
        name: "in the second section of a key",
        screen: Screen("Screen") {
          Section("list") { Named("a").id(7) }
          Section("list") { ForEach([7, 7], id: \.self) { Named("\($0)") } }
        },
        rows: ["a#0", "7#0", "7#1"],
        issues: [
          "Section list stands at 0 and again at 1: give each its own key.",
          "Row Named[7] of section list#2 stands at (1, 0) and again at (1, 1): give each its own key.",
        ]),
      Duplicate(
        name: "keys that act on what surrounds them",
        screen: Screen("Screen") {
          Section("a/b\n") {
            Named("a").id("]\u{1B}[31m")
            Named("b").id("]\u{1B}[31m")
          }
        },
        rows: ["a#0", "b#1"],
        issues: [
          #"Row Named[\]\u{1B}\[31m] of section a/b\n stands at (0, 0) and again at (0, 1): give each its own key."#
        ]),
      Duplicate(
        // A letter that takes what follows into one character with itself.
        name: "a section whose key ends with a letter that joins the next",
        screen: Screen("Screen") {
          Section("\u{0D4E}") { for _ in 1...2 { Named("a").id(7) } }
        },
        rows: ["a#0", "a#1"],
        issues: [
          "Row Named[7] of section \u{0D4E} stands at (0, 0) and again at (0, 1): give each its own key."
        ]),
    ]
  }
}
