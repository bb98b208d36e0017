internal import ExampleSupport

extension UsageError {
  static func unknownOption(_ option: String) -> UsageError {
    .unknownOption(
      option,
      known: "--width, --device, --viewport, --metrics, --font, --text-size, --live or --help")
  }

  static let widthAndDevice = UsageError(
    "--width, --device", expected: "one of the two", found: "both")

  static let fontAndMetrics = UsageError(
    "--font, --metrics", expected: "one of the two", found: "both")

  static let emptyFileName = UsageError(
    "FILE", expected: "a file's name", found: Excerpt.quoted(""))

  static let emptyComparedName = UsageError(
    "diff", expected: "a file's name", found: Excerpt.quoted(""))

  static let diffAndViewport = UsageError(
    "diff, --viewport", expected: "one of the two", found: "both")

  static let liveAndViewport = UsageError(
    "--live, --viewport", expected: "one of the two", found: "both")

  static let liveAndFile = UsageError(
    "--live", expected: "no file and no diff: it visits the bundled product", found: "one")

  static func secondFile(first: String, second: String) -> UsageError {
    UsageError(
      "FILE", expected: "one file",
      found: "\(Excerpt.quoted(first)) and \(Excerpt.quoted(second))")
  }

  /// `diff` with fewer or more than two files.
  static func comparedFiles(_ files: [String]) -> UsageError {
    UsageError(
      "diff", expected: "two files, BEFORE and AFTER",
      found: files.isEmpty ? "none" : files.map { Excerpt.quoted($0) }.joined(separator: " and "))
  }
}
