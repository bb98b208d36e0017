/// Finds what is drawn of rows one by one, without laying out the rest of their screen.
///
/// For who shows a few rows of a long screen and needs no frames in it.
package struct FragmentLayout {
  private let environment: LayoutEnvironment
  /// Shared by all rows, so that each font is measured once.
  private let rulers: FontRulers
  private let sections: [Section]
  /// Which rows stand beside each other, by section; nil for a list.
  private let grids: [GridLines?]

  /// - Complexity: O(s) in the sections, and O(n) in the rows of grids.
  package init(of screen: Screen, in environment: LayoutEnvironment) {
    self.init(
      screen, environment, FontRulers(environment.fontMetrics, environment.textSize))
  }

  private init(_ screen: Screen, _ environment: LayoutEnvironment, _ rulers: FontRulers) {
    self.environment = environment
    self.rulers = rulers
    sections = screen.sections
    grids = sections.map { section in
      environment.gridColumns(of: section.style.bounded).map {
        GridLines(spans: section.rows.lazy.map(\.span), columns: $0)
      }
    }
  }

  /// The same for another screen.
  package func sharingFonts(with screen: Screen) -> FragmentLayout {
    FragmentLayout(screen, environment, rulers)
  }

  /// The fragments of the row at a position: those of its ``Cell``.
  ///
  /// - Precondition: The position is in the screen.
  /// - Complexity: O(n) in the content; in a grid in that of its line, and O(log n) in the rows.
  package func fragments(at position: RowPosition) -> [Fragment] {
    let row = sections[position.section].rows[position.row]
    let layout = layout(of: position)
    let line = grids[position.section].map { $0.rows(ofLine: $0.line(ofRow: position.row)) }
    let heights = (line ?? position.row..<position.row + 1).map { row in
      let position = RowPosition(section: position.section, row: row)
      return self.layout(of: position).height(of: sections[position.section].rows[row])
    }
    return layout.place(row, height: heights.max() ?? .zero).fragments
  }

  /// The fragments of a header or footer: those of its ``Cell``.
  ///
  /// - Complexity: O(n) in the content.
  package func fragments(ofHeaderOrFooter row: AnyRow) -> [Fragment] {
    let layout = RowLayout(rulers: rulers, environment: environment, width: environment.width)
    return layout.place(row, height: layout.height(of: row)).fragments
  }

  private func layout(of position: RowPosition) -> RowLayout {
    let section = sections[position.section]
    let frame = grids[position.section].map { grid in
      grid.columns.frame(of: grid.columns(ofRow: position.row) { section.rows[$0].span })
    }
    return RowLayout(
      rulers: rulers, environment: environment,
      width: frame?.width ?? environment.width(of: section.style.bounded))
  }
}
