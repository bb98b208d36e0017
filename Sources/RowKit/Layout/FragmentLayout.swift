/// Finds what is drawn of rows one by one, without laying out the rest of their screens.
///
/// For who shows a few rows of a long screen and needs no frames in it.
package struct FragmentLayout {
  private let environment: LayoutEnvironment
  /// Shared by all rows, so that each font is measured once.
  private let rulers: FontRulers

  package init(in environment: LayoutEnvironment) {
    self.environment = environment
    rulers = FontRulers(environment.metrics, environment.textSize)
  }

  /// The fragments of a row, header or footer of a section: those of its ``Cell``.
  ///
  /// - Complexity: O(n) in the content.
  package func fragments(of row: AnyRow, in section: Section) -> [Fragment] {
    let layout = RowLayout(
      rulers: rulers, environment: environment, width: width(of: row, in: section))
    return layout.place(row, height: layout.height(of: row)).fragments
  }

  private func width(of row: AnyRow, in section: Section) -> Length {
    guard row.id.role == .row else { return environment.width }
    let style = section.style.bounded
    let columns = environment.columnCount(of: style)
    return columns == 1
      ? environment.width(of: style)
      : environment.frame(of: 0..<min(row.span, columns), in: style).width
  }
}
