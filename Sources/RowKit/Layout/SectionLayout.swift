/// Where the parts of one section stand, in points from the section's top.
///
/// From the top: the header, the top inset, the rows with the spacing between them, the bottom inset,
/// what is left of a minimum height, the footer. The same numbers hold wherever the section is moved to.
struct SectionLayout: Hashable, Sendable {
  /// The height of the header; zero where there is none.
  private(set) var headerHeight = Length.zero
  /// Where the rows begin.
  private(set) var rowsTop = Length.zero
  /// The edges of the rows, or of the lines of a grid, from where they begin.
  private var edges: RowEdges
  /// How the rows are set in lines; nil for a list, where each is one.
  private(set) var grid: GridLines?
  /// The rows whose height is an estimate.
  private(set) var estimated = RowSet()
  /// The height of the footer; zero where there is none.
  private(set) var footerHeight = Length.zero
  /// The height of it all.
  private(set) var height = Length.zero
  private var bottomInset = Length.zero
  private var minimumHeight = Length.zero

  /// A height that is known, of a row that was laid out before.
  struct KnownHeight {
    let height: Length
    let isEstimated: Bool
  }

  /// Lays a section out; `known` has the heights of rows that need not be measured.
  @inline(__always)
  init(_ section: Section, in pass: LayoutPass, known: (_ row: Int) -> KnownHeight?) {
    let style = section.style.bounded
    headerHeight = section.header.map(pass.edges.height) ?? .zero
    footerHeight = section.footer.map(pass.edges.height) ?? .zero
    rowsTop = headerHeight + style.insets.top
    bottomInset = style.insets.bottom
    minimumHeight = style.minimumHeight
    edges = RowEdges(spacing: style.rowSpacing, capacity: section.rows.count)
    let columns = pass.columnCount(of: style)
    if columns == 1 {
      let rows = pass.rows(of: style)
      for (index, row) in section.rows.enumerated() {
        edges.append(height(of: row, index, in: rows, pass.measurement, known(index)))
      }
    } else {
      var lines = GridLines(columnCount: columns)
      for (index, row) in section.rows.enumerated() {
        let place = lines.place(ofSpan: row.span)
        if place.startsLine, index > 0 {
          edges.append(lines.height(ofLine: edges.count))
        }
        let rows = pass.rows(of: style, columns: place.columns)
        lines.append(
          height(of: row, index, in: rows, pass.measurement, known(index)), in: place)
      }
      if edges.count < lines.firstRows.count { edges.append(lines.height(ofLine: edges.count)) }
      grid = lines
    }
    findHeight()
  }

  @inline(__always)
  private mutating func height(
    of row: AnyRow, _ index: Int, in rows: RowLayout, _ measurement: Measurement,
    _ known: KnownHeight?
  ) -> Length {
    if let known {
      if known.isEstimated { estimated.insert(index) }
      return known.height
    }
    if let estimate = measurement.estimate(of: row) {
      estimated.insert(index)
      return estimate
    }
    return rows.height(of: row)
  }

  private mutating func findHeight() {
    height = max(minimumHeight, rowsTop + edges.height + bottomInset + footerHeight)
  }

  var rowCount: Int { grid?.rowHeights.count ?? edges.count }

  /// The bottom of the rows.
  var rowsBottom: Length { rowsTop + edges.height }

  private func line(ofRow row: Int) -> Int { grid?.line(ofRow: row) ?? row }

  func rowTop(_ row: Int) -> Length { rowsTop + edges.top(line(ofRow: row)) }

  func rowBottom(_ row: Int) -> Length { rowsTop + edges.bottom(line(ofRow: row)) }

  func known(_ row: Int) -> KnownHeight {
    KnownHeight(
      height: grid?.rowHeights[row] ?? edges.height(row), isEstimated: estimated.contains(row))
  }

  /// The first row whose bottom is below a distance from the section's top.
  ///
  /// - Complexity: O(log n).
  func firstRow(below distance: Length) -> Int {
    let line = edges.first(below: distance - rowsTop)
    guard let grid else { return line }
    return line < grid.firstRows.count ? grid.firstRows[line] : grid.rowHeights.count
  }

  /// The rows of which a part may be between two distances from the section's top, in whole lines.
  ///
  /// - Complexity: O(log n).
  func rows(from top: Length, to bottom: Length) -> Range<Int> {
    let first = edges.first(below: top - rowsTop)
    let end = min(edges.count, edges.first(below: bottom - rowsTop) + 1)
    guard first < end else { return 0..<0 }
    guard let grid else { return first..<end }
    return grid.firstRows[first]..<grid.rows(ofLine: end - 1).upperBound
  }

  /// Measures those of some rows, and of the lines that these are in, whose height is an estimate.
  ///
  /// - Complexity: O(r + n / c), for r rows and chunks of c.
  mutating func measure(_ range: Range<Int>, of section: Section, in pass: LayoutPass) {
    guard !estimated.isEmpty, !range.isEmpty else { return }
    let style = section.style.bounded
    var heights: [(index: Int, height: Length)] = []
    if var grid {
      for line in grid.line(ofRow: range.lowerBound)...grid.line(ofRow: range.upperBound - 1) {
        for row in grid.rows(ofLine: line) where estimated.contains(row) {
          let columns = grid.columns(ofRow: row) { section.rows[$0].span }
          let rows = pass.rows(of: style, columns: columns)
          grid.setHeight(rows.height(of: section.rows[row]), ofRow: row)
          estimated.remove(row)
        }
        heights.append((line, grid.height(ofLine: line)))
      }
      self.grid = grid
    } else {
      let rows = pass.rows(of: style)
      for row in range where estimated.contains(row) {
        heights.append((row, rows.height(of: section.rows[row])))
        estimated.remove(row)
      }
    }
    edges.update(heights)
    findHeight()
  }
}
