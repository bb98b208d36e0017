extension LayoutIssue: CustomStringConvertible {
  /// A sentence that says what does not fit, where, and what to do.
  public var description: String {
    let row = position.map { "\(self.row) at \($0)" } ?? "\(self.row)"
    return "\(row) \(fault)"
  }

  private var fault: String {
    switch kind {
    case .clipped(let needs, let has):
      """
      clips \(named("its content")): what it shows needs \(needs) points and has \(has). Make the row \
      higher, or its height automatic.
      """
    case .truncated(let needs, let has):
      """
      cuts \(named("a text")), which needs \(needs) lines and has \(has): allow more lines, let it be \
      expanded, or say that it may be cut.
      """
    case .titleTruncated(let needs, let has):
      """
      cuts the title \(named("of a control")), \(needs) points wide in a width of \(has): shorten it, or \
      give it a smaller style or more width.
      """
    case .wordBroken(let needs, let has):
      """
      breaks a word of \(named("a text")), \(needs) points wide in a width of \(has): give it more width, \
      or let the columns stack when they are too narrow.
      """
    case .characterTooWide(let needs, let has):
      """
      holds \(named("a text")), of which a character is \(needs) points wide in a width of \(has): give it \
      more width, or a smaller style.
      """
    case .pictureTooWide(let needs, let has):
      """
      holds \(named("a picture")), \(needs) points wide in a width of \(has): make it narrower, or give it \
      proportions in place of a size.
      """
    case .itemsTooWide(let needs, let has):
      """
      holds a carousel with items \(needs) points wide in a width of \(has): make them narrower, or a \
      fraction of the width.
      """
    case .inputTooWide(let needs, let has):
      """
      holds the switch, stepper or mark \(named("of a form")), \(needs) points wide in a width of \(has): \
      give it more width, or let the columns stack when they are too narrow.
      """
    case .spacingTooWide(let needs, let has):
      """
      keeps \(needs) points between columns in a width of \(has): make the spacing smaller, or the columns \
      fewer.
      """
    }
  }

  /// The subjects in quotation marks, each short enough for a sentence, or what stands for none.
  private func named(_ nothing: String) -> String {
    let names = subjects.map { subject in
      let line = subject.onOneLine
      let excerpt = line.count > 24 ? line.prefix(23) + "…" : line[...]
      return "“" + excerpt.unicodeScalars.map(\.escaped).joined() + "”"
    }
    return names.isEmpty ? nothing : names.joined(separator: ", ")
  }
}
