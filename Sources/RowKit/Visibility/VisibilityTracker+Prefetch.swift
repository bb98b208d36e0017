extension VisibilityTracker {
  /// Takes in which rows are within the viewport and its margin, and tells which left and which came.
  ///
  /// They are those that a viewport higher by the margin above and below would show: every visible row is
  /// among them, for the pin line of the higher viewport is never below that of the viewport itself.
  ///
  /// - Complexity: O(log n + k) in all rows and the k that are within, or were.
  mutating func updateNear(
    _ layout: ScreenLayout, offset: Length, height: Length, at time: Milliseconds
  ) -> (cancelled: [VisibilityEvent], prefetched: [VisibilityEvent]) {
    guard prefetchMargin != nil || !near.isEmpty else { return ([], []) }
    var before = Set(near)
    var prefetched: [VisibilityEvent] = []
    let now = cellsWithinMargin(layout, offset: offset, height: height).compactMap {
      visible -> RowID? in
      let cell = visible.cell
      guard cell.role == .row else { return nil }
      if before.remove(cell.row.id) == nil {
        prefetched.append(
          VisibilityEvent(.prefetch, cell.row.id, at: cell.position, time: time))
      }
      return cell.row.id
    }
    let cancelled = near.filter(before.contains).map {
      VisibilityEvent(.cancelPrefetch, $0, time: time)
    }
    near = now
    return (cancelled, prefetched)
  }

  private func cellsWithinMargin(
    _ layout: ScreenLayout, offset: Length, height: Length
  ) -> [VisibleCell] {
    guard let prefetchMargin else { return [] }
    let margin = max(.zero, prefetchMargin.bounded)
    return layout.visibleCells(offset: offset - margin, height: height + margin + margin)
  }
}
