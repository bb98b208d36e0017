/// Where the columns of a grid stand, in points from the leading edge of the screen.
///
/// Both edges of each are rounded from the leading edge, so that the columns and the spacing between them
/// add up to the width. They are found once for all rows.
struct GridColumns: Hashable, Sendable {
  private let starts: [Length]
  private let ends: [Length]

  var count: Int { starts.count }

  init(_ count: Int, from x: Length, in width: Length, spacing: Length) {
    let free = max(.zero, width - spacing * (count - 1))
    starts = (0..<count).map { x + free.scaled(by: $0, over: count) + spacing * $0 }
    ends = (1...count).map { x + free.scaled(by: $0, over: count) + spacing * ($0 - 1) }
  }

  /// Where some neighbouring columns stand, with the spacing between them.
  func frame(of columns: Range<Int>) -> (x: Length, width: Length) {
    let x = starts[columns.lowerBound]
    return (x, max(.zero, ends[columns.upperBound - 1] - x))
  }
}
