/// A part of a header where it stands on the screen.
public struct PlacedPart: Sendable {
  /// The part.
  public let part: HeaderPart
  /// Where its top is, in points from the screen's top; below zero while it is cut.
  public let top: Length
  /// How high it is drawn, in points.
  public let height: Length
  /// The height of what is cut off above, in points: by the screen's top, or by pinned parts that it has
  /// moved under.
  public let cutTop: Length
  /// The height of what is cut off below, by the screen's bottom, in points.
  public let cutBottom: Length
  /// The layout of a part that is a screen.
  public let layout: ScreenLayout?

  /// The height of what is seen, in points.
  public var visibleHeight: Length { max(.zero, height - cutTop - cutBottom) }
}
