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
}

extension LayoutIssue: CustomStringConvertible {
  /// A sentence that says what does not fit, where, and what to do.
  public var description: String {
    let row = position.map { "\(self.row) at \($0)" } ?? "\(self.row)"
    return switch kind {
    case .clipped(let needs, let has):
      """
      \(row) clips its content, which needs \(needs) points and has \(has): make the row higher, or \
      its height automatic.
      """
    case .truncated(let needs, let has):
      """
      \(row) cuts a text that needs \(needs) lines and has \(has): allow more lines, or let it be \
      expanded.
      """
    case .tooWide(let needs, let has):
      """
      \(row) holds something \(needs) points wide in a width of \(has): make it narrower, or give it \
      proportions in place of a size.
      """
    }
  }
}

extension ScreenLayout {
  /// What the layout cannot show as the screen asks, from top to bottom; empty when all fits.
  ///
  /// A height that covers the row's insets clips nothing. An ``ExpandableText`` is cut because it was
  /// told to be, which is no issue.
  ///
  /// - Complexity: O(n) in the screen's content.
  public var issues: [LayoutIssue] {
    let rulers = FontRulers(environment.metrics, made: rulers)
    var issues: [LayoutIssue] = []
    for cell in cells {
      let placement = RowLayout(
        rulers: rulers, environment: environment, width: cell.frame.width
      ).place(cell.row, height: cell.frame.height)
      if placement.contentHeight > cell.frame.height {
        let kind = LayoutIssue.Kind.clipped(
          needs: placement.contentHeight, has: cell.frame.height)
        issues.append(LayoutIssue(row: cell.row.id, position: cell.position, kind: kind))
      }
      issues += placement.findings.map { finding in
        let kind: LayoutIssue.Kind =
          switch finding {
          case .truncated(let needs, let has): .truncated(needs: needs, has: has)
          case .tooWide(let needs, let has): .tooWide(needs: needs, has: has)
          }
        return LayoutIssue(row: cell.row.id, position: cell.position, kind: kind)
      }
    }
    return issues
  }
}
