/// How the rows of a grid are set in lines.
struct GridLines: Hashable, Sendable {
  /// Where the columns of each line stand.
  let columns: GridColumns
  /// The first row of each line.
  private(set) var firstRows: [Int] = []
  /// How high each row is by itself; all of a line are as high as the highest.
  private(set) var rowHeights: [Length] = []
  /// How many columns of the last line are taken.
  private var taken = 0

  init(columns: GridColumns) {
    self.columns = columns
  }

  /// Sets rows of no height that span so many columns each.
  init(spans: some Sequence<Int>, columns: GridColumns) {
    self.init(columns: columns)
    for span in spans { append(.zero, in: place(ofSpan: span)) }
  }

  /// The columns that the next row takes, if it spans so many, and whether it starts a line.
  func place(ofSpan span: Int) -> (columns: Range<Int>, startsLine: Bool) {
    let span = min(max(1, span), columns.count)
    let startsLine = firstRows.isEmpty || taken + span > columns.count
    let start = startsLine ? 0 : taken
    return (start..<start + span, startsLine)
  }

  /// Sets the next row.
  mutating func append(_ height: Length, in place: (columns: Range<Int>, startsLine: Bool)) {
    if place.startsLine { firstRows.append(rowHeights.count) }
    taken = place.columns.upperBound
    rowHeights.append(height)
  }

  mutating func setHeight(_ height: Length, ofRow row: Int) { rowHeights[row] = height }

  /// The line that a row is in.
  ///
  /// - Complexity: O(log n).
  func line(ofRow row: Int) -> Int {
    firstRows.partitioningIndex { $0 > row } - 1
  }

  /// The rows of a line.
  func rows(ofLine line: Int) -> Range<Int> {
    firstRows[line]..<(line + 1 < firstRows.count ? firstRows[line + 1] : rowHeights.count)
  }

  /// How high a line is.
  func height(ofLine line: Int) -> Length {
    rowHeights[rows(ofLine: line)].max() ?? .zero
  }

  /// The columns that a row takes, given the spans of the rows of its line before it.
  func columns(ofRow row: Int, spans: (_ row: Int) -> Int) -> Range<Int> {
    func span(_ row: Int) -> Int { min(max(1, spans(row)), columns.count) }
    let start = (firstRows[line(ofRow: row)]..<row).reduce(0) { $0 + span($1) }
    return start..<start + span(row)
  }
}
