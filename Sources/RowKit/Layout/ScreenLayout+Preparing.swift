extension ScreenLayout {
  /// Measures the rows that are seen at an offset and those near them, where their heights are estimates.
  ///
  /// What is seen does not move: the result is the offset at which the first row that was seen at the
  /// offset before, and is seen now, stands where it stood. Where that is not known, or nothing of it is
  /// seen any more, it is the first row that is seen and measured. At the top, where nothing is above, the
  /// result is the offset given. The ends of the content go before: where it turns out to end above the
  /// viewport's bottom, or to begin below its top, it is moved there, unless the offset was past that end
  /// already.
  ///
  ///     offset = layout.prepare(around: target, from: offset)
  ///     show(layout.visibleCells(offset: offset))
  ///
  /// Until a row was prepared, its frame is an estimate, and ``Cell/isEstimated`` says so; so is the
  /// place of all below it. In an exact layout there is nothing to measure.
  ///
  /// - Parameters:
  ///   - offset: How far the content is to be scrolled up, in points; one below zero, past the top, stays.
  ///   - previous: How far it was scrolled up before; nil where nothing was seen.
  ///   - height: The height of the viewport; the environment's unless given.
  ///   - margin: How far above and below the viewport rows are measured too, in points; half of the
  ///     viewport's height unless given. Heights and margins below zero count as zero.
  /// - Returns: The offset that shows the same rows in the same places.
  /// - Complexity: O(log n + k + s + n / 256) in all rows, the k that are near and the sections, and in
  ///   the text of those that are measured. O(log n + k) where none near is an estimate. Rows without
  ///   height are near as often as they stand there.
  public mutating func prepare(
    around offset: Length, from previous: Length? = nil, height: Length? = nil,
    margin: Length? = nil
  ) -> Length {
    guard case .lazy = measurement else { return offset }
    let room = MeasuringWindow(height: viewportHeight(height), margin: margin)
    return measure(around: offset, from: previous, isHeldAtTop: offset <= .zero, room)
  }

  /// Measures what is seen of this layout once it takes the place of another, and gives the offset after
  /// a difference at which what was seen stays where it is.
  ///
  ///     var next = layout.updated(by: difference)
  ///     offset = next.prepare(after: difference, replacing: layout, from: offset)
  ///
  /// As ``offset(after:replacing:from:toggled:height:)``, which in a lazy layout goes by estimates: what is
  /// anchored stays where it is, however high the rows around it turn out to be, and the ends of the
  /// content hold as they are in the end.
  ///
  /// - Parameters:
  ///   - difference: What changed from the other layout's screen to this one's.
  ///   - old: The layout that was shown.
  ///   - offset: How far it was scrolled up, in points.
  ///   - toggled: The id of the row that a person expanded or collapsed; nil for any other change.
  ///   - height: The height of the viewport, in points; each environment's own unless given.
  ///   - margin: As for ``prepare(around:from:height:margin:)``.
  /// - Returns: At least 0 and at most ``maxOffset(height:)``.
  /// - Precondition: The difference is that of the two layouts' screens, or of equal ones.
  /// - Complexity: That of ``offset(after:replacing:from:toggled:height:)``, and of
  ///   ``prepare(around:from:height:margin:)`` a few times.
  public mutating func prepare(
    after difference: ScreenDifference, replacing old: ScreenLayout, from offset: Length,
    toggled: RowID? = nil, height: Length? = nil, margin: Length? = nil
  ) -> Length {
    let anchor = anchor(
      after: difference, replacing: old, from: offset, toggled: toggled, height: height)
    let room = MeasuringWindow(height: viewportHeight(height), margin: margin)
    let target = prepare(around: anchor, from: offset, room)
    return clamped(target, height: height)
  }

  /// Measures around what stays where it is, and gives the offset at which it does; in a lazy layout, held
  /// within the content but for an overshoot past its end.
  ///
  /// - Parameter offset: How far the content was scrolled up; where it stays if nothing is anchored.
  mutating func prepare(
    around anchor: Anchor?, from offset: Length, pastEnd overshoot: Length = .zero,
    _ room: MeasuringWindow
  ) -> Length {
    let target = anchor?.offset ?? offset
    guard case .lazy = measurement else { return target }
    // What is not near keeps nothing in its place that is seen.
    if let anchor, anchor.distance <= room.height + room.margin {
      return measure(around: anchor, past: (.zero, overshoot), room)
    }
    return measure(
      around: held(target, past: (.zero, overshoot), room), from: nil,
      isHeldAtTop: offset <= .zero, room)
  }

  /// Measures what is seen when a cell is scrolled to, and gives the offset that shows it there.
  ///
  /// As ``offset(showing:at:from:height:)``, which in a lazy layout goes by estimates.
  ///
  /// - Parameters:
  ///   - id: The id of a row, header or footer.
  ///   - alignment: Where it is to be seen.
  ///   - current: How far the content is scrolled up now, in points.
  ///   - height: The height of the viewport; the environment's unless given. One below zero counts as
  ///     zero.
  /// - Returns: The offset, or nil if the id is not there.
  /// - Complexity: That of ``prepare(around:from:height:margin:)``, a few times.
  public mutating func prepare(
    showing id: RowID, at alignment: ScrollAlignment, from current: Length, height: Length? = nil
  ) -> Length? {
    var current = current
    if alignment == .nearest {
      let seen = prepare(around: current, from: current, height: height)
      guard let target = offset(showing: id, at: alignment, from: seen, height: height) else {
        return nil
      }
      if target == seen { return seen }
      // What is measured above moves both, so only the side from which it comes is kept.
      current = target < seen ? Length(units: .max) : -Length(units: .max)
    }
    guard var offset = offset(showing: id, at: alignment, from: current, height: height) else {
      return nil
    }
    // What is measured moves the cell, and lets others come near; each round measures some of them.
    while true {
      let kept = prepare(around: offset, height: height)
      let next = self.offset(showing: id, at: alignment, from: current, height: height)
      guard let next, next != offset || kept != offset else { return offset }
      offset = next
    }
  }
}
