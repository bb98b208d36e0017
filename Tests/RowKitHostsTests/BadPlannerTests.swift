import RowKit
import RowKitHosts
import Testing

/// Planners that people wrote, and what becomes of their batches: each is refused whole, and accepted in
/// two stages.
@Suite struct BadPlannerTests {
  @Test func `a planner that puts everything into one batch is refused`() {
    // A row is inserted into a section that moves: babylonhealth/Bento#51.
    let together = BatchCase(
      "one batch", "A: 1 2 | B: 3 4", "B: 6 3 4 | C: 5 | A: 1 2",
      refused: "attempt to insert row (0, 0) and to move section 1 → 0, which it stands in"
    ) {
      $0.sectionInserts = [1]
      $0.sectionMoves = [move(1, 0)]
      $0.rowInserts = [at(0, 0)]
    }
    let apart = BatchCase("sections first", "A: 1 2 | B: 3 4", "B: 3 4 | C: 5 | A: 1 2") {
      $0.sectionInserts = [1]
      $0.sectionMoves = [move(1, 0)]
    }
    let rest = BatchCase("rows then", "B: 3 4 | C: 5 | A: 1 2", "B: 6 3 4 | C: 5 | A: 1 2") {
      $0.rowInserts = [at(0, 0)]
    }
    #expect([together, apart, rest].compactMap(\.fault) == [])
  }

  @Test func `a planner that reloads and moves the same row is refused`() {
    // lionheart/openradar-mirror#18100
    let together = BatchCase(
      "one batch", "A: a b c", "A: c=new a b",
      refused: """
        attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 2})
        """
    ) {
      $0.rowReloads = [at(0, 2)]
      $0.rowMoves = [move(at(0, 2), at(0, 0))]
    }
    let apart = BatchCase("reload first", "A: a b c", "A: a b c=new") {
      $0.rowReloads = [at(0, 2)]
    }
    let rest = BatchCase("move then", "A: a b c=new", "A: c=new a b") {
      $0.rowMoves = [move(at(0, 2), at(0, 0))]
    }
    #expect([together, apart, rest].compactMap(\.fault) == [])
  }

  @Test func `a planner that moves rows in moved sections is refused`() {
    // UITableView leaves such rows where they are: tonyarnold/Differ#29.
    let together = BatchCase(
      "one batch", "A: 1 2 | B: 3 4", "B: 4 3 | A: 2 1",
      refused: "attempt to move row (0, 0) → (1, 1) and to move section 0 → 1 in one batch"
    ) {
      $0.sectionMoves = [move(0, 1)]
      $0.rowMoves = [move(at(0, 0), at(1, 1)), move(at(1, 0), at(0, 1))]
    }
    let apart = BatchCase("sections first", "A: 1 2 | B: 3 4", "B: 3 4 | A: 1 2") {
      $0.sectionMoves = [move(0, 1)]
    }
    let rest = BatchCase("rows then", "B: 3 4 | A: 1 2", "B: 4 3 | A: 2 1") {
      $0.rowMoves = [move(at(0, 0), at(0, 1)), move(at(1, 0), at(1, 1))]
    }
    #expect([together, apart, rest].compactMap(\.fault) == [])
  }
}
