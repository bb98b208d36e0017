extension ScreenLayout {
  /// How far the content can be scrolled up, in points: until its bottom is at the viewport's; 0 when
  /// all of it fits.
  ///
  /// - Parameter height: The height of the viewport; the environment's unless given. One below zero
  ///   counts as zero.
  public func maxOffset(height: Length? = nil) -> Length {
    max(.zero, contentHeight - viewportHeight(height))
  }

  /// The height of a viewport, in points: the environment's unless given, and not below zero.
  func viewportHeight(_ height: Length?) -> Length {
    max(.zero, height ?? environment.viewportHeight)
  }

  /// The offset nearest to another that neither leaves a gap above the content nor one below it.
  func clamped(_ offset: Length, height: Length?) -> Length {
    max(.zero, isEndKnown(at: offset) ? min(offset, maxOffset(height: height)) : offset)
  }

  /// Whether it is known how far below what is seen the content ends: all rows from there on are measured.
  ///
  /// - Complexity: O(log n + s) in the rows and sections.
  func isEndKnown(at offset: Length) -> Bool {
    guard measurement != .exact, let first = firstRow(belowPinLineAt: offset) ?? lastRow else {
      return true
    }
    return sections[first.section].isMeasured(from: first.row)
      && sections[(first.section + 1)...].allSatisfy(\.estimated.isEmpty)
  }

  /// The last row of all, or nil if there is none.
  var lastRow: RowPosition? {
    sections.lastIndex { $0.rowCount > 0 }
      .map { RowPosition(section: $0, row: sections[$0].rowCount - 1) }
  }
}
