extension LayoutRect {
  /// The box on whole device pixels, in points: each edge rounded to the nearest pixel, halves away from
  /// zero.
  ///
  ///     let box = LayoutRect(x: 0, y: 10.25, width: 320, height: 20.5)
  ///     print(box.pixelAligned(scale: 2))  // (0, 10.5) 320×20.5
  ///
  /// The edges are rounded, not the size: boxes that meet still meet, boxes that do not overlap still do
  /// not, and no edge moves by more than half a pixel. So a box's size may change by up to a pixel, and
  /// one smaller than a pixel may vanish.
  ///
  /// - Parameter scale: How many device pixels make a point.
  /// - Precondition: A device pixel is a whole number of 1/240 points, as it is at the scales that a
  ///   ``LayoutEnvironment`` takes.
  public func pixelAligned(scale: Int) -> LayoutRect {
    let left = x.pixelAligned(scale: scale)
    let top = y.pixelAligned(scale: scale)
    return LayoutRect(
      x: left, y: top, width: maxX.pixelAligned(scale: scale) - left,
      height: maxY.pixelAligned(scale: scale) - top)
  }
}
