/// A call in a source file that compares a text with a literal argument.
package struct InlineCall {
  /// The range of the literal in the source.
  package let range: Range<Int>

  private let literal: StringLiteral
  private let source: [UInt8]

  /// Finds a call and its literal.
  ///
  /// - Parameters:
  ///   - source: The source that the test was built from.
  ///   - line: The line of the call, counted from 1, from `#line`.
  ///   - column: The column of the call in bytes, counted from 1, from `#column`.
  ///   - expected: The value of the literal when the test was built.
  /// - Throws: ``InlineError`` if the source has no such call, or not exactly one literal in it.
  package init(
    in source: [UInt8], line: Int, column: Int, expected: String
  ) throws(InlineError) {
    guard var cursor = SourceCursor(source, line: line, column: column) else { throw .noCall }
    guard cursor.byte != UInt8(ascii: "#") else { throw .inMacro }
    // The compiler reports the position of the parenthesis; accept that of the name as well.
    _ = cursor.takeIdentifier()
    guard cursor.byte == UInt8(ascii: "(") else { throw .noCall }
    guard let literal = try Self.literal(in: &cursor) else { throw .notOneLiteral }
    guard try literal.value() == Array(expected.utf8) else { throw .textDiffers }
    self.literal = literal
    self.source = source
    range = literal.range
  }

  /// Returns the literal after `matches:`; nil if the argument is any other expression.
  private static func literal(
    in cursor: inout SourceCursor
  ) throws(InlineError) -> StringLiteral? {
    var depth = 0
    var isAtLabel = false
    repeat {
      cursor.skipTrivia()
      let start = cursor.byte
      if isAtLabel, depth == 1, start?.isIdentifier ?? false {
        isAtLabel = false
        let label = cursor.takeIdentifier()
        cursor.skipTrivia()
        guard label.elementsEqual("matches".utf8), cursor.byte == UInt8(ascii: ":") else {
          continue
        }
        cursor.index += 1
        cursor.skipTrivia()
        guard let literal = try StringLiteral(at: cursor) else { return nil }
        cursor.index = literal.range.upperBound
        cursor.skipTrivia()
        let isAlone = cursor.byte == UInt8(ascii: ",") || cursor.byte == UInt8(ascii: ")")
        return isAlone ? literal : nil
      }
      isAtLabel = start == UInt8(ascii: "(") || start == UInt8(ascii: ",")
      depth += try cursor.skipToken()
    } while depth > 0 && cursor.byte != nil
    throw .noArgument
  }

  /// Returns the source of a literal for a new text, with the indentation and line endings of the source.
  package func replacement(for text: String) -> [UInt8] {
    let start = source[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lineEnd = source[start...].firstIndex(of: UInt8(ascii: "\n"))
    let hasReturn = lineEnd.map { $0 > 0 && source[$0 - 1] == UInt8(ascii: "\r") } ?? false
    let outer = Array(source[start...].prefix { $0 == 0x20 || $0 == 0x09 })
    return StringLiteral.source(
      for: text,
      indentation: literal.indentation.map { Array($0) } ?? outer + indentationStep(beside: outer),
      lineEnding: hasReturn ? "\r\n" : "\n", minimumHashes: literal.hashes)
  }

  /// Returns one level of indentation in the style of the source.
  private func indentationStep(beside outer: [UInt8]) -> [UInt8] {
    if outer.contains(0x09) { return [0x09] }
    let steps = source.split(separator: UInt8(ascii: "\n")).map { $0.prefix { $0 == 0x20 }.count }
    return Array(repeating: 0x20, count: steps.contains(2) || !steps.contains(4) ? 2 : 4)
  }
}
