import RowKit
import RowKitRender
import Testing

@Suite struct DifferenceSectionTests {
  private func screen(_ keys: [String], rows: [String: Int] = [:]) -> Screen {
    Screen("S") {
      for key in keys {
        Section(key) { ForEach(0..<(rows[key] ?? 1), id: \.self) { Note("\(key)\($0)") } }
      }
    }
  }

  @Test func `Sections come in their new order, and deleted ones where they were`() {
    Printed.expect([
      Printed(
        "moved and deleted", from: screen(["a", "b", "c", "d"]), to: screen(["a", "d", "c", "e"]),
        """
        S  4 rows → 4 rows
        a
          = 1 row
        - b
          - Note[0]                 b0
        > d  from 3 to 1
          = 1 row
        c
          = 1 row
        + e
          + Note[0]                 e0
        stages: 2  (section deletes 1; section inserts 1, section moves 1)

        """),
      Printed(
        "rows of a section that moves", from: screen(["a", "b"]),
        to: screen(["b", "a"], rows: ["b": 2]),
        """
        S  2 rows → 3 rows
        > b  from 1 to 0
          = 1 row
          + Note[1]                 b1
        a
          = 1 row
        stages: 2  (section moves 1; row inserts 1)

        """),
      Printed(
        "sections of one key", from: screen(["a", "a", "a"]), to: screen(["a"]),
        """
        S  3 rows → 1 row
        a
          = 1 row
        - a#2
          - Note[0]                 a0
        - a#3
          - Note[0]                 a0
        stages: 1  (section deletes 2)

        """),
      Printed(
        "a section without rows", from: screen(["a"]),
        to: Screen("S") {
          Section("a") { ForEach([0], id: \.self) { Note("a\($0)") } }
          Section("b") {}.keptWhenEmpty()
        },
        """
        S  1 row → 1 row
        a
          = 1 row
        + b
        stages: 1  (section inserts 1)

        """),
    ])
  }

  @Test func `A row that goes to another section names both`() {
    func queue(_ playing: [Int], _ next: [Int], name: String = "track") -> Screen {
      Screen("Queue") {
        Section("playing") {
          ForEach(playing, id: \.self) { Note("track \($0)").id($0, scope: .screen) }
        }.keptWhenEmpty()
        Section("next") {
          ForEach(next, id: \.self) { Note("\(name) \($0)").id($0, scope: .screen) }
        }.keptWhenEmpty()
      }
    }
    Printed.expect([
      Printed(
        "moved", from: queue([], [1, 2, 3]), to: queue([3], [1, 2]),
        """
        Queue  3 rows → 3 rows
        playing
          > Note[3]                 from next 2 to playing 0
        next
          = 2 rows
        stages: 1  (row moves 1)

        """),
      Printed(
        "moved and updated", from: queue([1], [2]), to: queue([], [2, 1], name: "now"),
        """
        Queue  2 rows → 2 rows
        playing
        next
          ~ Note[2]                 track 2 → now 2
         >~ Note[1]                 from playing 0 to next 1  track 1 → now 1
        stages: 2  (row updates 2; row moves 1)

        """),
      Printed(
        "a section that has another index is the same section",
        from: screen(["x", "a"], rows: ["a": 2]),
        to: Screen("S") { Section("a") { ForEach([1, 0], id: \.self) { Note("a\($0)") } } },
        """
        S  3 rows → 2 rows
        - x
          - Note[0]                 x0
        a
          > Note[1]                 from a 1 to 0
          = 1 row
        stages: 1  (row moves 1, section deletes 1)

        """),
      Printed(
        "to a new section: part of its insert",
        from: Screen("Queue") { Section("next") { Note("1").id(1, scope: .screen) } },
        to: Screen("Queue") { Section("playing") { Note("1").id(1, scope: .screen) } },
        """
        Queue  1 row → 1 row
        - next
          - Note[1]                 1
        + playing
          + Note[1]                 1
        stages: 1  (section deletes 1, section inserts 1)

        """),
    ])
  }

  @Test func `Headers, footers and styles are lines of their section`() {
    func section(_ modify: (Section) -> Section) -> Screen {
      Screen("Edges") { modify(Section("a") { Note("row") }) }
    }
    let plain = section { $0 }
    let titled = section { $0.header(Note("title")).footer(Note("end")) }
    Printed.expect([
      Printed(
        "appear", from: plain, to: titled,
        """
        Edges  1 row → 1 row
        a
          + header Note             title
          = 1 row
          + footer Note             end
        stages: 1  (section updates 1)

        """),
      Printed(
        "vanish, and change their kind", from: titled, to: section { $0.header(Item("title")) },
        """
        Edges  1 row → 1 row
        a
          - header Note             title
          + header Item             title
          = 1 row
          - footer Note             end
        stages: 1  (section updates 1)

        """),
      Printed(
        "change", from: titled, to: section { $0.header(Note("Title")).footer(Note("end")) },
        """
        Edges  1 row → 1 row
        a
          ~ header Note             title → Title
          = 1 row
        stages: 1  (section updates 1)

        """),
      Printed(
        "style", from: titled,
        to: section {
          $0.header(Note("title"), pinned: true).footer(Note("end")).rowSpacing(0.5)
            .insets(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .separators(.between(leading: 16))
        },
        """
        Edges  1 row → 1 row
        a
          ~ style                   insets 0 0 0 0 → 1 2 3 4 / row spacing 0 → 0.5 / separators none → from 16 / pinned header no → yes
          = 1 row
        stages: 1  (section updates 1)

        """),
    ])
  }
}
