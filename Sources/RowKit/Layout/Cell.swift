/// One laid-out header, row or footer.
public struct Cell: Sendable {
  /// The row, or the row that stands as header or footer.
  public let row: AnyRow
  /// The index of its section.
  public let section: Int
  /// Where the row stands; nil for a header or footer.
  public let position: RowPosition?
  /// Where it is, in points from the top left corner of the screen's content.
  public let frame: LayoutRect
  /// What it was laid out in.
  public let environment: LayoutEnvironment
  /// The line between this row and the next; nil where there is none.
  public let separator: Separator?
  /// Whether its height is an estimate, since a lazy layout has not measured it yet.
  public let isEstimated: Bool
  let advances: [FontAdvances?]

  /// The frame on whole device pixels, in points: each of its edges rounded to the nearest pixel from the
  /// content's top left corner.
  ///
  /// Cells whose frames meet meet here too, without gap or overlap; ``frame`` stays exact, so that heights
  /// add up. A separator's frame is brought onto the pixels in the same way, by ``LayoutRect/pixelAligned(scale:)``.
  public var pixelFrame: LayoutRect { frame.pixelAligned(scale: environment.scale) }

  /// Whether it is a row, a header or a footer.
  public var role: RowID.Role { row.id.role }

  /// What is drawn in the cell, and where: lines of text, pictures, controls.
  ///
  /// Made anew each time it is asked for, from the row, the width and the environment.
  ///
  /// - Complexity: O(n) in the content.
  public var fragments: [Fragment] {
    RowLayout(
      rulers: FontRulers(environment.fontMetrics, environment.textSize, made: advances),
      environment: environment,
      width: frame.width
    ).place(row, height: frame.height).fragments
  }
}
