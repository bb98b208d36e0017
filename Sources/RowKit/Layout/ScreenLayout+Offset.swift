extension ScreenLayout {
  /// How far the content can be scrolled up, in points: until its bottom is at the viewport's; 0 when
  /// all of it fits.
  ///
  /// - Parameter height: The height of the viewport; the environment's unless given. One below zero
  ///   counts as zero.
  public func maxOffset(height: Length? = nil) -> Length {
    max(.zero, contentHeight - max(.zero, height ?? environment.viewportHeight))
  }

  /// The offset nearest to another that neither leaves a gap above the content nor one below it.
  ///
  /// Where the content ends is not known before its last row is measured.
  func clamped(_ offset: Length, height: Length?) -> Length {
    isEndKnown ? min(max(.zero, offset), maxOffset(height: height)) : max(.zero, offset)
  }

  /// Whether the last row is measured.
  private var isEndKnown: Bool {
    guard let last = sections.last(where: { $0.rowCount > 0 }) else { return true }
    return !last.isEstimated(last.rowCount - 1)
  }

  /// Where rows begin to be seen, in points from the content's top: at the top of the viewport, or at
  /// the bottom of the pinned header that is held there or pushed out.
  ///
  /// - Complexity: O(log n) in the sections.
  func pinLine(at offset: Length) -> Length {
    let section = firstSection(below: offset)
    guard section < sections.count, sectionEdges[section] < offset else { return offset }
    let height = pinnedHeight(inSection: section)
    return max(offset, min(offset + height, sectionEdges[section + 1]))
  }

  /// The height of a section's header if that is pinned, in points, else zero.
  func pinnedHeight(inSection section: Int) -> Length {
    screen.sections[section].style.isHeaderPinned ? sections[section].headerHeight : .zero
  }

  /// The offset at which a cell is at the top of the viewport, below its section's pinned header.
  func topOffset(of cell: Cell) -> Length {
    guard cell.role != .header else { return cell.frame.y }
    return cell.frame.y - pinnedHeight(inSection: cell.section)
  }
}
