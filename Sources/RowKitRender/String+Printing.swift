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
      case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
        break
      default: printable.append(scalar)
      }
    }
    return String(printable)
  }

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
