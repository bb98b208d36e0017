extension JSONParser {
  // MARK: Tokens

  /// The first byte that is not white space, without taking it.
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

  /// Takes `mark` if it comes next, after white space.
  mutating func takeNext(_ mark: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// Takes `word` if it stands right here.
  mutating func take(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  // MARK: Strings

  /// The string whose opening quote stands right here.
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
      guard position < bytes.count else { throw failure("a quote at the string's end") }
      guard take("\\") else { throw failure("an escape for a control character") }
      text += String(try escape()).utf8
    }
  }

  /// The character of an escape whose backslash is taken.
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
      throw failure(#"one of "\/bfnrtu after the backslash"#)
    }
  }

  /// The character whose four hexadecimal digits stand here, with those of its second half.
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
    throw failure("a pair of surrogates", found: found)
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

  /// What is wrong here; without `found`, the character that stands here.
  func failure(_ expected: String, found: String? = nil) -> DataError {
    let before = bytes[start..<position]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
    return .syntax(
      file: file,
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: bytes[lineStart..<position].count { !UTF8.isContinuation($0) } + 1,
      expected: expected,
      found: found ?? nearby)
  }

  private var nearby: String {
    let text = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "the end of the file" }
    return Excerpt.quoted(String(scalar))
  }
}
