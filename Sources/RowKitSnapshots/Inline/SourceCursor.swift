/// A position in a Swift source file that advances token by token.
///
/// The cursor knows just enough Swift to find an argument of a call: comments, string literals with their
/// interpolations, and brackets.
struct SourceCursor {
  let source: [UInt8]
  var index: Int

  init(_ source: [UInt8], at index: Int = 0) {
    self.source = source
    self.index = index
  }

  /// Creates a cursor at a line and a column, both counted from 1, with columns in bytes.
  ///
  /// Returns nil if there is no such line or column.
  init?(_ source: [UInt8], line: Int, column: Int) {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.endIndex
    guard line > 0, column > 0, start + column - 1 < end else { return nil }
    self.init(source, at: start + column - 1)
  }

  /// The byte at the cursor; nil at the end of the source.
  var byte: UInt8? { index < source.endIndex ? source[index] : nil }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { source[index...].starts(with: $0) }
  }

  /// Advances past white space and comments.
  mutating func skipTrivia() {
    while let byte {
      if byte.isWhitespace {
        index += 1
      } else if starts(with: "//") {
        while let byte = self.byte, byte != UInt8(ascii: "\n") { index += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < source.endIndex
  }

  /// Advances past an identifier and returns it; returns an empty slice if there is none.
  mutating func takeIdentifier() -> ArraySlice<UInt8> {
    let start = index
    while let byte, byte.isIdentifier { index += 1 }
    return source[start..<index]
  }

  /// Advances past a string literal, an identifier, or a single byte.
  ///
  /// - Returns: The change in bracket depth: 1 for an opening bracket, -1 for a closing one, otherwise 0.
  mutating func skipToken() throws(InlineError) -> Int {
    if let literal = try StringLiteral(at: self) {
      index = literal.range.upperBound
      return 0
    }
    guard let byte else { return 0 }
    if byte.isIdentifier {
      _ = takeIdentifier()
      return 0
    }
    index += 1
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
    default: return 0
    }
  }
}

extension UInt8 {
  var isWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var isIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
