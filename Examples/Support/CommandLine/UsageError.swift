/// An error in a command line.
///
/// Its description is one sentence on a single line, whatever the arguments.
package struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - subject: The option or the operand with the error.
  ///   - expected: A phrase for what was expected.
  ///   - found: A phrase for what was found.
  package init(_ subject: String, expected: String, found: String) {
    description = "\(subject): expected \(expected), found \(found)."
  }
}

extension UsageError {
  /// Returns the error for an unknown option.
  package static func unknownOption(_ option: String, known: String) -> UsageError {
    UsageError("options", expected: known, found: Excerpt.quoted(option))
  }

  /// Returns the error for an option without a value.
  package static func missingValue(option: String, expected: String) -> UsageError {
    UsageError(option, expected: expected, found: "no value")
  }

  /// Returns the error for an option with an invalid value.
  package static func invalidValue(
    option: String, expected: String, found: String
  ) -> UsageError {
    UsageError(option, expected: expected, found: Excerpt.quoted(found))
  }

  /// Returns the error for an option that has a value but doesn't take one.
  package static func unexpectedValue(option: String, found: String) -> UsageError {
    UsageError(option, expected: "no value", found: Excerpt.quoted(found))
  }

  /// Returns the error for a repeated option.
  package static func repeated(option: String) -> UsageError {
    UsageError(option, expected: "the option once", found: "it twice")
  }
}
