@testable import RowKit

extension Length {
  /// Rounder and shorter lengths.
  var smaller: [Length] {
    [self, self / 2].map { Length(units: $0.units - $0.units % Length.unitsPerPoint) }
      .filter { $0 != self && $0 != .zero }
  }
}

extension Double {
  /// Rounder and lower velocities.
  var smaller: [Double] {
    [rounded(.towardZero), (self / 2).rounded(.towardZero)].filter { $0 != self && $0 != 0 }
  }
}

extension Int {
  /// The first of what is counted round.
  var smaller: [Int] { self == 0 ? [] : [0] }
}

extension LayoutSize {
  /// Rounder and smaller sizes.
  var smaller: [LayoutSize] {
    width.smaller.map { LayoutSize(width: $0, height: height) }
      + height.smaller.map { LayoutSize(width: width, height: $0) }
  }
}
