/// What a message shows of a text that it did not write: always on one line, never too long.
package enum Excerpt {
  /// In Unicode scalars: one character may be a megabyte of combining marks.
  private static let longest = 60

  /// `text` in quotes, its own quotes and backslashes escaped, cut when it is long.
  package static func quoted(_ text: some StringProtocol) -> String {
    let kept = text.unicodeScalars.prefix(longest)
    let isCut = kept.endIndex < text.unicodeScalars.endIndex
    return "\"" + kept.map { escaped($0, inQuotes: true) }.joined() + (isCut ? "…\"" : "\"")
  }

  /// `number` as it is written, cut as a quoted text is.
  package static func number(_ number: DecimalNumber) -> String {
    number.text.utf8.count > longest ? number.text.prefix(longest) + "…" : number.text
  }

  /// `name` without quotes; of a very long one its end, which tells files apart.
  package static func fileName(_ name: String) -> String {
    let kept = name.unicodeScalars.suffix(200)
    let isCut = kept.startIndex > name.unicodeScalars.startIndex
    return (isCut ? "…" : "") + kept.map { escaped($0, inQuotes: false) }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar, inQuotes: Bool) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\"" where inQuotes, "\\" where inQuotes: return "\\\(scalar)"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return hexadecimal(scalar)
    // Unescaped, these would reverse the rest of the message.
    case .format where scalar.properties.isBidiControl: return hexadecimal(scalar)
    default: return String(scalar)
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
