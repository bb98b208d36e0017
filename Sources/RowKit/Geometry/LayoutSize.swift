/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// The width, in points.
  public var width: Length
  /// The height, in points.
  public var height: Length

  /// Creates a size.
  public init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }
}
