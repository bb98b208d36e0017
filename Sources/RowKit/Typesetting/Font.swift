/// What decides how wide and high characters are: a size, and whether they are bold.
public struct Font: Hashable, Sendable {
  /// The size of an em, in points.
  public var size: Length
  /// Whether the characters are bold.
  public var isBold: Bool

  /// Creates a font; a size below zero counts as zero.
  public init(size: Length, isBold: Bool = false) {
    self.size = max(.zero, size)
    self.isBold = isBold
  }
}
