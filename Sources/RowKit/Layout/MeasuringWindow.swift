/// What is measured of a lazy layout: a viewport, and a margin above and below it, in points.
struct MeasuringWindow {
  let height: Length
  let margin: Length

  /// The margin is half of the viewport's height unless given; one below zero counts as zero.
  init(height: Length, margin: Length?) {
    self.height = height.bounded
    self.margin = max(.zero, margin?.bounded ?? self.height.scaled(by: 1, over: 2))
  }
}
