import RowKit
import Testing

@Suite struct ViewportTests {
  private let list = Screen("List") {
    Section("first") {
      Item("one")
      Item("two")
      Note("three")
    }
    .header(Note("First"), pinned: true)
    .footer(Note("end"))
    Section("second") {
      Item("four")
      Item("five")
      Item("six")
    }
    .header(Note("Second"), pinned: true)
  }

  @Test func `Without a viewport every row is printed, without its y`() throws {
    let environment = try LayoutEnvironment.test()
    Printed.expect([
      Printed(
        "list", list, in: environment,
        """
        List  width 320  content 280
        first
          20       header Note             First
          40       Item                    one
          40       Item#2                  two
          20       Note                    three
          20       footer Note             end
        second
          20       header Note             Second
          40       Item                    four
          40       Item#2                  five
          40       Item#3                  six

        """),
      Printed(
        "nothing", Screen("Nothing") {}, in: environment,
        """
        Nothing  width 320  content 0

        """),
    ])
  }

  @Test func `Rows that the viewport's edges cut show how much of them is seen`() throws {
    let environment = try LayoutEnvironment.test()
    let plain = Screen("Plain") {
      Section("s") {
        Item("one")
        Item("two")
        Item("three")
        Item("four")
      }
    }
    Printed.expect([
      Printed(
        "at the top", list, in: environment, offset: 0,
        """
        List  320×100  offset 0  content 280
        first
                0  20            header Note             First
               20  40            Item                    one
               60  40            Item#2                  two
        below 4 rows, 180

        """),
      Printed(
        "cut at both ends", plain, in: environment, offset: 30,
        """
        Plain  320×100  offset 30  content 160
        s
                0  10 of 40      Item                    one
               40  40            Item#2                  two
               80  40            Item#3                  three
              120  10 of 40      Item#4                  four

        """),
      Printed(
        "one row above", plain, in: environment, offset: 40.5,
        """
        Plain  320×100  offset 40.5  content 160
        above 1 row, 40
        s
               40  39.5 of 40    Item#2                  two
               80  40            Item#3                  three
              120  20.5 of 40    Item#4                  four

        """),
      Printed(
        "one row below, by less than a pixel", plain, in: environment,
        offset: Length(units: 20 * 240 - 1),
        """
        Plain  320×100  offset ~20.00  content 160
        s
                0  ~20.00 of 40  Item                    one
               40  40            Item#2                  two
               80  ~40.00 of 40  Item#3                  three
        below 1 row, 40

        """),
      Printed(
        "pulled down past the top", plain, in: environment, offset: -50,
        """
        Plain  320×100  offset -50  content 160
        s
                0  40            Item                    one
               40  10 of 40      Item#2                  two
        below 2 rows, 80

        """),
    ])
  }

  @Test func `A viewport beyond the content shows what it passed`() throws {
    let environment = try LayoutEnvironment.test()
    Printed.expect([
      Printed(
        "past the end", list, in: environment, offset: 300,
        """
        List  320×100  offset 300  content 280
        above 6 rows, 280

        """),
      Printed(
        "past the top", list, in: environment, offset: -100,
        """
        List  320×100  offset -100  content 280
        below 6 rows, 280

        """),
      Printed(
        "past the end of nothing", Screen("Nothing") {}, in: environment, offset: 50,
        """
        Nothing  320×100  offset 50  content 0

        """),
      Printed(
        "of one row", Screen("One") { Section("s") { Note("one") } }, in: environment, offset: 50,
        """
        One  320×100  offset 50  content 20
        above 1 row, 20

        """),
    ])
  }

  @Test func `A header or footer alone above or below is a height of 0 rows`() throws {
    let screen = Screen("Edges") {
      Section("s") { Item("row") }.header(Note("header")).footer(Note("footer"))
    }
    let environment = try LayoutEnvironment.test(height: 30)
    Printed.expect([
      Printed(
        "between them", screen, in: environment, offset: 20,
        """
        Edges  320×30  offset 20  content 80
        above 0 rows, 20
        s
               20  30 of 40      Item                    row
        below 0 rows, 20

        """),
      Printed(
        "at the end", screen, in: environment, offset: 60,
        """
        Edges  320×30  offset 60  content 80
        above 1 row, 60
        s
               60  20            footer Note             footer

        """),
    ])
  }

  @Test func `A pinned header says where it is held and how far it is pushed`() throws {
    let environment = try LayoutEnvironment.test()
    Printed.expect([
      Printed(
        "held", list, in: environment, offset: 30,
        """
        List  320×100  offset 30  content 280
        above 0 rows, 20
        first
               30  20 pin        header Note             First
               20  10 of 40      Item                    one
               60  40            Item#2                  two
              100  20            Note                    three
              120  10 of 20      footer Note             end
        below 3 rows, 140

        """),
      Printed(
        "held, and a row hidden behind it", list, in: environment, offset: 40,
        """
        List  320×100  offset 40  content 280
        above 1 row, 60
        first
               40  20 pin        header Note             First
               60  40            Item#2                  two
              100  20            Note                    three
              120  20            footer Note             end
        below 3 rows, 140

        """),
      Printed(
        "pushed", list, in: environment, offset: 130,
        """
        List  320×100  offset 130  content 280
        above 3 rows, 140
        first
              120  10 of 20 pin pushed 10  header Note   First
        second
              140  20            header Note             Second
              160  40            Item                    four
              200  30 of 40      Item#2                  five
        below 1 row, 40

        """),
    ])
  }

  @Test func `Where only a held header or a gap is seen the counts still add up`() throws {
    let gap = Screen("Gap") {
      Section("a") { Item("one") }
      Section("b") { Item("two") }.insets(Insets(top: 50))
    }
    Printed.expect([
      Printed(
        "the last row is behind the header", list, in: try .test(), offset: 260,
        """
        List  320×100  offset 260  content 280
        above 6 rows, 280
        second
              260  20 pin        header Note             Second

        """),
      Printed(
        "a viewport no higher than the header", list, in: try .test(height: 20), offset: 60,
        """
        List  320×20  offset 60  content 280
        above 1 row, 80
        first
               60  20 pin        header Note             First
        below 5 rows, 200

        """),
      Printed(
        "a viewport within an inset", gap, in: try .test(height: 20), offset: 60,
        """
        Gap  320×20  offset 60  content 130
        above 1 row, 60
        below 1 row, 70

        """),
    ])
  }

  @Test func `Rows without height are printed without a viewport, and never seen in one`() throws {
    let screen = Screen("Flat") {
      Section("s") {
        Item("one")
        Item("flat", height: .fixed(0))
        Note("two")
        Item("three")
      }
    }
    let environment = try LayoutEnvironment.test()
    Printed.expect([
      Printed(
        "all", screen, in: environment,
        """
        Flat  width 320  content 100
        s
          40       Item                    one
          0        Item#2                  flat
          20       Note                    two
          40       Item#3                  three

        """),
      Printed(
        "in a viewport", screen, in: environment, offset: 0,
        """
        Flat  320×100  offset 0  content 100
        s
                0  40            Item                    one
               40  20            Note                    two
               60  40            Item#3                  three

        """),
    ])
  }

  @Test func `Lengths that do not end are printed with two places after a tilde`() throws {
    let screen = Screen("Thirds") {
      Section("s") {
        Item("third", height: .aspect(width: 3, height: 1))
        Item("half", height: .fixed(44.5))
      }
    }
    let environment = try LayoutEnvironment.test(width: 350)
    Printed.expect([
      Printed(
        "all", screen, in: environment,
        """
        Thirds  width 350  content ~161.17
        s
          ~116.67  Item                    third
          44.5     Item#2                  half

        """),
      Printed(
        "in a viewport", screen, in: environment, offset: 110,
        """
        Thirds  350×100  offset 110  content ~161.17
        s
                0  ~6.67 of ~116.67  Item                third
          ~116.67  44.5          Item#2                  half

        """),
    ])
  }
}
