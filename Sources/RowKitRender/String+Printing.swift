extension String {
  /// The string with a space in place of each run of line breaks.
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// The string up to its last character that is no white space.
  var withoutTrailingWhitespace: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last]
  }
}
