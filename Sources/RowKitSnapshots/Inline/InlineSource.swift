/// A source file in which a run replaces literals.
///
/// Calls are always located in the source that the tests were built from, so a replacement that moves
/// later calls doesn't affect how they are found.
package struct InlineSource {
  private let original: [UInt8]
  private var replacements: [(range: Range<Int>, bytes: [UInt8])] = []
  /// The source with all replacements made so far.
  package private(set) var current: [UInt8]

  /// Creates a value from the source that the tests were built from.
  package init(_ original: [UInt8]) {
    self.original = original
    current = original
  }

  /// Replaces the literal of a call.
  ///
  /// - Parameters:
  ///   - line: The line of the call in the original source.
  ///   - column: The column of the call in the original source, in bytes.
  ///   - expected: The value of the literal when the tests were built.
  ///   - text: The new text.
  /// - Throws: ``InlineError`` if the literal can't be replaced.
  package mutating func replaceLiteral(
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
