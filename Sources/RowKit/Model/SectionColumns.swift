/// How many rows of a section stand side by side.
public enum SectionColumns: Hashable, Sendable {
  /// So many, from 1 to 100: one makes a list, more a grid. Where their spacing alone is wider than the
  /// section, they have no width, and the last ones stand past its edge.
  case count(Int)
  /// As many as have room when each is at least so many points wide, from 1 to 100. A width below 1
  /// counts as 1.
  case adaptive(minimumWidth: Length)

  /// The number of columns in a width.
  func count(in width: Length, spacing: Length) -> Int {
    switch self {
    case .count(let count): return min(max(1, count), 100)
    case .adaptive(let minimum):
      let step = max(1, minimum.bounded) + spacing
      return min(max(1, Int((width + spacing).units / step.units)), 100)
    }
  }
}
