/// A box on a screen: where its top left corner is, and its size, in points.
public struct LayoutRect: Hashable, Sendable {
  /// The distance of the left edge from the left.
  public var x: Length
  /// The distance of the top edge from the top.
  public var y: Length
  /// The width.
  public var width: Length
  /// The height.
  public var height: Length

  /// Creates a box.
  public init(x: Length, y: Length, width: Length, height: Length) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The distance of the right edge from the left.
  public var maxX: Length { x + width }

  /// The distance of the bottom edge from the top.
  public var maxY: Length { y + height }

  /// The box moved right by `x` and down by `y`.
  public func moved(x: Length = .zero, y: Length = .zero) -> LayoutRect {
    LayoutRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

extension LayoutRect: CustomStringConvertible {
  /// The corner and the size: `(16, 8) 288×44`.
  public var description: String { "(\(x), \(y)) \(width)×\(height)" }
}
