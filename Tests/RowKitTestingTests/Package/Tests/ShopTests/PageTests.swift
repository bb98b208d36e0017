import RowKit
import RowKitRender
import RowKitTesting
import Testing

@Suite struct PageTests {
  @Test func varies() { assertSnapshot(of: Page.text) }

  @Test func screen() { assertScreen(Page.screen(2)) }

  @Test func summary() {
    assertScreen(Page.screen(1), in: .iPad, by: TextRenderer(detail: .summary), named: "summary")
  }

  @Test func viewport() { assertScreen(Page.screen(40), at: 1200) }

  @Test func layout() { assertSnapshot(of: Page.screen(1).layout(in: .iPad)) }

  @Test func difference() {
    assertSnapshot(of: Page.screen(2).difference(from: Page.screen(1)))
  }

  @Test func environments() {
    let devices: [Device] = [.iPhoneSE, .iPad]
    assertScreen(
      Page.screen(1),
      in: Environments(devices: devices, textSizes: [.large, .accessibility5]))
    assertScreen(
      Page.screen(1),
      in: Environments(devices: devices, directions: [.rightToLeft], files: .each), named: "each")
  }

  @Test(arguments: ["a", "b"]) func named(text: String) { assertSnapshot(of: text, named: text) }

  @Test func `The page (twice) loads`() { assertSnapshot(of: "loaded\n") }

  @Test func replaced() {
    assertSnapshot(
      of: "12 ms by me [a]\n\(Int.random(in: 0..<1000)) ms\n",
      replacing: [.pattern("^[0-9]+ ms", named: "time $1"), .text("me [a]", named: "user")])
  }

  @Test func detached() async {
    await Task.detached { assertSnapshot(of: Page.text) }.value
  }
}
