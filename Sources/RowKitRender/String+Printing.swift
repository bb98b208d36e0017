internal import RowKit

extension String {
  /// The string with nothing in it that would act on a terminal or hide from a reader: controls
  /// become U+FFFD, and what has no shape of its own (soft hyphens, zero-width spaces, byte order
  /// marks, bidirectional controls) is left out.
  var printable: String {
    // Most strings are plain, and then cost one look at their bytes.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var printable = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: printable.append("\u{FFFD}")
      case _ where scalar.isShapeless: break
      default: printable.append(scalar)
      }
    }
    return String(printable)
  }

  /// The string with a space in place of each run of line breaks.
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// How many columns of a terminal the string takes.
  var terminalColumns: Int { reduce(0) { $0 + $1.columns } }

  /// The string up to its last character that is no white space.
  var withoutTrailingWhitespace: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last]
  }

  /// The string where it takes at most `limit` columns, else as much as fits before a `…`.
  func cut(toColumns limit: Int) -> String {
    if terminalColumns <= limit { return self }
    var columns = 0
    let kept = prefix { character in
      columns += character.columns
      return columns < limit
    }
    return String(kept).withoutTrailingWhitespace + "…"
  }
}

extension Unicode.Scalar {
  /// Whether it has no shape, and joins nothing that has one.
  ///
  /// Joiners, variation selectors and tags are parts of emoji and of some scripts' letters.
  fileprivate var isShapeless: Bool {
    switch value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0x180B...0x180D, 0x180F, 0xE0020...0xE007F,
      0xE0100...0xE01EF:
      false
    case 0xFFF9...0xFFFB: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
