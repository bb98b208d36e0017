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
    /// The title of a control is wider than the room it has, in points, and ends in `…`.
    case titleTruncated(needs: Length, has: Length)
    /// In columns or a carousel a word is broken that the row has room for: it is wider than the room it
    /// has, in points.
    case wordBroken(needs: Length, has: Length)
    /// A character of a text is wider than the room the text has, in points.
    case characterTooWide(needs: Length, has: Length)
    /// A picture is wider than the room it has, in points.
    case pictureTooWide(needs: Length, has: Length)
    /// The items of a carousel are wider than itself, in points.
    case itemsTooWide(needs: Length, has: Length)
    /// A switch, the buttons of a stepper or the mark of an option are wider than the room there is, in
    /// points.
    case inputTooWide(needs: Length, has: Length)
    /// What is kept between columns is more than the width they share, in points.
    case spacingTooWide(needs: Length, has: Length)
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
    let rulers = FontRulers(environment.metrics, environment.textSize, made: advances)
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
