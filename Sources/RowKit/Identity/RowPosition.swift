/// Where a row stands in a screen: the index of its section, and its own in that section.
public struct RowPosition: Hashable, Sendable, Comparable {
  /// The index of the section in the screen.
  public var section: Int
  /// The index of the row in the section.
  public var row: Int

  /// Creates a position.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether the first position stands before the second.
  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension RowPosition: CustomStringConvertible {
  /// Section and row: `(2, 0)`.
  public var description: String { "(\(section), \(row))" }
}
