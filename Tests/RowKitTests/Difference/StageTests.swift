import RowKit
import Testing

/// Which operations go together, and in which order the rest follows.
@Suite struct StageTests {
  @Test func `operations come in as few batches as is safe`() {
    #expect(Self.cases.compactMap(\.fault) == [])
  }

  private static let cases = rowCases + sectionCases + headerCases

  private static let rowCases = [
    DifferenceCase("nothing", "A: a", "A: a", operations: "", stages: [""]),
    DifferenceCase("nothing at all", "", "", operations: "", stages: [""]),
    DifferenceCase(
      "only actions", "A: a b@1 c@1", "A: a@1 b c@2",
      operations: "rebind (0, 0), rebind (0, 1), rebind (0, 2)", stages: [""]),
    DifferenceCase(
      "only updates", "A: a b | B: c", "A: a b=1 | B: c=1",
      stages: ["reload (0, 1), reload (1, 0)"],
      reconfiguring: ["reconfigure (0, 1), reconfigure (1, 0)"]),
    DifferenceCase(
      "an update beside row operations", "A: a b c d", "A: e d b=1 c",
      stages: ["delete (0, 0), insert (0, 0), move (0, 3) → (0, 1), reload (0, 1)"],
      reconfiguring: ["delete (0, 0), insert (0, 0), move (0, 3) → (0, 1), reconfigure (0, 2)"]),
    DifferenceCase(
      "a row updated and moved", "A: a b c", "A: b c a=1",
      operations: "move (0, 0) → (0, 2), update (0, 0)",
      stages: ["reload (0, 0)", "move (0, 0) → (0, 2)"],
      reconfiguring: ["move (0, 0) → (0, 2), reconfigure (0, 2)"]),
    DifferenceCase(
      "a row rebound and moved", "A: a b c", "A: b c a@1",
      operations: "move (0, 0) → (0, 2), rebind (0, 0)", stages: ["move (0, 0) → (0, 2)"]),
    DifferenceCase(
      "a row updated and moved to another section", "A: a | B: b", "A: | B: a=1 b",
      operations: "move (0, 0) → (1, 0), update (0, 0)",
      stages: ["reload (0, 0)", "move (0, 0) → (1, 0)"],
      reconfiguring: ["move (0, 0) → (1, 0), reconfigure (1, 0)"]),
  ]

  private static let sectionCases = [
    DifferenceCase(
      "a section comes, and a row is updated", "A: a", "N: n | A: a=1",
      stages: ["reload (0, 0)", "insert section 0"],
      reconfiguring: ["insert section 0, reconfigure (1, 0)"]),
    DifferenceCase(
      "a section comes, one goes, and rows come, go and move", "A: a | B: b c d", "N: n | B: d b e",
      stages: [
        "delete section 0, insert section 0, delete (1, 1), insert (1, 2), move (1, 2) → (1, 0)"
      ]),
    DifferenceCase(
      "a section moves, and rows in it change", "A: a | B: b c d e", "B: f e b=1 d | A: a",
      operations:
        "move section 1 → 0, delete (1, 1), insert (0, 0), move (1, 3) → (0, 1), update (1, 0)",
      stages: [
        "delete (1, 1), reload (1, 0)", "move section 1 → 0",
        "insert (0, 0), move (0, 2) → (0, 1)",
      ],
      reconfiguring: [
        "delete (1, 1)", "move section 1 → 0",
        "insert (0, 0), move (0, 2) → (0, 1), reconfigure (0, 2)",
      ]),
    DifferenceCase(
      "a section moves, and a row goes to another", "A: a x | B: b | C: c", "C: c | A: a | B: b x",
      stages: ["move section 2 → 0", "move (1, 1) → (2, 1)"]),
    DifferenceCase(
      "everything at once", "D: d | A: a x q | B^1: b | C: c", "C: c=1 y | N: n | A: a | B^^2: x b",
      operations: """
        delete section 0, insert section 1, move section 3 → 0, update section 2, delete (1, 2), \
        insert (0, 1), move (1, 1) → (3, 0), update (3, 0)
        """,
      stages: [
        "reload (3, 0)", "delete section 0, delete (1, 2)",
        "insert section 1, move section 2 → 0", "insert (0, 1), move (2, 1) → (3, 0)",
        "reload section 3",
      ],
      reconfiguring: [
        "delete section 0, delete (1, 2)", "insert section 1, move section 2 → 0",
        "insert (0, 1), move (2, 1) → (3, 0)", "reload section 3, reconfigure (0, 0)",
      ]),
  ]

  private static let headerCases = [
    DifferenceCase("a header's text", "A^1: a", "A^2: a", stages: ["reconfigure section 0"]),
    DifferenceCase(
      "a header's action", "A^1@1: a", "A^1@2: a",
      operations: "update section 0", stages: ["reconfigure section 0"]),
    DifferenceCase("a header's kind", "A^1: a", "A^^1: a", stages: ["reload section 0"]),
    DifferenceCase("a header's height", "A^1: a", "A^1!: a", stages: ["reload section 0"]),
    DifferenceCase("a header appears", "A: a", "A^1: a", stages: ["reload section 0"]),
    DifferenceCase("a header vanishes", "A^1: a", "A: a", stages: ["reload section 0"]),
    DifferenceCase(
      "a header's text, beside row operations", "A^1: a b", "A^2: b=1 c",
      stages: ["reconfigure section 0, delete (0, 0), insert (0, 1), reload (0, 1)"],
      reconfiguring: [
        "reconfigure section 0, delete (0, 0), insert (0, 1), reconfigure (0, 0)"
      ]),
    DifferenceCase(
      "a header appears where rows come", "A: a", "A^1: a b",
      stages: ["insert (0, 1)", "reload section 0"]),
    DifferenceCase(
      "a header appears where no row comes", "A: a | B: b", "A^1: a | B: b c",
      stages: ["reload section 0, insert (1, 1)"]),
    DifferenceCase(
      "a header appears where a row is updated", "A: a", "A^1: a=1",
      stages: ["reload section 0"], reconfiguring: ["reload section 0"]),
    DifferenceCase(
      "a header's text, and a section comes", "A^1: a", "N: n | A^2: a",
      stages: ["insert section 0", "reconfigure section 1"]),
  ]

  @Test func `every stage has the screen it leads to`() {
    let stages = screen("B: c b=1 | A: a").difference(from: screen("A: a | B: b d")).stages()
    let ids = stages.map {
      $0.screen.sections.map { "\($0.key): \($0.rows.map(\.accessibilityLabel))" }
    }
    #expect(
      ids == [
        ["A: [\"a\"]", "B: [\"1\"]"], ["B: [\"1\"]", "A: [\"a\"]"],
        ["B: [\"c\", \"1\"]", "A: [\"a\"]"],
      ])
  }
}
