import RowKit
import RowKitRender
import Testing

@Suite struct TextRendererOptionsTests {
  private let screen = Screen("Options") {
    Section("deals") {
      Item("one\ntwo", height: .automatic).id("a").onSelect("pick").on(.expand, 7)
      Item("three").accessibilityLabel("Number three")
      Note("")
    }
    .header(Note("Deals").onSelect("all"), pinned: true)
    .footer(Note("end"))
    .insets(Insets(top: 10, leading: 5, bottom: 12, trailing: 5))
    .rowSpacing(6)
    Section("rest") { Note("rest") }.insets(Insets(top: 3, bottom: 4))
  }

  @Test func `The detail decides how much of the content is printed`() throws {
    let environment = try LayoutEnvironment.test()
    let wide = try LayoutEnvironment.test(width: 1_000)
    let long = Screen("Long") {
      Section("s") {
        Note(String(repeating: "很長的文字，", count: 12))
        Note(String(repeating: "x", count: 60))
        Note(String(repeating: "x", count: 61))
        Note(String(repeating: "x", count: 58) + " 長")
      }
    }
    Printed.expect([
      Printed(
        "full", screen, TextRenderer(detail: .full), in: environment,
        """
        Options  width 320  content 225
        deals
          20       header Note             Deals
          64       Item[a]                 one
                                           two
          40       Item                    three
          20       Note
          20       footer Note             end
        rest
          20       Note                    rest

        """),
      Printed(
        "summary", screen, TextRenderer(detail: .summary), in: environment, offset: 30,
        """
        Options  320×100  offset 30  content 225
        above 0 rows, 30
        deals
               30  20 pin        header Note             Deals
               30  44 of 64      Item[a]                 one / two
              100  30 of 40      Item                    three
        below 2 rows, 85

        """),
      Printed(
        "summary, cut after sixty columns", long, TextRenderer(detail: .summary), in: wide,
        """
        Long  width 1000  content 80
        s
          20       Note                    很長的文字，很長的文字，很長的文字，很長的文字，很長的文字…
          20       Note#2                  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
          20       Note#3                  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
          20       Note#4                  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…

        """),
      Printed(
        "heights", screen, TextRenderer(detail: .heights), in: environment,
        """
        Options  width 320  content 225
        deals
          20       header Note
          64       Item[a]
          40       Item
          20       Note
          20       footer Note
        rest
          20       Note

        """),
    ])
  }

  @Test func `The coordinates decide from where y counts, and whether it is printed`() throws {
    let environment = try LayoutEnvironment.test()
    let content = """
      Options  width 320  content 225
      deals
              0  20       header Note
             30  64       Item[a]
            100  40       Item
            146  20       Note
            178  20       footer Note
      rest
            201  20       Note

      """
    let scrolled = """
      Options  320×100  offset 60  content 225
      above 0 rows, 30
      deals
             60  20 pin        header Note
             30  14 of 64      Item[a]
            100  40            Item
            146  14 of 20      Note
      below 1 row, 59

      """
    func printed(
      _ coordinates: TextRenderer.Coordinates, offset: Length?, _ expected: String
    ) -> Printed {
      Printed(
        "\(coordinates)", screen, TextRenderer(detail: .heights, coordinates: coordinates),
        in: environment, offset: offset, expected)
    }
    Printed.expect([
      printed(.content, offset: nil, content),
      printed(.screen, offset: nil, content),
      printed(.automatic, offset: 60, scrolled),
      printed(.content, offset: 60, scrolled),
      printed(
        .screen, offset: 60,
        """
        Options  320×100  offset 60  content 225
        above 0 rows, 30
        deals
                0  20 pin        header Note
              -30  14 of 64      Item[a]
               40  40            Item
               86  14 of 20      Note
        below 1 row, 59

        """),
    ])
  }

  @Test func `Without y the names stand in one column, in a viewport too`() throws {
    let text = TextRenderer(detail: .heights, coordinates: .hidden).render(
      screen, in: try .test(), offset: 60)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(" ") }
    let columns = lines.map { line in
      line.firstRange(of: /header|Item|Note/).map {
        line.distance(from: line.startIndex, to: $0.lowerBound)
      }
    }
    #expect(lines.count == 4 && Set(columns).count == 1, "\(text)")
  }

  @Test func `Gaps are printed where insets and spacing are`() throws {
    let environment = try LayoutEnvironment.test()
    let renderer = TextRenderer(detail: .heights, showsGaps: true)
    Printed.expect([
      Printed(
        "all", screen, renderer, in: environment,
        """
        Options  width 320  content 225
        deals
          20       header Note
          gap 10
          64       Item[a]
          gap 6
          40       Item
          gap 6
          20       Note
          gap 12
          20       footer Note
        rest
          gap 3
          20       Note
          gap 4

        """),
      Printed(
        "in a viewport", screen, renderer, in: environment, offset: 60,
        """
        Options  320×100  offset 60  content 225
        above 0 rows, 30
        deals
               60  20 pin        header Note
               30  14 of 64      Item[a]
               94  gap 6
              100  40            Item
              140  gap 6
              146  14 of 20      Note
        below 1 row, 59

        """),
    ])
  }

  @Test func `A gap in a viewport is printed at its bottom as at its top`() throws {
    Printed.expect([
      Printed(
        "bottom", screen, TextRenderer(detail: .heights, showsGaps: true), in: try .test(),
        offset: 0,
        """
        Options  320×100  offset 0  content 225
        deals
                0  20            header Note
               20  gap 10
               30  64            Item[a]
               94  gap 6
        below 3 rows, 131

        """)
    ])
  }

  @Test func `Actions and accessibility labels are printed below the content`() throws {
    let environment = try LayoutEnvironment.test()
    Printed.expect([
      Printed(
        "actions", screen, TextRenderer(showsActions: true), in: environment,
        """
        Options  width 320  content 225
        deals
          20       header Note             Deals
                                           on select → all
          64       Item[a]                 one
                                           two
                                           on select → pick
                                           on expand → 7
          40       Item                    three
          20       Note
          20       footer Note             end
        rest
          20       Note                    rest

        """),
      Printed(
        "labels, on one line each", screen, TextRenderer(showsAccessibilityLabels: true),
        in: environment,
        """
        Options  width 320  content 225
        deals
          20       header Note             Deals
                                           label Deals
          64       Item[a]                 one
                                           two
                                           label one two
          40       Item                    three
                                           label Number three
          20       Note
          20       footer Note             end
                                           label end
        rest
          20       Note                    rest
                                           label rest

        """),
    ])
  }

  @Test func `A section kept without rows is printed`() throws {
    let kept = Screen("Kept") {
      Section("bare") {}.keptWhenEmpty()
      Section("edged") {}.keptWhenEmpty().header(Note("header")).footer(Note("footer"))
      Section("inset") {}.keptWhenEmpty().insets(Insets(top: 5, bottom: 5))
      Section("left out") {}.header(Note("header"))
    }
    let environment = try LayoutEnvironment.test()
    Printed.expect([
      Printed(
        "all", kept, in: environment,
        """
        Kept  width 320  content 50
        bare
        edged
          20       header Note             header
          20       footer Note             footer
        inset

        """),
      Printed(
        "with gaps", kept, TextRenderer(showsGaps: true), in: environment,
        """
        Kept  width 320  content 50
        bare
        edged
          20       header Note             header
          20       footer Note             footer
        inset
          gap 10

        """),
    ])
  }
}
