import RowKit
import RowKitHosts
import Testing

@Suite struct MissingPlaceTests {
  @Test func `a section that is not there is refused in UIKit's words`() {
    #expect(sectionCases.compactMap(\.fault) == [])
  }

  @Test func `a row in a section that is not there is refused in UIKit's words`() {
    #expect(rowOfNoSectionCases.compactMap(\.fault) == [])
  }

  @Test func `a row that is not there is refused in UIKit's words`() {
    #expect(rowCases.compactMap(\.fault) == [])
  }

  private var sectionCases: [BatchCase] {
    [
      BatchCase(
        "delete", "A: a", "A: a",
        refused: "attempt to delete section 1, but there are only 1 sections before the update"
      ) { $0.sectionDeletes = [1] },
      BatchCase("delete", "A: a | B: b", "A: a") { $0.sectionDeletes = [1] },
      BatchCase(
        "a negative index", "A: a", "A: a",
        refused: "attempt to delete section -1, but there are only 1 sections before the update"
      ) { $0.sectionDeletes = [-1] },
      BatchCase(
        "insert", "A: a", "A: a | B: b",
        refused: "attempt to insert section 2 but there are only 2 sections after the update"
      ) { $0.sectionInserts = [2] },
      BatchCase("insert", "A: a", "A: a | B: b") { $0.sectionInserts = [1] },
      BatchCase(
        "move from", "A: a | B: b", "B: b | A: a",
        refused: "attempt to move section 2, but there are only 2 sections before the update"
      ) { $0.sectionMoves = [move(2, 0)] },
      BatchCase(
        "move to", "A: a | B: b", "B: b | A: a",
        refused:
          "attempt to move section 0 to section 2, but there are only 2 sections after the update"
      ) { $0.sectionMoves = [move(0, 2)] },
      BatchCase("move", "A: a | B: b", "B: b | A: a") { $0.sectionMoves = [move(0, 1)] },
      BatchCase(
        "reload", "A: a", "A: a=new",
        refused: "attempt to delete section 1, but there are only 1 sections before the update"
      ) { $0.sectionReloads = [1] },
      BatchCase("reload", "A: a", "A: a=new") { $0.sectionReloads = [0] },
      BatchCase(
        "reconfigure", "A: a", "A: a",
        refused: "attempt to reconfigure section 1, but there are only 1 sections after the update"
      ) { $0.sectionReconfigures = [1] },
      BatchCase("reconfigure", "A: a", "A: a") { $0.sectionReconfigures = [0] },
    ]
  }

  private var rowOfNoSectionCases: [BatchCase] {
    [
      BatchCase(
        "delete", "A: a", "A: a",
        refused:
          "attempt to delete row 0 from section 1, but there are only 1 sections before the update"
      ) { $0.rowDeletes = [at(1, 0)] },
      BatchCase(
        "reload", "A: a", "A: a",
        refused:
          "attempt to delete row 0 from section 1, but there are only 1 sections before the update"
      ) { $0.rowReloads = [at(1, 0)] },
      BatchCase(
        "insert", "A: a", "A: a",
        refused:
          "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
      ) { $0.rowInserts = [at(1, 0)] },
      BatchCase(
        "move from", "A: a b", "A: b a",
        refused: """
          attempt to move index path ({length = 2, path = 1 - 0}) that does not exist - there are \
          only 1 sections before the update
          """
      ) { $0.rowMoves = [move(at(1, 0), at(0, 1))] },
      BatchCase(
        "move to", "A: a b", "A: b a",
        refused: """
          attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = \
          1 - 1}) that does not exist - there are only 1 sections after the update
          """
      ) { $0.rowMoves = [move(at(0, 0), at(1, 1))] },
      BatchCase(
        "reconfigure", "A: a", "A: a",
        refused:
          "attempt to reconfigure row (1, 0), but there are only 1 sections after the update"
      ) { $0.rowReconfigures = [at(1, 0)] },
    ]
  }

  private var rowCases: [BatchCase] {
    [
      BatchCase(
        "delete", "A: a b c", "A: a b",
        refused:
          "attempt to delete row 4 from section 0 which only contains 3 rows before the update"
      ) { $0.rowDeletes = [at(0, 4)] },
      BatchCase("delete", "A: a b c", "A: a b") { $0.rowDeletes = [at(0, 2)] },
      BatchCase(
        "reload", "A: a", "A: a=new",
        refused:
          "attempt to delete row 1 from section 0 which only contains 1 rows before the update"
      ) { $0.rowReloads = [at(0, 1)] },
      BatchCase("reload", "A: a", "A: a=new") { $0.rowReloads = [at(0, 0)] },
      BatchCase(
        "insert", "A: a b", "A: a b c",
        refused: """
          attempt to insert row 5 into section 0, but there are only 3 rows in section 0 after the \
          update
          """
      ) { $0.rowInserts = [at(0, 5)] },
      BatchCase("insert", "A: a b", "A: a b c") { $0.rowInserts = [at(0, 2)] },
      BatchCase(
        "move from", "A: a b | B:", "A: b a | B:",
        refused: """
          attempt to move index path ({length = 2, path = 1 - 0}) that does not exist - there are \
          only 0 rows in section 1 before the update
          """
      ) { $0.rowMoves = [move(at(1, 0), at(0, 1))] },
      BatchCase(
        "move to", "A: a b | B: c", "A: a b c | B:",
        refused: """
          attempt to move index path ({length = 2, path = 1 - 0}) to index path ({length = 2, path = \
          0 - 3}) that does not exist - there are only 3 rows in section 0 after the update
          """
      ) { $0.rowMoves = [move(at(1, 0), at(0, 3))] },
      BatchCase("move", "A: a b | B: c", "A: a b c | B:") {
        $0.rowMoves = [move(at(1, 0), at(0, 2))]
      },
      BatchCase(
        "reconfigure", "A: a", "A: a=new",
        refused: """
          attempt to reconfigure row (0, 1), but there are only 1 rows in its section after the update
          """
      ) { $0.rowReconfigures = [at(0, 1)] },
      BatchCase("reconfigure", "A: a", "A: a=new") { $0.rowReconfigures = [at(0, 0)] },
    ]
  }
}
