/// A source file whose literals one run rewrites.
///
/// Calls are always found in the source that the tests were built from, so that what one rewriting moves
/// the next one still finds.
package struct InlineSource {
  private let original: [UInt8]
  private var replacements: [(range: Range<Int>, bytes: [UInt8])] = []
  /// The source with all that was replaced so far.
  package private(set) var current: [UInt8]

  /// Creates a source of what the tests were built from.
  package init(_ original: [UInt8]) {
    self.original = original
    current = original
  }

  /// Replaces the literal of a call.
  ///
  /// - Parameters:
  ///   - line: The line of the call, as it was built.
  ///   - column: The column of the call in bytes, as it was built.
  ///   - expected: What the test was given as the literal's text.
  ///   - text: The text that is to be there.
  package mutating func replace(
    line: Int, column: Int, expected: String, with text: String
  ) throws(InlineError) {
    let call = try InlineCall(in: original, line: line, column: column, expected: expected)
    replacements.removeAll { $0.range == call.range }
    replacements.append((call.range, call.replacement(for: text)))
    replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
    current = []
    var index = 0
    for (range, bytes) in replacements {
      current += original[index..<range.lowerBound] + bytes
      index = range.upperBound
    }
    current += original[index...]
  }
}
