/// Why a command line says nothing that can be done.
///
/// Its description is one sentence on one line, whatever the arguments.
package enum UsageError: Error, Equatable, Sendable {
  case unknownOption(String)
  /// An option without the value after it.
  case missingValue(option: String, expected: String)
  case invalidValue(option: String, expected: String, found: String)
  /// An option that takes no value was given one.
  case unexpectedValue(option: String, found: String)
  case repeated(option: String)
  case widthAndDevice
  case fontAndMetrics
  case secondFile(first: String, second: String)
  case emptyFileName
  /// `diff` with fewer or more than two files.
  case comparedFiles([String])
  case emptyComparedName
  case diffAndViewport
}

extension UsageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownOption(let option):
      sentence(
        "options",
        expected: "--width, --device, --viewport, --metrics, --font, --text-size or --help",
        found: Excerpt.quoted(option))
    case .missingValue(let option, let expected):
      sentence(option, expected: expected, found: "nothing after it")
    case .invalidValue(let option, let expected, let found):
      sentence(option, expected: expected, found: Excerpt.quoted(found))
    case .unexpectedValue(let option, let found):
      sentence(option, expected: "no value", found: Excerpt.quoted(found))
    case .repeated(let option):
      sentence(option, expected: "the option once", found: "it twice")
    case .widthAndDevice:
      sentence("--width, --device", expected: "one of the two", found: "both")
    case .fontAndMetrics:
      sentence("--font, --metrics", expected: "one of the two", found: "both")
    case .secondFile(let first, let second):
      sentence(
        "FILE", expected: "one file",
        found: "\(Excerpt.quoted(first)) and \(Excerpt.quoted(second))")
    case .emptyFileName:
      sentence("FILE", expected: "a file's name", found: Excerpt.quoted(""))
    case .comparedFiles(let files):
      sentence(
        "diff", expected: "two files, BEFORE and AFTER",
        found: files.isEmpty ? "none" : files.map(Excerpt.quoted).joined(separator: " and "))
    case .emptyComparedName:
      sentence("diff", expected: "a file's name", found: Excerpt.quoted(""))
    case .diffAndViewport:
      sentence("diff, --viewport", expected: "one of the two", found: "both")
    }
  }

  private func sentence(_ subject: String, expected: String, found: String) -> String {
    "\(subject): expected \(expected), found \(found)."
  }
}
