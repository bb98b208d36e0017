/// An error that keeps a literal in a source file from being replaced.
package enum InlineError: Error, Hashable, Sendable {
  /// The source file can't be read, for the reason in the sentence.
  case unreadable(String)
  /// The source file can't be written, for the reason in the sentence.
  case unwritable(String)
  /// The source file was modified after the test was built.
  case changedSinceBuild
  /// The source file was modified after this run read or wrote it.
  case changedSinceRead
  /// There is no call at the line and column.
  case noCall
  /// The call is in the arguments of a macro.
  case inMacro
  /// The call has no argument labeled `matches`.
  case noArgument
  /// The argument labeled `matches` isn't exactly one string literal.
  case notOneLiteral
  /// The literal contains an interpolation.
  case interpolation
  /// The literal contains an unknown escape, given as it is in the source.
  case unknownEscape(String)
  /// The literal's text differs from the text that the test was built with.
  case textDiffers
}

extension InlineError: CustomStringConvertible {
  /// A sentence that states what was found and what to do about it.
  package var description: String {
    switch self {
    case .unreadable(let reason): "the source file can't be read: \(reason)"
    case .unwritable(let reason): "the source file can't be written: \(reason)"
    case .changedSinceBuild:
      "the source file is newer than the test that was built from it. Run the test again; if that "
        + "doesn't rebuild it, change a line of the source file first."
    case .changedSinceRead: "the source file changed while the tests ran. Run the tests again."
    case .noCall: "expected a call at this location, found none. Rebuild the test and run it again."
    case .inMacro:
      "the call is in the arguments of a macro, so its own location is unknown. Move the call out of "
        + "the macro."
    case .noArgument: "expected the argument \"matches:\" in the call, found none."
    case .notOneLiteral:
      "expected a single string literal after \"matches:\", found a different expression."
    case .interpolation:
      "expected a string literal without interpolation after \"matches:\", found an interpolation."
    case .unknownEscape(let escape):
      "expected a valid string literal after \"matches:\", found the unknown escape \(escape)."
    case .textDiffers:
      "the literal in the source file differs from the one that the test was built with. Rebuild the "
        + "test and run it again."
    }
  }
}
