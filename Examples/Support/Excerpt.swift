/// Functions that format foreign text for an error message: on a single line, and never too long.
package enum Excerpt {
  /// The maximum length in Unicode scalars, because a single character can have a megabyte of combining
  /// marks.
  private static let maximumLength = 60

  /// Returns `text` in quotes, with escaped quotes and backslashes, truncated if it's long.
  package static func quoted(_ text: some StringProtocol) -> String {
    let kept = text.unicodeScalars.prefix(maximumLength)
    let isTruncated = kept.endIndex < text.unicodeScalars.endIndex
    return "\"" + kept.map { escaped($0, inQuotes: true) }.joined() + (isTruncated ? "…\"" : "\"")
  }

  /// Returns the text of `number`, truncated if it's long.
  package static func number(_ number: DecimalNumber) -> String {
    number.text.utf8.count > maximumLength ? number.text.prefix(maximumLength) + "…" : number.text
  }

  /// Returns `name` without quotes, truncated at the start if it's very long, because the end is what
  /// distinguishes files.
  package static func fileName(_ name: String) -> String {
    let kept = name.unicodeScalars.suffix(200)
    let isTruncated = kept.startIndex > name.unicodeScalars.startIndex
    return (isTruncated ? "…" : "") + kept.map { escaped($0, inQuotes: false) }.joined()
  }

  /// Joins alternatives for an error message: `a or b`, `a, b, or c`.
  package static func alternatives(_ names: [String]) -> String {
    list(names, conjunction: "or")
  }

  /// Joins items for an error message: `a and b`, `a, b, and c`.
  package static func list(_ items: [String], conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let comma = items.count > 2 ? "," : ""
    return items.dropLast().joined(separator: ", ") + "\(comma) \(conjunction) \(last)"
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
    // Without escapes, these characters would reverse the text after them.
    case .format where scalar.properties.isBidiControl: return hexadecimal(scalar)
    default: return String(scalar)
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
