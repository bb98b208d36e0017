extension ScreenLayout {
  /// The offset that shows the row, header or footer with an id, or nil if it is not there.
  ///
  ///     if let target = layout.offset(showing: id, at: .nearest, from: offset) { offset = target }
  ///
  /// A row or footer is shown below its section's pinned header. The end of the content goes before: what
  /// is in the last viewport cannot come further up, so the result is at least 0 and at most
  /// ``maxOffset(height:)``, in a lazy layout once the rows down to the end are measured.
  ///
  /// - Parameters:
  ///   - id: The id of a row, header or footer.
  ///   - alignment: Where in the viewport it is to be.
  ///   - offset: How far the content is scrolled up now, in points, also past its ends; only
  ///     ``ScrollAlignment/nearest`` depends on it.
  ///   - height: The height of the viewport, in points; the environment's unless given. One below zero
  ///     counts as zero.
  /// - Complexity: As ``Screen/subscript(_:)-(RowID)``.
  public func offset(
    showing id: RowID, at alignment: ScrollAlignment, from offset: Length, height: Length? = nil
  ) -> Length? {
    cell(for: id).map { cell in
      let target = target(of: cell, alignment, offset, viewportHeight(height))
      return clamped(target, height: height)
    }
  }

  /// The offset that shows a section from its start, also one without rows.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - height: The height of the viewport, in points; the environment's unless given.
  /// - Returns: At least 0 and at most ``maxOffset(height:)``.
  /// - Precondition: The section is in the screen.
  /// - Complexity: O(1).
  public func offset(showingSectionAt section: Int, height: Length? = nil) -> Length {
    clamped(frame(ofSection: section).y, height: height)
  }

  /// The offset that shows the first section with a key from its start, also one without rows; nil if
  /// there is none.
  ///
  /// - Parameters:
  ///   - key: The key of the section.
  ///   - height: The height of the viewport, in points; the environment's unless given.
  /// - Returns: At least 0 and at most ``maxOffset(height:)``.
  /// - Complexity: O(n) in the sections.
  public func offset(
    showingSection key: some Hashable & Sendable, height: Length? = nil
  ) -> Length? {
    let key = RowKey(key)
    return screen.sections.firstIndex { $0.key == key }
      .map { offset(showingSectionAt: $0, height: height) }
  }

  private func target(
    of cell: Cell, _ alignment: ScrollAlignment, _ offset: Length, _ height: Length
  ) -> Length {
    let top = topOffset(of: cell)
    let bottom = cell.frame.maxY - height
    switch alignment {
    case .top: return top
    case .bottom: return bottom
    // At the top as much is free below the cell as is to be shared out.
    case .center: return top - (top - bottom) / 2
    case .nearest:
      guard bottom <= top else { return top }
      return min(max(offset, bottom), lastOffset(showingAllOf: cell))
    }
  }

  /// The greatest offset at which nothing of a cell is cut off above.
  private func lastOffset(showingAllOf cell: Cell) -> Length {
    // A pinned header is held at the top until the end of its section pushes it.
    guard cell.role == .header, screen.sections[cell.section].style.isHeaderPinned else {
      return topOffset(of: cell)
    }
    return frame(ofSection: cell.section).maxY - cell.frame.height
  }
}
