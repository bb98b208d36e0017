internal import ExampleSupport

extension UsageError {
  static func unknownOption(_ option: String) -> UsageError {
    .unknownOption(
      option,
      known: "--width, --device, --viewport, --metrics, --font, --text-size, --live, or --help")
  }

  static let widthAndDevice = UsageError(
    "--width and --device", expected: "only one of the two", found: "both")

  static let fontAndMetrics = UsageError(
    "--font and --metrics", expected: "only one of the two", found: "both")

  static let emptyFileName = UsageError(
    "FILE", expected: "a file name", found: Excerpt.quoted(""))

  static let emptyComparedName = UsageError(
    "diff", expected: "a file name", found: Excerpt.quoted(""))

  static let diffAndViewport = UsageError(
    "diff and --viewport", expected: "only one of the two", found: "both")

  static let liveAndViewport = UsageError(
    "--live and --viewport", expected: "only one of the two", found: "both")

  static let liveAndFile = UsageError(
    "--live", expected: "no file and no diff, because it uses the bundled product", found: "one")

  /// Returns the error for a second file without `diff`.
  static func secondFile(first: String, second: String) -> UsageError {
    UsageError(
      "FILE", expected: "one file",
      found: "\(Excerpt.quoted(first)) and \(Excerpt.quoted(second))")
  }

  /// Returns the error for `diff` without exactly two files.
  static func comparedFiles(_ files: [String]) -> UsageError {
    UsageError(
      "diff", expected: "two files, BEFORE and AFTER",
      found: files.isEmpty ? "none" : Excerpt.list(files.map { Excerpt.quoted($0) }))
  }
}
