import RowKit
import RowKitRender
import RowKitTestSupport
import Testing

@Suite struct `A grid in print` {
  private struct Card: Row {
    var name: String
    var height: RowHeight = .automatic
    var insets: Insets { .zero }
    var content: Content {
      Picture("\(name).jpg", width: 20, height: 30)
      Text(name + " of the shop\n￥9")
    }
  }

  private func shop(_ columns: Int = 2) -> Screen {
    Screen("Shop") {
      Section("cards") {
        for (index, name) in ["red", "綠色", "blue", "wide", "last"].enumerated() {
          Card(name: name).id(name).span(index == 3 ? 2 : 1)
        }
      }
      .columns(columns, spacing: 8).rowSpacing(6).header(Note("All cards"), pinned: true)
      Section("list") { Note("a row of a list") }
    }
  }

  private let gaps = TextRenderer(detail: .summary, showsGaps: true)

  @Test func `has the rows of a line side by side, each in its columns`() throws {
    Printed.expect([
      Printed(
        "a span past what is left of a line", shop(), in: try .test(),
        """
        Shop  width 320  content 386
        cards
          20       header Note             All cards
          82       Card[red]                   | Card[綠色]
                   ▧ red.jpg                   | ▧ 綠色.jpg
                   red of the shop             | 綠色 of the shop
                   ￥9                         | ￥9
          82       Card[blue]                  |
                   ▧ blue.jpg
                   blue of the shop
                   ￥9
          82       Card[wide]
                   ▧ wide.jpg
                   wide of the shop
                   ￥9
          82       Card[last]                  |
                   ▧ last.jpg
                   last of the shop
                   ￥9
        list
          20       Note                    a row of a list

        """),
      Printed(
        "three columns", shop(3), in: try .test(),
        """
        Shop  width 320  content 257
        cards
          20       header Note             All cards
          105.5    Card[red]         | Card[綠色]        | Card[blue]
                   ▧ red.jpg         | ▧ 綠色.jpg        | ▧ blue.jpg
                   red of the        | 綠色 of the       | blue of the
                   shop              | shop              | shop
                   ￥9               | ￥9               | ￥9
          105.5    Card[wide]                            | Card[last]
                   ▧ wide.jpg                            | ▧ last.jpg
                   wide of the shop                      | last of the
                   ￥9                                   | shop
                                                         | ￥9
        list
          20       Note                    a row of a list

        """),
      Printed(
        "in a viewport", shop(), in: try .test(), offset: 70,
        """
        Shop  320×100  offset 70  content 386
        above 0 rows, 20
        cards
               70  20 pin        header Note             All cards
               20  12 of 82      Card[red]                   | Card[綠色]
                                 ▧ red.jpg                   | ▧ 綠色.jpg
                                 red of the shop             | 綠色 of the shop
                                 ￥9                         | ￥9
              108  62 of 82      Card[blue]                  |
                                 ▧ blue.jpg
                                 blue of the shop
                                 ￥9
        below 3 rows, 196

        """),
      Printed(
        "from right to left", shop(), TextRenderer(detail: .heights),
        in: try .test(direction: .rightToLeft),
        """
        Shop  width 320  content 386
        cards
          20       header Note
          82       Card[red]                   | Card[綠色]
          82       Card[blue]                  |
          82       Card[wide]
          82       Card[last]                  |
        list
          20       Note

        """),
      Printed(
        "with gaps, in short", shop(), gaps, in: try .test(),
        """
        Shop  width 320  content 386
        cards
          20       header Note             All cards
          82       Card[red]           | gap 8 | Card[綠色]
                   ▧ red.jpg / red of the sh…  | ▧ 綠色.jpg / 綠色 of the…
          gap 6
          82       Card[blue]                  |
                   ▧ blue.jpg / blue of the…
          gap 6
          82       Card[wide]
                   ▧ wide.jpg / wide of the shop / ￥9
          gap 6
          82       Card[last]                  |
                   ▧ last.jpg / last of the…
        list
          20       Note                    a row of a list

        """),
    ])
  }

  @Test func `has every row that is seen, once`() throws {
    for seed in 1...150 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var section = Section("grid") {
        for row in 0..<Int.random(in: 0...12, using: &random) {
          let text = "«\(row)»\(random.pick(["", "\n", " 中文 and more"]))"
          Item(text, height: random.pick([.automatic, .fixed(0), .fixed(40)]))
            .span(random.pick([1, 1, 2, 9]))
        }
      }
      section = section.columns(random.pick([2, 3, 4]), spacing: random.pick([0, 5]))
        .rowSpacing(random.pick([0, 7])).keptWhenEmpty()
      let direction = random.pick([LayoutEnvironment.Direction.leftToRight, .rightToLeft])
      let layout = Screen("Grid", sections: [section])
        .layout(in: try .test(direction: direction))
      let offset = Length(Int.random(in: -50...400, using: &random))
      for renderer in [TextRenderer(), gaps] {
        let text = renderer.render(layout, offset: offset)
        let marks = text.matches(of: /«\d+»/).map { String($0.output) }.sorted()
        let seen = layout.visibleCells(offset: offset)
          .map { String($0.cell.row.accessibilityLabel.prefix { $0 != "»" }) + "»" }.sorted()
        #expect(marks == seen && text.printingFault == nil, "seed \(seed)\n\(text)")
      }
    }
  }
}
