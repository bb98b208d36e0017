import RowKit
import RowKitRender
import Testing

/// A text that was printed, and the text that should have been.
struct Printed {
  let name: String
  let text: String
  let expected: String

  /// Prints a screen.
  init(
    _ name: String, _ screen: Screen, _ renderer: TextRenderer = TextRenderer(),
    in environment: LayoutEnvironment, offset: Length? = nil, _ expected: String
  ) {
    self.name = name
    self.expected = expected
    text = renderer.render(screen, in: environment, offset: offset)
  }

  /// Compares texts byte by byte; a failure names the case and shows both.
  static func expect(
    _ cases: [Printed], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // As bytes: strings that are canonically equivalent are equal, and are not the same file.
    for one in cases where !one.text.utf8.elementsEqual(one.expected.utf8) {
      Issue.record(
        "\(one.name)\n--- printed\n\(one.text)--- expected\n\(one.expected)---",
        sourceLocation: sourceLocation)
    }
  }
}
