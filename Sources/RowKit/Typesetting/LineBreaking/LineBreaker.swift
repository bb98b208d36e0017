/// Finds where lines may end, scalar by scalar, by UAX #14.
///
/// It is told of each scalar in turn, remembers the number of a state, and allocates nothing. Text of scripts
/// that need a dictionary (Thai, Lao, Khmer, Myanmar) breaks at spaces only.
package struct LineBreaker {
  private let automaton: LineBreakAutomaton
  private var state: UInt8 = 0

  init(_ strictness: LineBreakStrictness) {
    automaton = .of(strictness)
  }

  /// Whether a line may or must end before a scalar; then takes the scalar as read.
  ///
  /// - Parameters:
  ///   - next: The record of the scalar.
  ///   - range: Where the scalar stands in the text.
  ///   - reader: The text.
  @inline(__always)
  mutating func advance(
    over next: ScalarRecord, at range: Range<Int>, in reader: ScalarReader
  ) -> LineBreak {
    let step = step(over: next.lineBreakClass)
    defer { state = step.next }
    guard step.decision == .inContext else { return step.decision }
    return automaton.decision(
      from: state, over: next.lineBreakClass, in: LineBreakContext(reader: reader, range: range))
  }

  /// What comes of a scalar of a class, as far as the text around does not matter.
  @inline(__always)
  func step(over next: LineBreakClass) -> LineBreakAutomaton.Step {
    automaton.step(from: state, over: next)
  }

  /// Takes a scalar as read by its step.
  @inline(__always)
  mutating func take(_ step: LineBreakAutomaton.Step) { state = step.next }
}

/// How strictly Japanese is kept from breaking.
///
/// It decides of small kana and the prolonged sound mark (class CJ of UAX #14), as the values of CSS
/// `line-break` by the same names do.
public enum LineBreakStrictness: Hashable, Sendable {
  /// No line starts with small kana.
  case strict
  /// A line may start with small kana, as is usual where columns are narrow.
  case normal
}
