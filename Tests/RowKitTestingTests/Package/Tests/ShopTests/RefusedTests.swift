import RowKitTesting
import Testing

/// Tests that can never pass.
@Suite struct RefusedTests {
  @Test(arguments: ["a"]) func unnamed(text: String) { assertSnapshot(of: text) }

  @Test(arguments: ["a"]) func unnamedEach(text: String) {
    assertScreen(Page.screen(1), in: Environments(devices: [.iPad], files: .each))
  }

  @Test func twice() {
    for text in ["first\n", "second\n"] { assertSnapshot(of: text) }
  }

  @Test func inlineTwice() {
    for text in ["first", "second"] { assertInlineSnapshot(of: text, matches: "") }
  }

  @Test func expression() {
    let text = "old"
    assertInlineSnapshot(of: "new", matches: text)
  }

  @Test func macro() {
    #expect(throws: Never.self) { assertInlineSnapshot(of: "new", matches: "old") }
  }

  @Test func environments() { assertScreen(Page.screen(1), in: Environments(devices: [])) }

  @Test func pattern() { assertSnapshot(of: "a", replacing: [.pattern("(", named: "a")]) }
}
