/// Why a literal in a source file is not rewritten.
package enum InlineError: Error, Hashable, Sendable {
  /// The source cannot be read, for the reason in this sentence.
  case unreadable(String)
  /// The source cannot be written, for the reason in this sentence.
  case unwritable(String)
  /// The source was written after the test was built.
  case changedSinceBuild
  /// The source was changed since this run read or wrote it.
  case changedSinceRead
  /// No call starts at the line and column.
  case noCall
  /// The call is in the arguments of a macro.
  case inMacro
  /// The call has no argument `matches:`.
  case noArgument
  /// The argument `matches:` is no literal, or more than one.
  case notOneLiteral
  /// The literal holds an interpolation.
  case interpolation
  /// The literal holds what this reader does not know, as it stands there.
  case unknownEscape(String)
  /// The literal is another text than the one that the test was given.
  case anotherText
}

extension InlineError: CustomStringConvertible {
  /// A sentence that says what was found, and what to do about it.
  package var description: String {
    switch self {
    case .unreadable(let reason): "the source cannot be read: \(reason)"
    case .unwritable(let reason): "the source cannot be written: \(reason)"
    case .changedSinceBuild:
      "the source is newer than the test that was built from it. Run it again; if nothing was built "
        + "then, change a line of it first."
    case .changedSinceRead: "the source was changed while the tests ran. Run them again."
    case .noCall: "no call was found there. Run the test again, so that it is built anew."
    case .inMacro:
      "the call is in the arguments of a macro, and the compiler gives the macro's place. Call it "
        + "outside of the macro."
    case .noArgument: "expected an argument matches: in the call, found none."
    case .notOneLiteral: "expected one string literal after matches:, found another expression."
    case .interpolation:
      "expected a literal without interpolation after matches:, found one with it."
    case .unknownEscape(let escape):
      "expected a literal of Swift after matches:, found \(escape) in it."
    case .anotherText:
      "the literal is not the text that the test was built with. Run it again, so that it is built anew."
    }
  }
}
