/// The line between two rows of a list.
public struct Separator: Hashable, Sendable {
  /// Where it is drawn, in points from the top left corner of the screen's content: along the bottom of
  /// the upper row, inside its frame.
  public let frame: LayoutRect
  /// The row above it.
  public let above: RowID
  /// The row below it.
  public let below: RowID
}
