import RowKit
import RowKitRender
import Testing

@Suite struct DifferenceRendererTests {
  private let texts = ["zero", "one", "two", "three", "four", "five", "six", "seven"]

  private func list(_ keys: [Int], changed: [Int: String] = [:]) -> Screen {
    Screen("List") {
      Section("a") { ForEach(keys, id: \.self) { Item(changed[$0] ?? texts[$0]) } }
    }
  }

  @Test func `A data load prints what came, went and changed, where it stands`() throws {
    let before = Screen("Product") {
      Section("basics") {
        Item("placeholder")
        Item("€0").id("price")
      }
      Section("comments") { Note("none yet") }.header(Note("Comments (0)"))
    }
    let after = Screen("Product") {
      Section("basics") {
        Item("front.jpg")
        Item("€1999").id("price")
        Show {
          Text("€30 off")
          Text("Free delivery")
        }
      }
      Section("specification") { Item("Silver") }.footer(Note("13 inches"))
      Section("comments") { ForEach([1, 2], id: \.self) { Note("Comment \($0)") } }
        .header(Note("Comments (2)"))
    }
    let expected = """
      basics
        ~ Item                    placeholder → front.jpg
        ~ Item[price]             €0 → €1999
        + Show                    €30 off / Free delivery
      + specification
        + Item                    Silver
        + footer Note             13 inches
      comments
        ~ header Note             Comments (0) → Comments (2)
        - Note                    none yet
        + Note[1]                 Comment 1
        + Note[2]                 Comment 2
      stages: 3  (row updates 2; row deletes 1, row inserts 3, section inserts 1; section updates 1)

      """
    let environment = try LayoutEnvironment.test()
    Printed.expect([
      Printed("no environment", from: before, to: after, "Product  3 rows → 6 rows\n" + expected),
      Printed(
        "an environment", from: before, to: after, in: environment,
        "Product  3 rows → 6 rows  content 120 → 252 (+132)\n" + expected),
      Printed(
        "names only", from: before, to: after, by: .init(detail: .names, showsStages: false),
        in: environment,
        """
        Product  3 rows → 6 rows  content 120 → 252 (+132)
        basics
          ~ Item
          ~ Item[price]
          + Show
        + specification
          + Item
          + footer Note
        comments
          ~ header Note
          - Note
          + Note[1]
          + Note[2]

        """),
    ])
  }

  @Test func `Each mark of a row has its line`() {
    Printed.expect([
      Printed(
        "a move", from: list([0, 1, 2, 3, 4, 5, 6]), to: list([6, 0, 1, 2, 3, 4, 5]),
        """
        List  7 rows → 7 rows
        a
          > Item[6]                 from a 6 to 0
          = 6 rows
        stages: 1  (row moves 1)

        """),
      Printed(
        "an update, and a move with one", from: list([0, 1, 2, 3, 4, 5, 6]),
        to: list([5, 0, 1, 2, 3, 4, 6], changed: [1: "1", 5: "5"]),
        """
        List  7 rows → 7 rows
        a
         >~ Item[5]                 from a 5 to 0  five → 5
          = 1 row
          ~ Item[1]                 one → 1
          = 4 rows
        stages: 2  (row updates 2; row moves 1)

        """),
      Printed(
        "deleted where it stood, before what came in its place",
        from: list([0, 1, 2, 3, 4, 5, 6]), to: list([0, 1, 7, 4, 5]),
        """
        List  7 rows → 5 rows
        a
          = 2 rows
          - Item[2]                 two
          - Item[3]                 three
          + Item[7]                 seven
          = 2 rows
          - Item[6]                 six
        stages: 1  (row deletes 3, row inserts 1)

        """),
      Printed(
        "deleted next to what moved away", from: list([0, 1, 2, 3, 4]), to: list([0, 3, 4, 1]),
        """
        List  5 rows → 4 rows
        a
          = 1 row
          - Item[2]                 two
          = 2 rows
          > Item[1]                 from a 1 to 3
        stages: 1  (row deletes 1, row moves 1)

        """),
      Printed(
        "nothing", from: list([0, 1, 2]), to: list([0, 1, 2]),
        """
        List  3 rows → 3 rows
        a
          = 3 rows
        stages: 1  (nothing)

        """),
      Printed(
        "no rows before", from: Screen("None") {}, to: list([0]),
        """
        None → List  0 rows → 1 row
        + a
          + Item[0]                 zero
        stages: 1  (section inserts 1)

        """),
    ])
  }
}
