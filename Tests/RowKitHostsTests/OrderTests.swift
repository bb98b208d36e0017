import RowKit
import RowKitHosts
import Testing

@Suite struct OrderTests {
  @Test func `of two faults the one further up is named, in whatever order they are listed`() {
    #expect((sectionCases + rowCases).compactMap(\.fault) == [])
  }

  private var sectionCases: [BatchCase] {
    [
      BatchCase(
        "deletes", "A:", "A:",
        refused: "attempt to delete section 3, but there are only 1 sections before the update"
      ) { $0.sectionDeletes = [4, 3] },
      BatchCase(
        "inserts", "A:", "A:",
        refused: "attempt to insert section 3 but there are only 1 sections after the update"
      ) { $0.sectionInserts = [4, 3] },
      BatchCase(
        "moves", "A:", "A:",
        refused: "attempt to move section 3, but there are only 1 sections before the update"
      ) { $0.sectionMoves = [move(4, 0), move(3, 0)] },
      BatchCase(
        "reloads", "A:", "A:",
        refused: "attempt to delete section 3, but there are only 1 sections before the update"
      ) { $0.sectionReloads = [4, 3] },
      BatchCase(
        "reconfigures", "A:", "A:",
        refused: "attempt to reconfigure section 3, but there are only 1 sections after the update"
      ) { $0.sectionReconfigures = [4, 3] },
    ]
  }

  private var rowCases: [BatchCase] {
    [
      BatchCase(
        "deletes", "A: a", "A: a",
        refused:
          "attempt to delete row 3 from section 0 which only contains 1 rows before the update"
      ) { $0.rowDeletes = [at(0, 4), at(0, 3)] },
      BatchCase(
        "inserts", "A: a", "A: a",
        refused: """
          attempt to insert row 3 into section 0, but there are only 1 rows in section 0 after the \
          update
          """
      ) { $0.rowInserts = [at(0, 4), at(0, 3)] },
      BatchCase(
        "moves", "A: a", "A: a",
        refused: """
          attempt to move index path ({length = 2, path = 0 - 3}) that does not exist - there are \
          only 1 rows in section 0 before the update
          """
      ) { $0.rowMoves = [move(at(0, 4), at(0, 0)), move(at(0, 3), at(0, 0))] },
      BatchCase(
        "reloads", "A: a", "A: a",
        refused:
          "attempt to delete row 3 from section 0 which only contains 1 rows before the update"
      ) { $0.rowReloads = [at(0, 4), at(0, 3)] },
      BatchCase(
        "reconfigures", "A: a", "A: a",
        refused: """
          attempt to reconfigure row (0, 3), but there are only 1 rows in its section after the update
          """
      ) { $0.rowReconfigures = [at(0, 4), at(0, 3)] },
    ]
  }
}
