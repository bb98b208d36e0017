import Testing

@testable import RowKit

@Suite struct StableTextTests {
  private enum Action: Hashable {
    case plain
    case filter(Set<String>)
    case sort(by: [String: Int], isReversed: Bool)
    case nested(Filter)
    case named(String)
  }

  private struct Filter: Hashable {
    var name: String
    var tags: Set<Int>
  }

  @Test func `a value prints the same whatever the order of its hashes`() {
    let letters = ["d", "b", "a", "c"]
    let cases: [(Any, String)] = [
      (1, "1"), ("a b", "a b"), (Action.plain, "plain"), (Action.named("x"), "named(\"x\")"),
      (Set(letters), #"["a", "b", "c", "d"]"#), (Set<Int>(), "[]"), ([String: Int](), "[:]"),
      (["b": 2, "a": 1], #"["a": 1, "b": 2]"#),
      ([Set(letters), []], #"[["a", "b", "c", "d"], []]"#),
      (Action.filter(Set(letters)), #"filter(["a", "b", "c", "d"])"#),
      (
        Action.sort(by: ["b": 2, "a": 1], isReversed: true),
        #"sort(by: ["a": 1, "b": 2], isReversed: true)"#
      ),
      (
        Action.nested(Filter(name: "n", tags: [3, 1, 2])),
        #"nested(Filter(name: "n", tags: [1, 2, 3]))"#
      ),
    ]
    for (value, text) in cases { #expect(deterministicDescription(of: value) == text) }
  }

  @Test func `keys and actions print by it`() {
    let section = section {
      Named("a").id(Set(["y", "x"])).onSelect(Action.filter(["q", "p"]))
    }
    #expect(
      section.rows[0].id.description == #"section/Named[\[\"x\", \"y\"\]]"#
        && section.rows[0].actionText(.select) == #"filter(["p", "q"])"#)
  }
}
