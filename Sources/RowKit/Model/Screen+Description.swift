extension Screen: CustomStringConvertible {
  /// The name, and below it each section with its rows and what they say.
  ///
  ///     ProductDetail: 2 sections, 3 rows
  ///       basics
  ///         Title: 商品名稱
  ///         Price[price]: ￥1999
  ///       comments
  ///         header Title: 商品評價(1)
  ///         CommentRow[1]: 評論內容
  public var description: String {
    let sectionCount = sections.count == 1 ? "1 section" : "\(sections.count) sections"
    let rowCount = rowCount == 1 ? "1 row" : "\(rowCount) rows"
    return "\(name): \(sectionCount), \(rowCount)"
      + sections.map { "\n" + $0.description.indented }.joined()
  }
}

extension Section: CustomStringConvertible {
  /// The key, and below it the header, the rows and the footer with what they say.
  public var description: String {
    var lines = [name]
    if let header { lines.append(header.line(as: "header \(header.kind)")) }
    for (row, name) in zip(rows, names(of: rows.indices)) { lines.append(row.line(as: name)) }
    if let footer { lines.append(footer.line(as: "footer \(footer.kind)")) }
    return lines[0] + lines.dropFirst().map { "\n" + $0.indented }.joined()
  }
}

extension AnyRow {
  /// The row by a name on one line, cut after sixty characters of what it says.
  fileprivate func line(as name: String) -> String {
    let label = accessibilityLabel.split(whereSeparator: \.isNewline).joined(separator: " ")
    if label.isEmpty { return name }
    return "\(name): " + (label.count > 60 ? label.prefix(59) + "…" : label)
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  " + $0 }.joined(separator: "\n")
  }
}
