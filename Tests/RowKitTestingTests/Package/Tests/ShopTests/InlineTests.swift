import RowKit
import RowKitTesting
import Testing

@Suite struct InlineTests {
  @Test func screen() {
    assertInlineSnapshot(of: Page.screen(1), matches: "")
  }

  @Test func several() {
    let odd = "e\u{301} 👍🏽\u{200B} \n\ttwo\r\n\\(three) \"\"\""
    /* 商品 */ assertInlineSnapshot(of: odd, matches: "")
    _ = [
      { assertInlineSnapshot(of: "x", matches: "") },
      { assertInlineSnapshot(of: "y\n", matches: "") },
    ]
    .map { $0() }
    for _ in 0..<2 {
      assertInlineSnapshot(of: "again", matches: #""#)
    }
    assertInlineSnapshot(of: "12 ms", replacing: [.pattern("[0-9]+", named: "n")], matches: "")
  }

  @Test func recorded() {
    assertInlineSnapshot(
      of: Page.text,
      matches: """
        one
        two
        three

        """)
  }
}
