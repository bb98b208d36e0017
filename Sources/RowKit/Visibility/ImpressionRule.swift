/// When a row counts as looked at: how much of it has to be visible, and for how long.
///
///     var tracker = VisibilityTracker(impression: .visible(2, of: 3, for: 1500))
///
/// The part is one of the row's area, which is the part of its height, since a viewport cuts rows above
/// and below only. Of a row higher than the viewport, less the pinned header of its section, it is the
/// part of what the viewport then can show: `1, of: 2` is reached when the row fills half of that.
public struct ImpressionRule: Hashable, Sendable {
  /// The part that has to be visible, of ``whole``.
  public let part: Int
  /// What ``part`` is counted in; at least 1.
  public let whole: Int
  /// How long it has to be visible without a break.
  public let dwell: Milliseconds

  /// Half of the row for one second.
  ///
  /// Source: the Media Rating Council's guidelines for viewable impressions of 2014, which ask as much
  /// of an advertisement that is no video.
  public static let standard = visible(1, of: 2, for: .seconds(1))

  /// A part of the row for a time: `.visible(1, of: 2, for: .seconds(1))`.
  ///
  /// With a part of zero or less, or a whole of zero or less, any visible part is enough; a part above
  /// the whole is all of it. With a time of zero or less a row counts as soon as enough of it is visible.
  public static func visible(
    _ part: Int, of whole: Int, for dwell: Milliseconds
  ) -> ImpressionRule {
    ImpressionRule(
      part: whole > 0 ? max(0, min(part, whole)) : 0, whole: max(1, whole),
      dwell: max(.zero, dwell))
  }

  private init(part: Int, whole: Int, dwell: Milliseconds) {
    self.part = part
    self.whole = whole
    self.dwell = dwell
  }

  /// Whether enough is seen of a cell, in a viewport of a height.
  func isEnough(_ visible: VisibleCell, of layout: ScreenLayout, height: Length) -> Bool {
    guard visible.isCut else { return true }
    let room = layout.room(for: visible.cell, height: height)
    let extent = min(visible.cell.frame.height, room)
    // Exact, where a quotient would be rounded.
    return visible.visibleHeight.units.multipliedFullWidth(by: Int64(whole))
      >= extent.units.multipliedFullWidth(by: Int64(part))
  }
}

extension ScreenLayout {
  /// The most that a viewport of a height can show of a cell: what its section's pinned header leaves.
  ///
  /// The same wherever the viewport is, so that what is enough does not change on the way.
  fileprivate func room(for cell: Cell, height: Length) -> Length {
    cell.role == .header
      ? height : max(.zero, height - pinnedHeight(inSection: cell.section))
  }
}
