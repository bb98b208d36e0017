import RowKitTesting
import XCTest

final class InlineXCTests: XCTestCase {
  func testReturns() {
    assertInlineSnapshot(of: "a\nb", matches: "")
    assertInlineSnapshot(
      of: "c",
      matches: ""
    )
  }
}
