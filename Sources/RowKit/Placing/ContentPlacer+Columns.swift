extension ContentPlacer {
  mutating func place(_ columns: Columns, x: Length, y: Length, width: Length) -> Length {
    guard columns.stacksWhenTooNarrow else {
      return placeSideBySide(columns, x: x, y: y, width: width)
    }
    if isTrial {
      // What has room beside others has room below them: to try both ways at each depth would take
      // twice as long for each.
      hasGuessedHeight = true
      return place(Stack(columns.elements), x: x, y: y, width: width)
    }
    var trial = self
    trial.kept = nil
    trial.fits = true
    trial.isTrial = true
    let height = trial.placeSideBySide(columns, x: x, y: y, width: width)
    guard trial.fits else { return place(Stack(columns.elements), x: x, y: y, width: width) }
    if kept == nil, !trial.hasGuessedHeight { return height }
    return placeSideBySide(columns, x: x, y: y, width: width)
  }

  private mutating func placeSideBySide(
    _ columns: Columns, x: Length, y: Length, width: Length
  ) -> Length {
    let (outerBleed, outerWidth) = (bleed, widthAround)
    bleed = nil
    widthAround = widthAround ?? width
    defer { (bleed, widthAround) = (outerBleed, outerWidth) }
    let spacing = max(.zero, columns.spacing.bounded)
    let between = spacing * max(0, columns.elements.count - 1)
    let free = max(.zero, width - between)
    let shares = columns.elements.indices.map(columns.share)
    let all = shares.reduce(0, +)
    let (outside, findings) = (kept?.fragments, kept?.findings)
    var inside: [[Fragment]] = []
    var height = Length.zero
    var before = 0
    for (index, element) in columns.elements.enumerated() {
      // Both edges are rounded from the start, so that the widths add up to what is free.
      let start = free.scaled(by: before, over: all)
      before += shares[index]
      let end = free.scaled(by: before, over: all)
      kept?.fragments = []
      let columnHeight = place(
        element, x: x + start + spacing * index, y: y, width: end - start)
      height = max(height, columnHeight)
      if let kept { inside.append(kept.fragments) }
    }
    if let outside { kept?.fragments = outside }
    if between > width {
      // That nothing in the columns has room follows from it.
      kept?.findings = findings
      keepFinding(.spacingTooWide(needs: between, has: width))
    }
    keep(.columns(inside), LayoutRect(x: x, y: y, width: width, height: height))
    return height
  }
}
