package import ExampleSupport
internal import RowKit

/// What a command line asks for.
package struct Options: Equatable, Sendable {
  /// What is done, in order.
  package var script: [ScriptStep] = []
  package var wantsHelp = false

  package init(_ script: [ScriptStep] = [], wantsHelp: Bool = false) {
    self.script = script
    self.wantsHelp = wantsHelp
  }

  /// Reads the arguments, without the program's name, from left to right: the first mistake is the one reported,
  /// and `--help` ends the reading.
  package init(parsing arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else { throw .argument(argument) }
      let option = Option(argument)
      switch option.name {
      case "--drag": script.append(.drag(try option.length(&rest)))
      case "--carousel": script.append(.carousel(try option.length(&rest)))
      case "--fling":
        script.append(
          .fling(try option.points(in: -100_000...100_000, of: "points a second", &rest)))
      case "--tab": script.append(.tab(try option.word(among: ["0", "1"], &rest) == "0" ? 0 : 1))
      case "--toggle":
        _ = try option.name(among: ["text"], &rest)
        script.append(.toggle)
      case "--resize": script.append(.resize(try option.size(&rest)))
      case "--settle":
        try option.refuseValue()
        script.append(.settle)
      case "--help", "-h":
        try option.refuseValue()
        wantsHelp = true
        return
      default: throw .unknownOption(option.name, known: Self.known)
      }
    }
  }

  private static let known =
    "--drag, --fling, --settle, --tab, --toggle, --carousel, --resize or --help"
}

extension Option {
  /// A distance either way.
  fileprivate func length(_ rest: inout ArraySlice<String>) throws(UsageError) -> Length {
    let greatest = 1_000_000.0
    let points = try points(in: -greatest...greatest, &rest)
    // Within the range every number is a length.
    return (try? Length(points)) ?? .zero
  }

  /// The size of a screen, high enough for the header that is left when it has collapsed.
  fileprivate func size(_ rest: inout ArraySlice<String>) throws(UsageError) -> ScreenSize {
    let expected = "WIDTHxHEIGHT, points from 1x90 to 100000x100000"
    let text = try takeValue(from: &rest, expected: expected)
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2, let width = Self.length(sides[0], atLeast: 1),
      let height = Self.length(sides[1], atLeast: 90)
    else { throw .invalidValue(option: name, expected: expected, found: text) }
    return ScreenSize(width: width, height: height)
  }

  private static func length(_ text: String, atLeast least: Double) -> Length? {
    guard DecimalNumber(text) != nil, let points = Double(text), (least...100_000).contains(points)
    else { return nil }
    return try? Length(points)
  }

  fileprivate func refuseValue() throws(UsageError) {
    if let value { throw .unexpectedValue(option: name, found: value) }
  }
}

extension UsageError {
  fileprivate static func argument(_ argument: String) -> UsageError {
    UsageError("GamePages", expected: "options only", found: Excerpt.quoted(argument))
  }
}
