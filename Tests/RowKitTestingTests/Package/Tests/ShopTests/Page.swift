import Foundation
import RowKit

/// The screens and texts that the tests compare.
enum Page {
  struct Line: Row {
    var text: String
    var content: Content { Text(text) }
  }

  /// Returns a screen with the given number of lines.
  static func screen(_ count: Int) -> Screen {
    Screen("Page") {
      Section("lines") {
        for number in 1...count { Line(text: "Line \(number)").id(number) }
      }
    }
  }

  /// A text from a variable, so that a test's text can change without a build.
  static var text: String {
    ProcessInfo.processInfo.environment["SHOP_TEXT"] ?? "one\ntwo\nthree\n"
  }
}
