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
  private var edges: StackedOffsets
  /// How the rows are set in lines; nil for a list, where each is one.
  private(set) var grid: GridLines?
  /// The rows whose height is an estimate.
  private(set) var estimated = BitSet()
  /// The height of the footer; zero where there is none.
  private(set) var footerHeight = Length.zero
  /// The height of it all.
  private(set) var height = Length.zero
  private var bottomInset = Length.zero
  private var minimumHeight = Length.zero

  /// What is known of the height of a row that was laid out before.
  enum KnownHeight {
    /// It is this.
    case exact(Length)
    /// It was this, which is the best guess in a layout that need not know.
    case guess(Length)
    /// It has to be measured.
    case unknown
  }

  /// Lays a section out; `known` says what is known of the rows in a width, and nil of those that are new.
  @inline(__always)
  init(
    _ section: Section, in pass: LayoutPass,
    known: (_ row: Int, _ width: Length) -> KnownHeight?
  ) {
    let style = section.style.bounded
    headerHeight = section.header.map(pass.headersAndFooters.height) ?? .zero
    footerHeight = section.footer.map(pass.headersAndFooters.height) ?? .zero
    rowsTop = headerHeight + style.insets.top
    bottomInset = style.insets.bottom
    minimumHeight = style.minimumHeight
    edges = StackedOffsets(spacing: style.rowSpacing, capacity: section.rows.count)
    var rows = pass.rows(of: style)
    if let columns = pass.environment.gridColumns(of: style) {
      var lines = GridLines(columns: columns)
      for (index, row) in section.rows.enumerated() {
        let place = lines.place(ofSpan: row.span)
        if place.startsLine, index > 0 {
          edges.append(lines.height(ofLine: edges.count))
        }
        rows.width = columns.frame(of: place.columns).width
        lines.append(
          height(of: row, index, in: rows, pass.measurement, known(index, rows.width)), in: place)
      }
      if edges.count < lines.firstRows.count { edges.append(lines.height(ofLine: edges.count)) }
      grid = lines
    } else {
      for (index, row) in section.rows.enumerated() {
        edges.append(height(of: row, index, in: rows, pass.measurement, known(index, rows.width)))
      }
    }
    findHeight()
  }

  @inline(__always)
  private mutating func height(
    of row: AnyRow, _ index: Int, in rows: RowLayout, _ measurement: HeightMeasurement,
    _ known: KnownHeight?
  ) -> Length {
    switch known {
    case .exact(let height): return height
    case .unknown: return rows.height(of: row)
    case .guess(let guess):
      guard let height = measurement.estimate(of: row, guess: guess) else { break }
      estimated.insert(index)
      return height
    case nil:
      guard let height = measurement.estimate(of: row) else { break }
      estimated.insert(index)
      return height
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

  /// The height of a row by itself, and whether it was measured.
  func known(_ row: Int) -> (height: Length, isMeasured: Bool) {
    (grid?.rowHeights[row] ?? edges.height(row), !estimated.contains(row))
  }

  /// The first row whose bottom is below a distance from the section's top.
  ///
  /// - Complexity: O(log n).
  func firstRow(below distance: Length) -> Int {
    let line = edges.first(below: distance - rowsTop)
    guard let grid else { return line }
    return line < grid.firstRows.count ? grid.firstRows[line] : grid.rowHeights.count
  }

  /// Whether the height of a row's line is an estimate.
  func isEstimated(_ row: Int) -> Bool {
    if estimated.isEmpty { return false }
    return rows(ofLine: line(ofRow: row)).contains(where: estimated.contains)
  }

  /// Whether a row's line and all below it are measured.
  func isMeasured(from row: Int) -> Bool {
    guard let last = estimated.last else { return true }
    return last < rows(ofLine: line(ofRow: row)).lowerBound
  }

  private func rows(ofLine line: Int) -> Range<Int> { grid?.rows(ofLine: line) ?? line..<line + 1 }

  /// Measures downwards from a row's line until what was passed is so high, or the rows end.
  ///
  /// Each line counts as high as it is, so an estimate that is too low makes no more be measured.
  ///
  /// - Returns: The height that was passed, and whether any row was measured.
  /// - Complexity: O(r + n / c), for r rows passed and chunks of c.
  mutating func measureDown(
    from row: Int, height limit: Length, of section: Section, in pass: LayoutPass
  ) -> (height: Length, isMeasured: Bool) {
    guard row < rowCount else { return (.zero, false) }
    return measure(
      lines: stride(from: line(ofRow: row), to: edges.count, by: 1), isBesideLine: false,
      height: limit, of: section, in: pass)
  }

  /// Measures upwards from above a row's line, or from the last where there is no such row, as downwards.
  mutating func measureUp(
    from row: Int, height limit: Length, of section: Section, in pass: LayoutPass
  ) -> (height: Length, isMeasured: Bool) {
    let end = row < rowCount ? line(ofRow: row) : edges.count
    return measure(
      lines: stride(from: end - 1, through: 0, by: -1), isBesideLine: end < edges.count,
      height: limit, of: section, in: pass)
  }

  /// Measures lines one after another; beside a line there is a spacing before the first of them too.
  private mutating func measure(
    lines: some Sequence<Int>, isBesideLine: Bool, height limit: Length, of section: Section,
    in pass: LayoutPass
  ) -> (height: Length, isMeasured: Bool) {
    let style = section.style.bounded
    var passed = Length.zero
    var spacing = isBesideLine ? edges.spacing : .zero
    var heights: [(index: Int, height: Length)] = []
    for line in lines {
      if passed >= limit { break }
      let rows = rows(ofLine: line)
      var height = edges.height(line)
      if !estimated.isEmpty, rows.contains(where: estimated.contains) {
        height = measure(rows, inLine: line, of: section, style, in: pass)
        heights.append((line, height))
      }
      passed = passed + spacing + height
      spacing = edges.spacing
    }
    if !heights.isEmpty {
      edges.update(heights.sorted { $0.index < $1.index })
      findHeight()
    }
    return (passed, !heights.isEmpty)
  }

  /// Measures the rows of a line; the result is its height.
  private mutating func measure(
    _ rows: Range<Int>, inLine line: Int, of section: Section, _ style: SectionStyle,
    in pass: LayoutPass
  ) -> Length {
    var height = Length.zero
    var layout = pass.rows(of: style)
    for row in rows where estimated.contains(row) {
      if let grid {
        let columns = grid.columns(ofRow: row) { section.rows[$0].span }
        layout.width = grid.columns.frame(of: columns).width
      }
      height = layout.height(of: section.rows[row])
      grid?.setHeight(height, ofRow: row)
      estimated.remove(row)
    }
    return grid?.height(ofLine: line) ?? height
  }
}
