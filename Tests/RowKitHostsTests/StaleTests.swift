import RowKit
import RowKitHosts
import Testing

@Suite struct StaleTests {
  @Test func `a cell that goes on to show what is no longer so is found`() {
    #expect(rowCases.compactMap(\.fault) == [])
  }

  @Test func `a header, footer, style or section that is no longer so is found`() {
    #expect(sectionCases.compactMap(\.fault) == [])
  }

  @Test func `a header or footer changes in place only where UIKit need not be asked for it`() {
    #expect(inPlaceCases.compactMap(\.fault) == [])
  }

  @Test func `a change of action makes no cell stale, and the new action is found`() {
    func tappable(_ action: String) -> Screen {
      Screen("Screen") { Section("A") { Line("a").onSelect(action) } }
    }
    let (table, error) = BatchCase.apply(
      DifferenceStage(to: tappable("new")), on: tappable("old"))
    let row = table.screen[at(0, 0)]
    #expect(error == nil && row.action(.select, as: String.self) == "new")
  }

  private var rowCases: [BatchCase] {
    [
      BatchCase(
        "an untouched row", "A: a b", "A: a b=new",
        refused: "stale cell at (0, 1): the table shows Line[b]: b, the screen has Line[b]: new"),
      BatchCase("a reloaded row", "A: a b", "A: a b=new") { $0.rowReloads = [at(0, 1)] },
      BatchCase("a reconfigured row", "A: a b", "A: a b=new") { $0.rowReconfigures = [at(0, 1)] },
      BatchCase(
        "a moved row", "A: a b c", "A: c=new a b",
        refused: "stale cell at (0, 0): the table shows Line[c]: c, the screen has Line[c]: new"
      ) { $0.rowMoves = [move(at(0, 2), at(0, 0))] },
      BatchCase("a moved and reconfigured row", "A: a b c", "A: c=new a b") {
        $0.rowMoves = [move(at(0, 2), at(0, 0))]
        $0.rowReconfigures = [at(0, 0)]
      },
      BatchCase(
        "a row of a moved section", "A: a | B: b", "B: b | A: a=new",
        refused: "stale cell at (1, 0): the table shows Line[a]: a, the screen has Line[a]: new"
      ) { $0.sectionMoves = [move(0, 1)] },
      BatchCase(
        "a row in another's place", "A: a b", "A: b x",
        refused: "stale cell at (0, 0): the table shows Line[a]: a, the screen has Line[b]: b"
      ) {
        $0.rowDeletes = [at(0, 1)]
        $0.rowInserts = [at(0, 1)]
      },
      BatchCase("the row in its own", "A: a b", "A: b x") {
        $0.rowDeletes = [at(0, 0)]
        $0.rowInserts = [at(0, 1)]
      },
      BatchCase(
        "a cell reconfigured to another row", "A: a", "A: b",
        refused: "stale cell at (0, 0): the table shows Line[a]: a, the screen has Line[b]: b"
      ) { $0.rowReconfigures = [at(0, 0)] },
      BatchCase("a new cell for another row", "A: a", "A: b") { $0.rowReloads = [at(0, 0)] },
    ]
  }

  private var sectionCases: [BatchCase] {
    let plain = section("A: a")
    let (old, new) = (Line("old"), Line("new"))
    return [
      BatchCase(
        "a header", one(plain.header(old)), one(plain.header(new)),
        refused: """
          stale header of section 0: the table shows A/header: old, the screen has A/header: new
          """),
      BatchCase("a header shown anew", one(plain.header(old)), one(plain.header(new))) {
        $0.sectionReconfigures = [0]
      },
      BatchCase(
        "a header that appears", one(plain), one(plain.header(new)),
        refused: "stale header of section 0: the table shows nothing, the screen has A/header: new"),
      BatchCase("a header that appears in a reload", one(plain), one(plain.header(new))) {
        $0.sectionReloads = [0]
      },
      BatchCase(
        "a footer", one(plain.footer(old)), one(plain.footer(new)),
        refused: """
          stale footer of section 0: the table shows A/footer: old, the screen has A/footer: new
          """),
      BatchCase(
        "a footer that vanishes", one(plain.footer(old)), one(plain),
        refused: "stale footer of section 0: the table shows A/footer: old, the screen has nothing"),
      BatchCase("a footer shown anew", one(plain.footer(old)), one(plain.footer(new))) {
        $0.sectionReconfigures = [0]
      },
      BatchCase(
        "a style", one(plain), one(plain.rowSpacing(8)),
        refused: "stale style of section 0: the table shows another than the screen has"),
      BatchCase("a style shown anew", one(plain), one(plain.rowSpacing(8))) {
        $0.sectionReconfigures = [0]
      },
      BatchCase(
        "a section in another's place", "A: | B:", "A: | C:",
        refused: "stale section 1: the table shows B, the screen has C"),
      BatchCase("a section that comes for another", "A: | B:", "A: | C:") {
        $0.sectionDeletes = [1]
        $0.sectionInserts = [1]
      },
      BatchCase(
        "a later bearer of a key", "A: | B: | A:", "A: | A: | B:",
        refused: "stale section 1: the table shows B, the screen has A#2"),
      BatchCase(
        "a later bearer of a key that becomes the first", "A: a | A: b", "A: b",
        refused: "stale section 0: the table shows A#2, the screen has A"
      ) { $0.sectionDeletes = [0] },
      BatchCase("a later bearer that moves", "A: | B: | A:", "A: | A: | B:") {
        $0.sectionMoves = [move(2, 1)]
      },
    ]
  }

  private var inPlaceCases: [BatchCase] {
    let plain = section("A: a")
    let short = plain.header(Tall("header", points: 50))
    let tall = plain.header(Tall("header"))
    let changes = [
      (plain, tall, "appears"), (tall, plain, "vanishes"),
      (plain.header(Line("header")), tall, "changes its kind"), (short, tall, "changes its height"),
    ]
    return changes.flatMap { old, new, change in
      [
        BatchCase(
          "a header \(change) in place", one(old), one(new),
          refused: "attempt to reconfigure the header of section 0 in place, but it \(change)"
        ) { $0.sectionReconfigures = [0] },
        BatchCase("a header \(change) in a reload", one(old), one(new)) {
          $0.sectionReloads = [0]
        },
      ]
    }
  }

  private func one(_ section: Section) -> Screen {
    Screen("Screen", sections: [section])
  }
}
