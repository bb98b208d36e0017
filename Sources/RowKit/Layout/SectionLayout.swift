/// Where the parts of one section stand, in points from the section's top.
///
/// From the top: the header, the top inset, the rows with the spacing between them, the bottom inset,
/// the footer. The same numbers hold wherever the section is moved to.
struct SectionLayout: Hashable, Sendable {
  /// The height of the header; zero where there is none.
  var headerHeight = Length.zero
  /// The top of each row, and the bottom of the last.
  var rowEdges: [Length] = []
  /// The distance between two rows.
  var spacing = Length.zero
  /// The height of the footer; zero where there is none.
  var footerHeight = Length.zero
  /// The height of it all.
  var height = Length.zero

  init(_ section: Section, environment: LayoutEnvironment, rulers: FontRulers) {
    let style = section.style.bounded
    let edges = RowLayout(rulers: rulers, environment: environment, width: environment.width)
    let rows = RowLayout(
      rulers: rulers, environment: environment,
      width: max(.zero, environment.width - style.insets.horizontal))
    spacing = style.rowSpacing
    headerHeight = section.header.map(edges.height) ?? .zero
    footerHeight = section.footer.map(edges.height) ?? .zero

    var edge = headerHeight + style.insets.top
    rowEdges.reserveCapacity(section.rows.count + 1)
    for row in section.rows {
      rowEdges.append(edge)
      edge = edge + rows.height(of: row) + spacing
    }
    if !section.rows.isEmpty { edge = edge - spacing }
    rowEdges.append(edge)
    height = edge + style.insets.bottom + footerHeight
  }

  var rowCount: Int { rowEdges.count - 1 }

  func rowTop(_ row: Int) -> Length { rowEdges[row] }

  func rowBottom(_ row: Int) -> Length {
    row == rowCount - 1 ? rowEdges[row + 1] : rowEdges[row + 1] - spacing
  }

  /// The first row whose bottom is below a distance from the section's top.
  ///
  /// - Complexity: O(log n).
  func firstRow(below distance: Length) -> Int {
    var (lower, upper) = (0, rowCount)
    while lower < upper {
      let middle = (lower + upper) / 2
      if rowBottom(middle) > distance { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
