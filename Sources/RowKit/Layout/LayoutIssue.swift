/// Something that a layout cannot show as the screen asks.
///
///     #expect(screen.layout(in: .iPhoneSE).issues.isEmpty)
public struct LayoutIssue: Hashable, Sendable {
  /// What does not fit.
  public enum Kind: Hashable, Sendable {
    /// The row's height is less than its content needs, in points.
    case clipped(needs: Length, has: Length)
    /// A text needs more lines than its line limit lets it have.
    case truncated(needs: Int, has: Int)
    /// A text, picture or carousel item is wider than the room it has, in points.
    case tooWide(needs: Length, has: Length)
  }

  /// The row, header or footer that it concerns.
  public let row: RowID
  /// Where the row stands; nil for a header or footer.
  public let position: RowPosition?
  /// What does not fit.
  public let kind: Kind
  /// The texts, titles and pictures' names that it concerns, as they were given.
  public let subjects: [String]
}

extension LayoutIssue: CustomStringConvertible {
  /// A sentence that says what does not fit, where, and what to do.
  public var description: String {
    let row = position.map { "\(self.row) at \($0)" } ?? "\(self.row)"
    return switch kind {
    case .clipped(let needs, let has):
      """
      \(row) clips \(named("its content")): what it shows needs \(needs) points and has \(has). Make \
      the row higher, or its height automatic.
      """
    case .truncated(let needs, let has):
      """
      \(row) cuts \(named("a text")), which needs \(needs) lines and has \(has): allow more lines, let \
      it be expanded, or say that it may be cut.
      """
    case .tooWide(let needs, let has):
      """
      \(row) holds \(named("something")), \(needs) points wide in a width of \(has): make it narrower, \
      or give it proportions in place of a size.
      """
    }
  }

  /// The subjects in quotation marks, each short enough for a sentence, or what stands for none.
  private func named(_ nothing: String) -> String {
    let names = subjects.map { subject in
      let line = subject.split(whereSeparator: \.isNewline).joined(separator: " ")
      let excerpt = line.count > 24 ? line.prefix(23) + "…" : line[...]
      return "“" + excerpt.unicodeScalars.map(\.escaped).joined() + "”"
    }
    return names.isEmpty ? nothing : names.joined(separator: ", ")
  }
}

extension ScreenLayout {
  /// What the layout cannot show as the screen asks, from top to bottom; empty when all fits.
  ///
  /// A height that covers the row's insets clips nothing. An ``ExpandableText`` is cut because it was
  /// told to be, and a text that ``Text/allowsTruncation`` may be, which is no issue. To look at every
  /// text size, ask the layout of each:
  ///
  ///     for size in TextSize.allCases {
  ///       let issues = screen.layout(in: .iPhoneSE.textSize(size)).issues
  ///       #expect(issues.isEmpty, "at \(size)")
  ///     }
  ///
  /// In a lazy layout rows that are estimates are measured for this, and stay estimates.
  ///
  /// - Complexity: O(n) in the screen's content.
  public var issues: [LayoutIssue] {
    let rulers = FontRulers(environment.metrics, environment.textSize, made: rulers)
    var issues: [LayoutIssue] = []
    for cell in cells {
      let layout = RowLayout(
        rulers: rulers, environment: environment, width: cell.frame.width)
      // An estimate clips nothing: what counts is how high the row will be.
      let height = cell.isEstimated ? layout.height(of: cell.row) : cell.frame.height
      let placement = layout.place(cell.row, height: height, findsIssues: true)
      if placement.contentHeight > height {
        let kind = LayoutIssue.Kind.clipped(needs: placement.contentHeight, has: height)
        issues.append(
          LayoutIssue(
            row: cell.row.id, position: cell.position, kind: kind,
            subjects: placement.clipped))
      }
      issues += placement.findings.map {
        LayoutIssue(
          row: cell.row.id, position: cell.position, kind: $0.kind,
          subjects: $0.subject.map { [$0] } ?? [])
      }
    }
    return issues
  }
}
