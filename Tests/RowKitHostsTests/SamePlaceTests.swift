import RowKit
import RowKitHosts
import Testing

@Suite struct SamePlaceTests {
  @Test func `two operations on one row are refused in UIKit's words`() {
    #expect(rowCases.compactMap(\.fault) == [])
  }

  @Test func `two operations on one section are refused in UIKit's words`() {
    #expect(sectionCases.compactMap(\.fault) == [])
  }

  @Test func `an operation given twice is refused`() {
    #expect(twiceCases.compactMap(\.fault) == [])
  }

  private var rowCases: [BatchCase] {
    [
      BatchCase(
        "delete and move", "A: a b", "A: b",
        refused: """
          attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})
          """
      ) {
        $0.rowDeletes = [at(0, 0)]
        $0.rowMoves = [move(at(0, 0), at(0, 0))]
      },
      BatchCase("delete one and move another", "A: a b c", "A: c b") {
        $0.rowDeletes = [at(0, 0)]
        $0.rowMoves = [move(at(0, 2), at(0, 0))]
      },
      BatchCase(
        "reload and move, which UIKit calls a delete", "A: a b", "A: b a=new",
        refused: """
          attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})
          """
      ) {
        $0.rowReloads = [at(0, 0)]
        $0.rowMoves = [move(at(0, 0), at(0, 1))]
      },
      BatchCase("reload one and move another", "A: a b", "A: b a=new") {
        $0.rowReloads = [at(0, 0)]
        $0.rowMoves = [move(at(0, 1), at(0, 0))]
      },
      BatchCase(
        "insert and move", "A: a b", "A: b a c",
        refused: """
          attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})
          """
      ) {
        $0.rowInserts = [at(0, 1)]
        $0.rowMoves = [move(at(0, 0), at(0, 1))]
      },
      BatchCase("insert beside what moves", "A: a b", "A: b a c") {
        $0.rowInserts = [at(0, 2)]
        $0.rowMoves = [move(at(0, 0), at(0, 1))]
      },
      BatchCase(
        "delete and reload", "A: a b", "A: b",
        refused: "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})"
      ) {
        $0.rowDeletes = [at(0, 0)]
        $0.rowReloads = [at(0, 0)]
      },
      BatchCase("delete one and reload another", "A: a b", "A: b=new") {
        $0.rowDeletes = [at(0, 0)]
        $0.rowReloads = [at(0, 1)]
      },
      BatchCase(
        "two moves to one place", "A: a b c", "A: c a b",
        refused: """
          attempt to move both row at index path {length = 2, path = 0 - 0} and {length = 2, path = \
          0 - 1} to {length = 2, path = 0 - 2}
          """
      ) { $0.rowMoves = [move(at(0, 0), at(0, 2)), move(at(0, 1), at(0, 2))] },
      BatchCase(
        "two moves from one place", "A: a b c", "A: b c a",
        refused: """
          attempt to move row (0, 0) → (0, 1) and to move row (0, 0) → (0, 2), from or to the same \
          place
          """
      ) { $0.rowMoves = [move(at(0, 0), at(0, 1)), move(at(0, 0), at(0, 2))] },
      BatchCase("two moves", "A: a b c", "A: c a b") {
        $0.rowMoves = [move(at(0, 0), at(0, 1)), move(at(0, 1), at(0, 2))]
      },
    ]
  }

  private var sectionCases: [BatchCase] {
    [
      BatchCase(
        "delete and move", "A: a | B: b", "B: b",
        refused: "attempt to perform a delete and a move from the same section (0)"
      ) {
        $0.sectionDeletes = [0]
        $0.sectionMoves = [move(0, 0)]
      },
      BatchCase("delete one and move another", "A: a | B: b | C: c", "C: c | B: b") {
        $0.sectionDeletes = [0]
        $0.sectionMoves = [move(2, 0)]
      },
      BatchCase(
        "reload and move, which UIKit calls a delete", "A: a | B: b", "B: b | A: a=new",
        refused: "attempt to perform a delete and a move from the same section (0)"
      ) {
        $0.sectionReloads = [0]
        $0.sectionMoves = [move(0, 1)]
      },
      BatchCase(
        "insert and move", "A: a | B: b", "B: b | A: a | C: c",
        refused: "attempt to perform an insert and a move to the same section (1)"
      ) {
        $0.sectionInserts = [1]
        $0.sectionMoves = [move(0, 1)]
      },
      BatchCase("insert beside what moves", "A: a | B: b", "B: b | A: a | C: c") {
        $0.sectionInserts = [2]
        $0.sectionMoves = [move(0, 1)]
      },
      BatchCase(
        "delete and reload", "A: a | B: b", "B: b",
        refused: "attempt to delete and reload the same index path (section 0)"
      ) {
        $0.sectionDeletes = [0]
        $0.sectionReloads = [0]
      },
      BatchCase("delete", "A: a | B: b", "B: b") { $0.sectionDeletes = [0] },
      BatchCase(
        "two moves to one place", "A: a | B: b | C: c", "C: c | A: a | B: b",
        refused: """
          attempt to move section 0 → 2 and to move section 1 → 2, from or to the same place
          """
      ) { $0.sectionMoves = [move(0, 2), move(1, 2)] },
      BatchCase("two moves", "A: a | B: b | C: c", "C: c | A: a | B: b") {
        $0.sectionMoves = [move(0, 1), move(1, 2)]
      },
    ]
  }

  private var twiceCases: [BatchCase] {
    [
      BatchCase("delete", "A: a | B: b", "", refused: "attempt to delete section 0 twice") {
        $0.sectionDeletes = [0, 0]
      },
      BatchCase(
        "insert", "A: a", "A: a | B: b | C: c", refused: "attempt to insert section 1 twice"
      ) { $0.sectionInserts = [1, 1] },
      BatchCase(
        "move", "A: a | B: b", "B: b | A: a", refused: "attempt to move section 0 → 1 twice"
      ) { $0.sectionMoves = [move(0, 1), move(0, 1)] },
      BatchCase("reload", "A: a", "A: a", refused: "attempt to reload section 0 twice") {
        $0.sectionReloads = [0, 0]
      },
      BatchCase("reconfigure", "A: a", "A: a", refused: "attempt to reconfigure section 0 twice") {
        $0.sectionReconfigures = [0, 0]
      },
      BatchCase("delete", "A: a b c", "A: c", refused: "attempt to delete row (0, 0) twice") {
        $0.rowDeletes = [at(0, 0), at(0, 0)]
      },
      BatchCase("insert", "A: c", "A: a b c", refused: "attempt to insert row (0, 0) twice") {
        $0.rowInserts = [at(0, 0), at(0, 0)]
      },
      BatchCase("move", "A: a b", "A: b a", refused: "attempt to move row (0, 0) → (0, 1) twice") {
        $0.rowMoves = [move(at(0, 0), at(0, 1)), move(at(0, 0), at(0, 1))]
      },
      BatchCase("reload", "A: a", "A: a=new", refused: "attempt to reload row (0, 0) twice") {
        $0.rowReloads = [at(0, 0), at(0, 0)]
      },
      BatchCase("reconfigure", "A: a", "A: a", refused: "attempt to reconfigure row (0, 0) twice") {
        $0.rowReconfigures = [at(0, 0), at(0, 0)]
      },
      BatchCase("each once", "A: a b | B: c d | C: e", "A: x b | B: y d | D: z") {
        $0.sectionDeletes = [2]
        $0.sectionInserts = [2]
        $0.rowDeletes = [at(0, 0), at(1, 0)]
        $0.rowInserts = [at(0, 0), at(1, 0)]
        $0.rowReconfigures = [at(0, 1), at(1, 1)]
        $0.sectionReconfigures = [0, 1]
      },
    ]
  }
}
