/// A call in a source file that holds the text it compares with as a literal.
package struct InlineCall {
  /// Where the literal stands in the source.
  package let range: Range<Int>

  private let literal: StringLiteral
  private let source: [UInt8]

  /// Finds a call and its literal.
  ///
  /// - Parameters:
  ///   - source: The source that the test was built from.
  ///   - line: The line of the call, from 1, as `#line` gives it.
  ///   - column: The column of the call, from 1 and in bytes, as `#column` gives it.
  ///   - expected: What the test was given as the literal's text.
  package init(
    in source: [UInt8], line: Int, column: Int, expected: String
  ) throws(InlineError) {
    guard var cursor = SourceCursor(source, line: line, column: column) else { throw .noCall }
    guard cursor.byte != UInt8(ascii: "#") else { throw .inMacro }
    // The compiler gives the place of the bracket; the name before it would do as well.
    _ = cursor.takeIdentifier()
    guard cursor.byte == UInt8(ascii: "(") else { throw .noCall }
    guard let literal = try Self.literal(in: &cursor) else { throw .notOneLiteral }
    guard try literal.value() == Array(expected.utf8) else { throw .anotherText }
    self.literal = literal
    self.source = source
    range = literal.range
  }

  /// The literal after `matches:`, which is all that stands there.
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

  /// The source of the literal for another text, indented and ended as the source is.
  package func replacement(for text: String) -> [UInt8] {
    let start = source[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lineEnd = source[start...].firstIndex(of: UInt8(ascii: "\n"))
    let hasReturn = lineEnd.map { $0 > 0 && source[$0 - 1] == UInt8(ascii: "\r") } ?? false
    let outer = Array(source[start...].prefix { $0 == 0x20 || $0 == 0x09 })
    return StringLiteral.source(
      for: text, indentation: literal.indentation.map { Array($0) } ?? outer + step(beside: outer),
      lineEnd: hasReturn ? "\r\n" : "\n", leastHashes: literal.hashes)
  }

  /// One step of indentation, as the source has it.
  private func step(beside outer: [UInt8]) -> [UInt8] {
    if outer.contains(0x09) { return [0x09] }
    let steps = source.split(separator: UInt8(ascii: "\n")).map { $0.prefix { $0 == 0x20 }.count }
    return Array(repeating: 0x20, count: steps.contains(2) || !steps.contains(4) ? 2 : 4)
  }
}
