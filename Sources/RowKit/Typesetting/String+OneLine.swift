extension String {
  /// The string with a space in place of each run of line breaks, and without those at its ends.
  package var onOneLine: String {
    contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
  }
}
