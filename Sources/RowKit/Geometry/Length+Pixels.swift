extension Length {
  /// This length rounded to the nearest device pixel, halves away from zero, in points.
  ///
  ///     print(Length(10.25).pixelAligned(scale: 2))  // 10.5
  ///
  /// It moves by at most half a pixel.
  ///
  /// - Parameter scale: How many device pixels make a point.
  /// - Precondition: A device pixel is a whole number of 1/240 points, as it is at the scales that a
  ///   ``LayoutEnvironment`` takes.
  public func pixelAligned(scale: Int) -> Length {
    precondition(
      scale > 0 && Length.unitsPerPoint % Int64(scale) == 0,
      "A device pixel is a whole number of 1/240 points; it is not at \(scale) pixels in a point.")
    let pixel = Length.unitsPerPoint / Int64(scale)
    let rest = units % pixel
    let lower = units - rest
    guard rest.magnitude * 2 >= pixel.magnitude else { return Length(units: lower) }
    return Length(units: units < 0 ? lower - pixel : lower + pixel)
  }
}
