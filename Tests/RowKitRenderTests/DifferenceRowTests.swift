import RowKit
import RowKitRender
import Testing

@Suite struct DifferenceRowTests {
  @Test func `Actions that changed are printed by their triggers`() {
    func screen(_ action: String, toggles: Bool, isTurned: Bool = false) -> Screen {
      let first = Note("row").onSelect(action).id("first")
      let second = Note("row").onSelect("stays").id("second")
      let rows = [first, toggles ? second.on(.expand, 1) : second]
      return Screen("Actions") {
        Section("a") { isTurned ? rows.reversed() : rows }.header(Note("title").onSelect(action))
      }
    }
    Printed.expect([
      Printed(
        "rebinds", from: screen("open\n1", toggles: false), to: screen("open 2", toggles: true),
        """
        Actions  2 rows → 2 rows
        a
          @ header Note             on select: open 1 → open 2
          @ Note[first]             on select: open 1 → open 2
          @ Note[second]            on expand: none → 1
        stages: 1  (section updates 1)

        """),
      Printed(
        "a move with one", from: screen("open", toggles: true),
        to: screen("open", toggles: false, isTurned: true),
        """
        Actions  2 rows → 2 rows
        a
         >@ Note[second]            from a 1 to 0  on expand: 1 → none
          = 1 row
        stages: 1  (row moves 1)

        """),
      Printed(
        "names only", from: screen("open", toggles: false), to: screen("shut", toggles: true),
        by: .init(detail: .names),
        """
        Actions  2 rows → 2 rows
        a
          @ header Note
          @ Note[first]
          @ Note[second]
        stages: 1  (section updates 1)

        """),
    ])
  }

  @Test func `Rows are called what they are called on their own screen`() {
    func screen(_ texts: [String]) -> Screen {
      Screen("Names") {
        Section("a") {
          if let first = texts.first { Note(first) }
          if texts.count > 1 { Note(texts[1]) }
          for text in texts.dropFirst(2) { Note(text).id("k") }
        }
      }
    }
    Printed.expect([
      Printed(
        "numbers", from: screen(["one", "two", "three", "four"]),
        to: screen(["one", "2", "three"]),
        """
        Names  4 rows → 3 rows
        a
          = 1 row
          ~ Note#2                  two → 2
          = 1 row
          - Note[k]#2               four
        stages: 1  (row updates 1, row deletes 1)

        """),
      Printed(
        "other numbers on either side", from: Screen("Names") { Section("a") { numbered(true) } },
        to: Screen("Names") { Section("a") { numbered(false) } },
        """
        Names  3 rows → 2 rows
        a
          - Note                    first
          = 1 row
          ~ Note#2                  last → end
        stages: 1  (row updates 1, row deletes 1)

        """),
    ])
  }

  @RowsBuilder private func numbered(_ hasFirst: Bool) -> Block {
    if hasFirst { Note("first") }
    Note("middle")
    Note(hasFirst ? "last" : "end")
  }

  @Test func `What did not change is counted without being looked at`() {
    final class Counter: Sendable {
      // A test counts in one thread.
      nonisolated(unsafe) var contents = 0
    }
    struct Counted: Row {
      var number: Int
      var counter: Counter
      var height: RowHeight { .fixed(20) }
      var content: Content {
        counter.contents += 1
        return Text("\(number)").content
      }
      static func == (left: Self, right: Self) -> Bool { left.number == right.number }
    }
    let counter = Counter()
    let shared = Section("shared") {
      ForEach(0..<100, id: \.self) { Counted(number: $0, counter: counter) }
    }
    func screen(_ last: Int) -> Screen {
      Screen("Long") {
        shared
        Section("other") {
          ForEach(0..<100, id: \.self) {
            Counted(number: $0 == 50 ? last : $0, counter: counter)
          }
        }
      }
    }
    Printed.expect([
      Printed(
        "long", from: screen(50), to: screen(51),
        """
        Long  200 rows → 200 rows
        shared
          = 100 rows
        other
          = 50 rows
          ~ Counted[50]             50 → 51
          = 49 rows
        stages: 1  (row updates 1)

        """)
    ])
    // Printed twice, both sides of the one row.
    #expect(counter.contents == 4)
  }
}
