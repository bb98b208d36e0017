/// A direction in which content moves on the screen.
public enum ScrollDirection: Hashable, Sendable {
  /// Towards the top: further content comes into view below.
  case up
  /// Towards the bottom.
  case down
}
