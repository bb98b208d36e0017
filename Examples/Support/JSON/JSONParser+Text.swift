extension JSONParser {
  // MARK: Tokens

  /// Skips white space and returns the next byte without consuming it; nil at the end of the file.
  mutating func next() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      default: return bytes[position]
      }
    }
    return nil
  }

  /// Consumes `mark` if it comes next, after white space, and returns whether it did.
  mutating func takeNext(_ mark: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// Consumes `word` if it comes next, without white space, and returns whether it did.
  mutating func take(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  // MARK: Strings

  /// Parses the string whose opening quote is at the current position.
  mutating func string() throws(DataError) -> String {
    position += 1
    var text: [UInt8] = []
    while true {
      let plain = bytes[position...].prefix { byte in
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      }
      text += plain
      position = plain.endIndex
      if take("\"") { return String(decoding: text, as: UTF8.self) }
      guard position < bytes.count else { throw failure("a closing quote") }
      guard take("\\") else { throw failure("an escaped control character") }
      text += String(try escape()).utf8
    }
  }

  /// Parses the rest of an escape, after its backslash.
  private mutating func escape() throws(DataError) -> Unicode.Scalar {
    let letter = position < bytes.count ? bytes[position] : 0
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default:
      position -= 1
      throw failure(#"one of "\/bfnrtu after a backslash"#)
    }
  }

  /// Parses the four hexadecimal digits of an escape, and a second escape if they are a high surrogate.
  private mutating func codePoint() throws(DataError) -> Unicode.Scalar {
    let escapeStart = position - 2
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), take("\\u") {
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    let found = Excerpt.quoted(String(decoding: bytes[escapeStart..<position], as: UTF8.self))
    position = escapeStart
    throw failure("a surrogate pair", found: found)
  }

  private mutating func codeUnit() throws(DataError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard position < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
      else { throw failure("four hexadecimal digits") }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  // MARK: Errors

  /// Returns an error at the current position.
  ///
  /// - Parameters:
  ///   - expected: A phrase for what was expected.
  ///   - found: A phrase for what was found; nil means the next character.
  func failure(_ expected: String, found: String? = nil) -> DataError {
    let before = bytes[start..<position]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
    return .syntax(
      file: file,
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: bytes[lineStart..<position].count { !UTF8.isContinuation($0) } + 1,
      expected: expected,
      found: found ?? nextCharacter)
  }

  private var nextCharacter: String {
    let text = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "the end of the file" }
    return Excerpt.quoted(String(scalar))
  }
}
