import Foundation
import RowKit

/// What the tests compare.
enum Page {
  struct Line: Row {
    var text: String
    var content: Content { Text(text) }
  }

  /// A screen of as many lines.
  static func screen(_ count: Int) -> Screen {
    Screen("Page") {
      Section("lines") {
        for number in 1...count { Line(text: "Line \(number)").id(number) }
      }
    }
  }

  /// What a variable says, so that a test has another text without being built again.
  static var text: String {
    ProcessInfo.processInfo.environment["SHOP_TEXT"] ?? "one\ntwo\nthree\n"
  }
}
