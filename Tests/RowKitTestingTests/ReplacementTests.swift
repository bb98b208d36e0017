import Testing

@testable import RowKitTesting

@Suite struct ReplacementTests {
  @Test func `Replacements apply in order, and the first line lists them`() throws {
    let cases: [(replacements: [Replacement], text: String, replaced: String)] = [
      ([], "a 1\n", "a 1\n"),
      ([.text("a", named: "x")], "a ba\n", "# replaced: <x>\n<x> b<x>\n"),
      ([.text("aa", named: "x")], "aaa", "# replaced: <x>\n<x>a"),
      ([.text("", named: "x")], "a", "# replaced: <x>\na"),
      ([.text("e", named: "x")], "e\u{301}", "# replaced: <x>\n<x>\u{301}"),
      ([.text("é", named: "x")], "e\u{301}", "# replaced: <x>\ne\u{301}"),
      ([.pattern("[0-9]+", named: "n")], "12 商3\n", "# replaced: <n>\n<n> 商<n>\n"),
      ([.pattern("^a$", named: "$0\\")], "a\nba\na", "# replaced: <$0\\>\n<$0\\>\nba\n<$0\\>"),
      ([.pattern("x", named: "y"), .text("<", named: "z")], "x", "# replaced: <y>, <z>\n<z>y>"),
    ]
    for (replacements, text, replaced) in cases {
      #expect(
        try Replacement.apply(replacements, to: text).utf8.elementsEqual(replaced.utf8), "\(text)")
    }
  }

  @Test func `An invalid replacement is an error with a sentence`() {
    let cases: [(replacement: Replacement, sentence: String)] = [
      (
        .pattern("(", named: "n"),
        "replacing <n>: expected a valid regular expression, found \"(\"."
      ),
      (
        .text("a", named: "x\ny"),
        "replacing: expected a name without control characters, found \"x\\ny\"."
      ),
    ]
    for (replacement, sentence) in cases {
      let error = #expect(throws: ReplacementError.self) {
        try Replacement.apply([replacement], to: "a")
      }
      #expect(error?.description == sentence)
    }
  }
}
