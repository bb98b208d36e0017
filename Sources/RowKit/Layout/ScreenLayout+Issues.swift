extension ScreenLayout {
  /// What the layout cannot show as the screen asks, from top to bottom; empty when all fits.
  ///
  /// A height that covers the row's insets clips nothing. An ``ExpandableText`` is cut because it was
  /// told to be, and a text that ``Text/allowsTruncation`` may be, which is no issue. Nor is a broken word
  /// that is wider than all of its row: only a smaller style would mend it. To look at every text size,
  /// ask the layout of each:
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
    let rulers = FontRulers(environment.fontMetrics, environment.textSize, made: advances)
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
