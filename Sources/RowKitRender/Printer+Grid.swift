internal import RowKit

/// A row of a line of a grid, and what it is called.
struct GridCell {
  let cell: Cell
  let name: String

  init(_ cell: Cell, name: String) {
    self.cell = cell
    self.name = name
  }
}

extension Printer {
  /// Prints the rows of a line of a grid side by side, from the leading one.
  ///
  /// Their names come first, and below them what they show, each in its columns' share of the width. Where
  /// a line has columns left, a bar stands before them.
  mutating func printGridLine(_ cells: [GridCell], _ visible: VisibleCell) {
    let shares = cells.map { share(of: $0.cell) }
    let contents = zip(cells, shares).map { lines(of: $0.cell, width: min(60, $1.count)) }
    let starts = shares.map(\.lowerBound)
    let spacing = layout.screen.sections[visible.cell.section].style.columnSpacing
    let showsGap = renderer.showsGaps && spacing > .zero

    printPlace(of: visible)
    writer.append(
      beside: cells.map(\.name), at: starts, bar: showsGap ? "| gap \(spacing) |" : "|")
    if let place = cells.last.flatMap({ place(of: $0.cell) }),
      place.columns.upperBound < place.columnCount
    {
      writer.append("|", at: start(ofColumn: place.columns.upperBound, of: place) - 2)
    }
    for line in 0..<(contents.map(\.count).max() ?? 0) {
      writer.start(at: 0, "")
      writer.append(beside: contents.map { line < $0.count ? $0[line] : "" }, at: starts, bar: "|")
    }
  }

  private func place(of cell: Cell) -> GridCoordinate? {
    cell.position.flatMap(layout.gridCoordinate)
  }

  /// Where a row of a grid is printed: from its name's column on, so that rows that stand below each other
  /// do so in print.
  private func share(of cell: Cell) -> Range<Int> {
    guard let place = place(of: cell) else { return columns.name..<columns.name + gridWidth }
    let start = start(ofColumn: place.columns.lowerBound, of: place)
    let end = self.start(ofColumn: place.columns.upperBound, of: place)
    // What stands beside it begins after two spaces, a bar and a space.
    return start..<max(start + 1, end - 4)
  }

  private func start(ofColumn column: Int, of place: GridCoordinate) -> Int {
    columns.name + gridWidth * column / place.columnCount
  }

  /// The width that the columns of a grid share: that of a name and what it shows on a phone, or of a text
  /// across a wider screen, at eight points a column.
  private var gridWidth: Int {
    max(60, Int(layout.environment.width.units / (8 * Length.unitsPerPoint)))
  }
}
