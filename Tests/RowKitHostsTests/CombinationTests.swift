import RowKit
import RowKitHosts
import Testing

@Suite struct CombinationTests {
  @Test func `a row operation in a section that has an operation of its own is refused`() {
    #expect(rowInSectionCases.compactMap(\.fault) == [])
  }

  @Test func `operations that UIKit does not bear in one batch are refused`() {
    #expect(oneBatchCases.compactMap(\.fault) == [])
  }

  private var rowInSectionCases: [BatchCase] {
    [
      BatchCase(
        "delete in a moved section", "A: a b | B: c", "B: c | A: a",
        refused: "attempt to delete row (0, 1) and to move section 0 → 1, which it stands in"
      ) {
        $0.sectionMoves = [move(0, 1)]
        $0.rowDeletes = [at(0, 1)]
      },
      BatchCase("delete beside a moved section", "A: a b | B: c", "B: c | A: a") {
        $0.sectionMoves = [move(1, 0)]
        $0.rowDeletes = [at(0, 1)]
      },
      BatchCase(
        "reload in a moved section", "A: a b | B: c", "B: c | A: a b=new",
        refused: "attempt to reload row (0, 1) and to move section 0 → 1, which it stands in"
      ) {
        $0.sectionMoves = [move(0, 1)]
        $0.rowReloads = [at(0, 1)]
      },
      BatchCase(
        "insert in a moved section", "A: a | B: c", "B: c | A: a b",
        refused: "attempt to insert row (1, 1) and to move section 0 → 1, which it stands in"
      ) {
        $0.sectionMoves = [move(0, 1)]
        $0.rowInserts = [at(1, 1)]
      },
      BatchCase("insert beside a moved section", "A: a | B: c", "B: c | A: a b") {
        $0.sectionMoves = [move(1, 0)]
        $0.rowInserts = [at(1, 1)]
      },
      BatchCase(
        "reconfigure in a moved section, once it has moved", "A: a | B: c", "B: c | A: a=new"
      ) {
        $0.sectionMoves = [move(0, 1)]
        $0.rowReconfigures = [at(1, 0)]
      },
      BatchCase(
        "delete in a reloaded section", "A: a b", "A: b",
        refused: "attempt to delete row (0, 0) and to reload section 0, which it stands in"
      ) {
        $0.sectionReloads = [0]
        $0.rowDeletes = [at(0, 0)]
      },
      BatchCase(
        "insert in a reloaded section", "A: b", "A: a b",
        refused: "attempt to insert row (0, 0) and to reload section 0, which it stands in"
      ) {
        $0.sectionReloads = [0]
        $0.rowInserts = [at(0, 0)]
      },
      BatchCase(
        "move into a reloaded section", "A: a | B: b", "A: | B: b a",
        refused: "attempt to move row (0, 0) → (1, 1) and to reload section 1, which it stands in"
      ) {
        $0.sectionReloads = [1]
        $0.rowMoves = [move(at(0, 0), at(1, 1))]
      },
      BatchCase("rows come and go with a reload", "A: a b | B: c d", "A: x | B: d") {
        $0.sectionReloads = [0]
        $0.rowDeletes = [at(1, 0)]
      },
      BatchCase(
        "delete in a deleted section", "A: a | B: b", "B: b",
        refused: "attempt to delete row (0, 0) and to delete section 0, which it stands in"
      ) {
        $0.sectionDeletes = [0]
        $0.rowDeletes = [at(0, 0)]
      },
      BatchCase(
        "reload in a deleted section", "A: a | B: b", "B: b",
        refused: "attempt to reload row (0, 0) and to delete section 0, which it stands in"
      ) {
        $0.sectionDeletes = [0]
        $0.rowReloads = [at(0, 0)]
      },
      BatchCase(
        "move from a deleted section", "A: a | B: b", "B: b a",
        refused: "cannot move a row from a deleted section (0)"
      ) {
        $0.sectionDeletes = [0]
        $0.rowMoves = [move(at(0, 0), at(0, 1))]
      },
      BatchCase("insert what a deleted section had", "A: a | B: b", "B: b a") {
        $0.sectionDeletes = [0]
        $0.rowInserts = [at(0, 1)]
      },
      BatchCase(
        "insert in an inserted section", "A: a", "A: a | B: b",
        refused: "attempt to insert row (1, 0) and to insert section 1, which it stands in"
      ) {
        $0.sectionInserts = [1]
        $0.rowInserts = [at(1, 0)]
      },
      BatchCase(
        "move into an inserted section", "A: a b", "A: a | B: b",
        refused: "cannot move a row into a newly inserted section (1)"
      ) {
        $0.sectionInserts = [1]
        $0.rowMoves = [move(at(0, 1), at(1, 0))]
      },
      BatchCase("an inserted section brings what was deleted", "A: a b", "A: a | B: b") {
        $0.sectionInserts = [1]
        $0.rowDeletes = [at(0, 1)]
      },
    ]
  }

  private var oneBatchCases: [BatchCase] {
    [
      BatchCase(
        "a row and a section move", "A: a b | B: c | C: d", "A: b a | C: d | B: c",
        refused: "attempt to move row (0, 0) → (0, 1) and to move section 1 → 2 in one batch"
      ) {
        $0.sectionMoves = [move(1, 2)]
        $0.rowMoves = [move(at(0, 0), at(0, 1))]
      },
      BatchCase("a row moves and a section comes", "A: a b | C: d", "A: b a | B: c | C: d") {
        $0.sectionInserts = [1]
        $0.rowMoves = [move(at(0, 0), at(0, 1))]
      },
      BatchCase(
        "reload with a section insert", "A: a", "A: a=new | B: b",
        refused: "attempt to reload section 0 and to insert section 1 in one batch"
      ) {
        $0.sectionReloads = [0]
        $0.sectionInserts = [1]
      },
      BatchCase(
        "reload with a section delete", "A: a | B: b", "A: a=new",
        refused: "attempt to reload section 0 and to delete section 1 in one batch"
      ) {
        $0.sectionReloads = [0]
        $0.sectionDeletes = [1]
      },
      BatchCase(
        "reload with a section move", "A: a | B: b | C: c", "A: a=new | C: c | B: b",
        refused: "attempt to reload section 0 and to move section 1 → 2 in one batch"
      ) {
        $0.sectionReloads = [0]
        $0.sectionMoves = [move(1, 2)]
      },
      BatchCase("reload two sections", "A: a | B: b | C: c", "A: a=new | B: b | C: x y") {
        $0.sectionReloads = [0, 2]
      },
    ]
  }
}
