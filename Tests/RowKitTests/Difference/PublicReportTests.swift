import Testing

@testable import RowKit

/// What public reports of crashes and needless work were about, with the right answers.
@Suite struct PublicReportTests {
  @Test func `cases from public reports have their right answers`() {
    #expect(Self.cases.compactMap(\.fault) == [])
  }

  private static let cases = [
    DifferenceCase(
      "the first of three to the end", "A: a b c", "A: b c a",
      operations: "move (0, 0) → (0, 2)", stages: ["move (0, 0) → (0, 2)"]),
    DifferenceCase(
      "the last to the start", "A: 0 1 2 3 4 5", "A: 5 0 1 2 3 4",
      operations: "move (0, 5) → (0, 0)", stages: ["move (0, 5) → (0, 0)"]),
    DifferenceCase(
      "a duplicate, the first of which is paired", "A: 1 2 3 4", "A: 1 5 6 7 4=new 8 4",
      operations: """
        delete (0, 1), delete (0, 2), insert (0, 1), insert (0, 2), insert (0, 3), insert (0, 5), \
        insert (0, 6), update (0, 3)
        """,
      stages: [
        """
        delete (0, 1), delete (0, 2), insert (0, 1), insert (0, 2), insert (0, 3), insert (0, 5), \
        insert (0, 6), reload (0, 3)
        """
      ],
      reconfiguring: [
        """
        delete (0, 1), delete (0, 2), insert (0, 1), insert (0, 2), insert (0, 3), insert (0, 5), \
        insert (0, 6), reconfigure (0, 4)
        """
      ]),
    DifferenceCase(
      "a delete, an insert and a move", "A: 1 2 3 4", "A: 2 4 5 3",
      operations: "delete (0, 0), insert (0, 2), move (0, 3) → (0, 1)",
      stages: ["delete (0, 0), insert (0, 2), move (0, 3) → (0, 1)"]),
    DifferenceCase(
      "three out of order, of which one stays", "A: 0 1 2 3 4 5 6 7 8", "A: 0 2 3 4 7 6 9 5 10",
      operations: """
        delete (0, 1), delete (0, 8), insert (0, 6), insert (0, 8), move (0, 7) → (0, 4), \
        move (0, 6) → (0, 5)
        """,
      stages: [
        """
        delete (0, 1), delete (0, 8), insert (0, 6), insert (0, 8), move (0, 7) → (0, 4), \
        move (0, 6) → (0, 5)
        """
      ]),
    DifferenceCase(
      "a row updated in a section that moves", "A: a | B: b", "B: b=new | A: a",
      operations: "move section 1 → 0, update (1, 0)",
      stages: ["reload (1, 0)", "move section 1 → 0"],
      reconfiguring: ["move section 1 → 0, reconfigure (0, 0)"]),
    DifferenceCase(
      "a row into a section that moves below an inserted one",
      "0: a b c | 1: d e f | 2: g h i | 3: j k l | 4: m n o | 5: p q r | 6: s t u | 7: v w x",
      """
      N: y | 3: z j k l | 0: a b c | 1: d e f | 2: g h i | 4: m n o | 5: p q r | 6: s t u | 7: v w x
      """,
      operations: "insert section 0, move section 3 → 1, insert (1, 0)",
      stages: ["insert section 0, move section 3 → 1", "insert (1, 0)"]),
    DifferenceCase(
      "a row to the section above", "A: a | B: x b", "A: x a | B: b",
      operations: "move (1, 0) → (0, 0)", stages: ["move (1, 0) → (0, 0)"]),
    DifferenceCase(
      "a row into a new section", "A: x a", "A: a | N: x",
      operations: "insert section 1, delete (0, 0)", stages: ["insert section 1, delete (0, 0)"]),
    DifferenceCase(
      "a row out of a section that goes", "A: a | B: x", "A: a x",
      operations: "delete section 1, insert (0, 1)", stages: ["delete section 1, insert (0, 1)"]),
    DifferenceCase(
      "a header that stays while its section's count changes", "A^rows: a x | B^rows: b",
      "A^rows: a | B^rows: x b",
      operations: "move (0, 1) → (1, 0)", stages: ["move (0, 1) → (1, 0)"]),
    DifferenceCase(
      "a header alone", "A: a | B^old: b", "A: a | B^new: b",
      operations: "update section 1", stages: ["reconfigure section 1"]),
    DifferenceCase(
      "all rows replaced", "A: a b", "A: c d e",
      operations: "delete (0, 0), delete (0, 1), insert (0, 0), insert (0, 1), insert (0, 2)",
      stages: ["delete (0, 0), delete (0, 1), insert (0, 0), insert (0, 1), insert (0, 2)"]),
    DifferenceCase(
      "all sections replaced", "A: a | B: b", "C: a | D: b | E: c",
      operations: """
        delete section 0, delete section 1, insert section 0, insert section 1, insert section 2
        """,
      stages: [
        "delete section 0, delete section 1, insert section 0, insert section 1, insert section 2"
      ]),
    DifferenceCase(
      "all sections gone", "A: a | B: b", "",
      operations: "delete section 0, delete section 1",
      stages: ["delete section 0, delete section 1"]),
    DifferenceCase(
      "all rows gone", "A: a b", "A:",
      operations: "delete (0, 0), delete (0, 1)", stages: ["delete (0, 0), delete (0, 1)"]),
    DifferenceCase(
      "from nothing", "", "A: a | B: b",
      operations: "insert section 0, insert section 1",
      stages: ["insert section 0, insert section 1"]),
    DifferenceCase(
      "rows from nothing", "A:", "A: a b",
      operations: "insert (0, 0), insert (0, 1)", stages: ["insert (0, 0), insert (0, 1)"]),
  ]

  @Test func `equal rows in other objects change nothing, and are the ones shown`() throws {
    let (old, new) = (screen("A: a b"), screen("A: a b"))
    let difference = new.difference(from: old)
    let stages = difference.stages()
    #expect(difference.isEmpty && stages.count == 1)
    let shown = try #require(stages.first?.screen.sections.first?.rows.first)
    #expect(shown.box === new.sections[0].rows[0].box)
  }
}
