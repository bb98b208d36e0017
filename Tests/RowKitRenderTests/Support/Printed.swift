import RowKit
import RowKitRender
import Testing

/// A text that was printed, and the text that should have been.
struct Printed {
  let name: String
  let text: String
  let expected: String

  /// A text that was printed elsewhere.
  init(_ name: String, text: String, _ expected: String) {
    self.name = name
    self.text = text
    self.expected = expected
  }

  /// Prints a difference, twice: it is the same text again.
  init(
    _ name: String, from old: Screen, to new: Screen,
    by renderer: DifferenceRenderer = DifferenceRenderer(),
    in environment: LayoutEnvironment? = nil,
    _ expected: String
  ) {
    let text = renderer.render(new.difference(from: old), in: environment)
    let again = renderer.render(new.difference(from: old), in: environment)
    self.init(
      name, text: text == again ? text : "\(text)--- and then\n\(again)", expected)
  }

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
