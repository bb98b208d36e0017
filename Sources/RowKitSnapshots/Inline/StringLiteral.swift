/// A string literal in a Swift source file.
struct StringLiteral {
  /// The range of the literal, including its delimiters.
  let range: Range<Int>
  /// The range between the delimiters.
  let content: Range<Int>
  /// The number of `#` in each delimiter.
  let hashes: Int
  /// Whether the delimiters are `"""`.
  let isMultiline: Bool
  /// Whether the literal has an interpolation.
  private(set) var isInterpolated = false

  private let source: [UInt8]

  /// Reads the literal that starts at a cursor; returns nil if there is none.
  init?(at cursor: SourceCursor) throws(InlineError) {
    source = cursor.source
    var cursor = cursor
    let start = cursor.index
    while cursor.byte == UInt8(ascii: "#") { cursor.index += 1 }
    hashes = cursor.index - start
    guard cursor.byte == UInt8(ascii: "\"") else { return nil }
    isMultiline = cursor.starts(with: "\"\"\"") && !cursor.endsOnLine(hashes: hashes)
    cursor.index += isMultiline ? 3 : 1
    let contentStart = cursor.index
    while let byte = cursor.byte {
      if cursor.isAtDelimiter(isMultiline: isMultiline, hashes: hashes) {
        content = contentStart..<cursor.index
        range = start..<cursor.index + (isMultiline ? 3 : 1) + hashes
        return
      }
      if byte == UInt8(ascii: "\n"), !isMultiline { throw .notOneLiteral }
      cursor.index += 1
      guard byte == UInt8(ascii: "\\"), cursor.hasHashes(hashes) else { continue }
      cursor.index += hashes
      if cursor.byte == UInt8(ascii: "(") {
        isInterpolated = true
        var depth = 0
        repeat { depth += try cursor.skipToken() } while depth > 0 && cursor.byte != nil
      } else {
        cursor.index += 1
      }
    }
    throw .notOneLiteral
  }

  /// The white space before the closing delimiter of a multiline literal, which isn't part of its lines;
  /// nil for any other literal.
  var indentation: ArraySlice<UInt8>? {
    let bytes = source[content]
    let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
    let last = bytes[start...]
    return isMultiline && last.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? last : nil
  }

  /// Returns the value of the literal.
  func value() throws(InlineError) -> [UInt8] {
    if isInterpolated { throw .interpolation }
    guard isMultiline else { return try unescaped(source[content]) }
    guard let indentation, let first = source[content].firstIndex(of: UInt8(ascii: "\n")),
      source[content.lowerBound..<first].allSatisfy(\.isWhitespace)
    else { throw .notOneLiteral }
    var lines: [ArraySlice<UInt8>] = []
    var start = first + 1
    while let end = source[start..<content.upperBound].firstIndex(of: UInt8(ascii: "\n")) {
      var line = source[start..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if line.starts(with: indentation) {
        line = line.dropFirst(indentation.count)
      } else if line.allSatisfy(\.isWhitespace) {
        line = []
      } else {
        throw .notOneLiteral
      }
      lines.append(line)
      start = end + 1
    }
    return try unescaped(ArraySlice(lines.joined(separator: [UInt8(ascii: "\n")])))
  }

  private func unescaped(_ bytes: ArraySlice<UInt8>) throws(InlineError) -> [UInt8] {
    var cursor = SourceCursor(Array(bytes))
    var text: [UInt8] = []
    while let byte = cursor.byte {
      cursor.index += 1
      guard byte == UInt8(ascii: "\\"), cursor.hasHashes(hashes) else {
        text.append(byte)
        continue
      }
      cursor.index += hashes
      text += try cursor.takeEscape(isMultiline: isMultiline)
    }
    return text
  }
}

extension SourceCursor {
  fileprivate func hasHashes(_ count: Int) -> Bool {
    source.count - index >= count
      && source[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  fileprivate func isAtDelimiter(isMultiline: Bool, hashes: Int) -> Bool {
    guard isMultiline ? starts(with: "\"\"\"") : byte == UInt8(ascii: "\"") else { return false }
    let after = SourceCursor(source, at: index + (isMultiline ? 3 : 1))
    return after.hasHashes(hashes)
  }

  /// Returns whether a literal that begins with three quotes ends on its first line, as `#"""#` does,
  /// whose value is a single quote.
  fileprivate func endsOnLine(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var cursor = SourceCursor(source, at: index + 2)
    while let byte = cursor.byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      if cursor.isAtDelimiter(isMultiline: false, hashes: hashes) { return true }
      cursor.index += 1
    }
    return false
  }

  /// Advances past the rest of an escape, after its backslash and `#`.
  ///
  /// - Returns: The value of the escape.
  fileprivate mutating func takeEscape(isMultiline: Bool) throws(InlineError) -> [UInt8] {
    guard let byte else { throw .unknownEscape("\\") }
    let start = index
    index += 1
    switch byte {
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return [byte]
    case UInt8(ascii: "u"):
      if let scalar = takeScalar() { return Array(String(scalar).utf8) }
    case _ where isMultiline && byte.isWhitespace:
      // A backslash at the end of a line joins it to the next line.
      index = start
      while let byte = self.byte, byte.isWhitespace {
        index += 1
        if byte == UInt8(ascii: "\n") { return [] }
      }
    default: break
    }
    throw .unknownEscape(
      "\\" + String(decoding: source[start..<min(index, source.count)], as: UTF8.self))
  }

  private mutating func takeScalar() -> Unicode.Scalar? {
    guard byte == UInt8(ascii: "{"),
      let end = source[index...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let digits = String(decoding: source[index + 1..<end], as: UTF8.self)
    index = end + 1
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
