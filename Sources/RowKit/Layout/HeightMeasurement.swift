/// When the heights of automatic rows are found.
public enum HeightMeasurement: Hashable, Sendable {
  /// All of them when the screen is laid out.
  case exact
  /// Each when it comes near what is seen, by ``ScreenLayout/prepare(around:from:height:margin:)``; until
  /// then it counts as this high, in points, held within its own bounds; an estimate below 1 counts
  /// as 1.
  ///
  /// Only rows of automatic height are estimated; the others cost nothing to find. So are headers and
  /// footers, which are few.
  case lazy(estimate: Length)

  /// The height of a row that is not measured yet, by a guess or the estimate; nil where it has to be.
  @inline(__always)
  func estimate(of row: AnyRow, guess: Length? = nil) -> Length? {
    guard case .lazy(let estimate) = self, case .automatic(let lower, let upper) = row.height.rule
    else { return nil }
    return max(lower, min(upper, guess ?? max(1, estimate.bounded)))
  }
}
