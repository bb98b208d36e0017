/// What happened to a row, header or footer as a screen was scrolled or changed.
///
/// ``VisibilityTracker`` makes them.
public struct VisibilityEvent: Hashable, Sendable {
  /// What can happen, in the order in which one update reports it.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Kind: Hashable, Sendable {
    /// Nothing of it is visible any more, or it is no longer in the screen. Once after each
    /// ``didAppear``.
    case didDisappear
    /// A row is no longer within the viewport and its prefetch margin, or no longer in the screen. Once
    /// after each ``prefetch``, whether the row has been visible or not.
    case cancelPrefetch
    /// A row, not a header or footer, came within the viewport and its prefetch margin.
    case prefetch
    /// A part of it became visible.
    case didAppear
    /// Enough of it has been visible for long enough, by an ``ImpressionRule``. At most once between a
    /// ``didAppear`` and its ``didDisappear``.
    case impression
  }

  /// What happened.
  public let kind: Kind
  /// What it happened to.
  public let id: RowID
  /// Where the row stands in the screen of the update; nil for a header or footer, and for what left,
  /// which may stand elsewhere by now, or nowhere.
  public let position: RowPosition?
  /// When it happened: the update's time, but for an impression the time at which it was due.
  public let time: Milliseconds

  init(_ kind: Kind, _ id: RowID, at position: RowPosition? = nil, time: Milliseconds) {
    self.kind = kind
    self.id = id
    self.position = position
    self.time = time
  }
}

extension VisibilityEvent: CustomStringConvertible {
  /// The time, what happened, the id, and the position: `1000 ms: impression prices/Price[3] at (1, 3)`.
  public var description: String {
    "\(time): \(kind) \(id)" + (position.map { " at \($0)" } ?? "")
  }
}
