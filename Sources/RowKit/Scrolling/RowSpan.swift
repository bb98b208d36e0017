/// Rows of one page that follow each other: those of which a part is seen, and rows without height between
/// them.
struct RowSpan: Hashable, Sendable {
  /// The first.
  var start = RowPosition(section: 0, row: 0)
  /// The one after the last.
  var end = RowPosition(section: 0, row: 0)

  /// What of it comes before another, and what comes after.
  func parts(outside other: RowSpan) -> (before: RowSpan, after: RowSpan) {
    (
      RowSpan(start: start, end: max(start, min(end, other.start))),
      RowSpan(start: min(end, max(start, other.end)), end: end)
    )
  }
}

extension ScreenLayout {
  /// The rows of which a part is seen below what covers the top, in a viewport that begins at an offset and
  /// ends at `bottom`.
  ///
  /// - Complexity: O(log n).
  func rows(seenFrom offset: Length, to bottom: Length) -> RowSpan {
    let pinLine = pinLine(at: offset)
    guard pinLine < bottom else { return RowSpan() }
    return RowSpan(start: firstRow(endingBelow: pinLine), end: firstRow(startingAt: bottom))
  }

  private func firstRow(endingBelow y: Length) -> RowPosition {
    let section = firstSection(below: y)
    let row =
      section < sections.count ? sections[section].firstRow(below: y - sectionEdges[section]) : 0
    return RowPosition(section: section, row: row)
  }

  private func firstRow(startingAt y: Length) -> RowPosition {
    let section = firstSection(below: y)
    guard section < sections.count else { return RowPosition(section: section, row: 0) }
    let row = (0..<sections[section].rowCount).partitioningIndex {
      sectionEdges[section] + sections[section].rowTop($0) >= y
    }
    return RowPosition(section: section, row: row)
  }

  /// Calls a closure with the ids of the rows of a span that have a height.
  func forEachRow(in span: RowSpan, _ body: (RowID) -> Void) {
    var (section, start) = (span.start.section, span.start.row)
    while section <= span.end.section, section < sections.count {
      let end = section == span.end.section ? span.end.row : sections[section].rowCount
      for row in start..<max(start, end)
      where sections[section].rowBottom(row) > sections[section].rowTop(row) {
        body(screen.sections[section].rows[row].id)
      }
      (section, start) = (section + 1, 0)
    }
  }
}
