/// Distances from the four edges of a box to what it holds, in points.
///
/// Leading is left in a left-to-right environment and right in a right-to-left one.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Length
  /// The distance from the edge where a line of text starts.
  public var leading: Length
  /// The distance from the bottom edge.
  public var bottom: Length
  /// The distance from the edge where a line of text ends.
  public var trailing: Length

  /// Creates insets; what is not given is zero.
  public init(
    top: Length = .zero, leading: Length = .zero, bottom: Length = .zero, trailing: Length = .zero
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are equal on opposite sides.
  public init(horizontal: Length, vertical: Length) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// No insets.
  public static let zero = Insets()

  /// What a row keeps between its edges and its content unless it says otherwise:
  /// 16 left and right, 8 above and below.
  public static let row = Insets(horizontal: 16, vertical: 8)

  /// These insets, each held within ``Length/greatest`` either way.
  package var bounded: Insets {
    Insets(
      top: top.bounded, leading: leading.bounded, bottom: bottom.bounded,
      trailing: trailing.bounded)
  }

  /// Leading and trailing together.
  public var horizontal: Length { leading + trailing }

  /// Top and bottom together.
  public var vertical: Length { top + bottom }
}
