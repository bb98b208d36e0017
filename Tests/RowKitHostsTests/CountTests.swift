import RowKit
import RowKitHosts
import Testing

@Suite struct CountTests {
  @Test func `counts that do not follow from the batch are refused in UIKit's words`() {
    #expect(cases.compactMap(\.fault) == [])
  }

  private var cases: [BatchCase] { sectionCases + rowCases + crossingCases }

  private var sectionCases: [BatchCase] {
    [
      BatchCase(
        "a section comes unannounced", "A: a", "A: a | B: b",
        refused: """
          Invalid update: invalid number of sections. The number of sections contained in the table \
          view after the update (2) must be equal to the number of sections contained in the table \
          view before the update (1), plus or minus the number of sections inserted or deleted (0 \
          inserted, 0 deleted).
          """),
      BatchCase("a section comes", "A: a", "A: a | B: b") { $0.sectionInserts = [1] },
      BatchCase(
        "more sections are deleted than go", "A: a | B: b | C: c", "C: c | D: d",
        refused: """
          Invalid update: invalid number of sections. The number of sections contained in the table \
          view after the update (2) must be equal to the number of sections contained in the table \
          view before the update (3), plus or minus the number of sections inserted or deleted (0 \
          inserted, 2 deleted).
          """
      ) { $0.sectionDeletes = [0, 1] },
      BatchCase("two go and one comes", "A: a | B: b | C: c", "C: c | D: d") {
        $0.sectionDeletes = [0, 1]
        $0.sectionInserts = [1]
      },
    ]
  }

  private var rowCases: [BatchCase] {
    [
      BatchCase(
        "a row comes unannounced", "A: a b", "A: a b c",
        refused: """
          Invalid update: invalid number of rows in section 0. The number of rows contained in an \
          existing section after the update (3) must be equal to the number of rows contained in that \
          section before the update (2), plus or minus the number of rows inserted or deleted from \
          that section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out \
          of that section (0 moved in, 0 moved out).
          """),
      BatchCase("a row comes", "A: a b", "A: a b c") { $0.rowInserts = [at(0, 2)] },
      BatchCase(
        "a row is inserted, one deleted, one reloaded, and one comes unannounced",
        "A: a | B: a0 b0 c0", "A: a | B: b0 c0=new d0 e0",
        refused: """
          Invalid update: invalid number of rows in section 1. The number of rows contained in an \
          existing section after the update (4) must be equal to the number of rows contained in that \
          section before the update (3), plus or minus the number of rows inserted or deleted from \
          that section (2 inserted, 2 deleted) and plus or minus the number of rows moved into or out \
          of that section (0 moved in, 0 moved out).
          """
      ) {
        $0.rowDeletes = [at(1, 0)]
        $0.rowInserts = [at(1, 2)]
        $0.rowReloads = [at(1, 2)]
      },
      BatchCase(
        "all of them are announced", "A: a | B: a0 b0 c0", "A: a | B: b0 c0=new d0 e0"
      ) {
        $0.rowDeletes = [at(1, 0)]
        $0.rowInserts = [at(1, 2), at(1, 3)]
        $0.rowReloads = [at(1, 2)]
      },
    ]
  }

  private var crossingCases: [BatchCase] {
    [
      BatchCase(
        "a row that crosses leaves no room for one more", "A: a b | B: c", "A: b x | B: c a",
        refused: """
          Invalid update: invalid number of rows in section 0. The number of rows contained in an \
          existing section after the update (2) must be equal to the number of rows contained in that \
          section before the update (2), plus or minus the number of rows inserted or deleted from \
          that section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out \
          of that section (0 moved in, 1 moved out).
          """
      ) { $0.rowMoves = [move(at(0, 0), at(1, 1))] },
      BatchCase(
        "a row arrives in a section that is named by its new index",
        "Z: z | A: a | B: c", "A: | B: c a x",
        refused: """
          Invalid update: invalid number of rows in section 1. The number of rows contained in an \
          existing section after the update (3) must be equal to the number of rows contained in that \
          section before the update (1), plus or minus the number of rows inserted or deleted from \
          that section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out \
          of that section (1 moved in, 0 moved out).
          """
      ) {
        $0.sectionDeletes = [0]
        $0.rowMoves = [move(at(1, 0), at(1, 1))]
      },
      BatchCase("a row crosses", "Z: z | A: a | B: c", "A: | B: c a") {
        $0.sectionDeletes = [0]
        $0.rowMoves = [move(at(1, 0), at(1, 1))]
      },
      BatchCase(
        "a row moves inside its section and another crosses", "A: a b c | B: d", "A: c b | B: d a"
      ) {
        $0.rowMoves = [move(at(0, 2), at(0, 0)), move(at(0, 0), at(1, 1))]
      },
    ]
  }
}
