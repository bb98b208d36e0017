import RowKit
import RowKitHosts
import Testing

@Suite struct NeedlessMoveTests {
  @Test func `a move that leaves everything where it is is refused`() {
    #expect(cases.compactMap(\.fault) == [])
  }

  @Test func `a move from an index to itself is accepted where others pass by it`() {
    #expect(passingCases.compactMap(\.fault) == [])
  }

  private var cases: [BatchCase] {
    [
      BatchCase(
        "a row", "A: a b c", "A: a b c d",
        refused: "attempt to move row (0, 1) → (0, 1), where it is"
      ) {
        $0.rowInserts = [at(0, 3)]
        $0.rowMoves = [move(at(0, 1), at(0, 1))]
      },
      BatchCase(
        "a row of a section that shifts", "A: a b", "Z: z | A: a b",
        refused: "attempt to move row (0, 1) → (1, 1), where it is"
      ) {
        $0.sectionInserts = [0]
        $0.rowMoves = [move(at(0, 1), at(1, 1))]
      },
      BatchCase(
        "a section", "A: a | B: b", "A: a | B: b",
        refused: "attempt to move section 1 → 1, where it is"
      ) { $0.sectionMoves = [move(1, 1)] },
      BatchCase("no move", "A: a | B: b", "A: a | B: b"),
    ]
  }

  private var passingCases: [BatchCase] {
    [
      BatchCase("rows", "A: a b c d e", "A: d e c a b") {
        $0.rowMoves = [(0, 3), (1, 4), (2, 2)].map { move(at(0, $0), at(0, $1)) }
      },
      BatchCase("a row that comes and one that goes", "A: x a b", "A: b a y") {
        $0.rowDeletes = [at(0, 0)]
        $0.rowInserts = [at(0, 2)]
        $0.rowMoves = [move(at(0, 1), at(0, 1))]
      },
      BatchCase("a section that takes the place of another", "A: | B: b | C:", "B: | C: b") {
        $0.sectionDeletes = [0]
        $0.rowMoves = [move(at(1, 0), at(1, 0))]
      },
      BatchCase("sections", "A: | B: | C: | D: | E:", "D: | E: | C: | A: | B:") {
        $0.sectionMoves = [move(0, 3), move(1, 4), move(2, 2)]
      },
    ]
  }
}
