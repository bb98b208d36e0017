/// Why a command line says nothing that can be done.
///
/// Its description is one sentence on one line, whatever the arguments.
package struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ subject: String, expected: String, found: String) {
    description = "\(subject): expected \(expected), found \(found)."
  }
}

extension UsageError {
  /// An option that there is not, among those that there are.
  package static func unknownOption(_ option: String, known: String) -> UsageError {
    UsageError("options", expected: known, found: Excerpt.quoted(option))
  }

  /// An option without the value after it.
  package static func missingValue(option: String, expected: String) -> UsageError {
    UsageError(option, expected: expected, found: "nothing after it")
  }

  /// An option with a value that is none of those expected.
  package static func invalidValue(
    option: String, expected: String, found: String
  ) -> UsageError {
    UsageError(option, expected: expected, found: Excerpt.quoted(found))
  }

  /// An option that takes no value was given one.
  package static func unexpectedValue(option: String, found: String) -> UsageError {
    UsageError(option, expected: "no value", found: Excerpt.quoted(found))
  }

  /// An option that may stand there once.
  package static func repeated(option: String) -> UsageError {
    UsageError(option, expected: "the option once", found: "it twice")
  }
}
