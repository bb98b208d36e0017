import RowKitTesting
import XCTest

final class PageXCTests: XCTestCase {
  func testVaries() { assertSnapshot(of: Page.text) }

  func testScreen() { assertScreen(Page.screen(2)) }

  @MainActor func testMainActor() async { assertScreen(Page.screen(1)) }

  func testDetached() async {
    await Task.detached { assertSnapshot(of: Page.text) }.value
  }
}
