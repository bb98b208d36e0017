/// Tells which rows, headers and footers appear, are looked at and disappear, from viewports and times.
///
///     var tracker = VisibilityTracker(prefetchMargin: 300)
///     for event in tracker.update(layout, offset: offset, at: now) {
///       switch event.kind {
///       case .prefetch: images.load(for: event.id)
///       case .cancelPrefetch: images.cancel(for: event.id)
///       case .didAppear: videos.play(event.id)
///       case .didDisappear: videos.pause(event.id)
///       case .impression: log.add(event.id, at: event.time)
///       }
///     }
///
/// Update it whenever the viewport moves or the screen changes, at ``nextImpression``, and
/// ``end(at:)`` it when the screen is left.
///
/// **Who is who.** A row is known by its id: one that an update of the screen moves is still itself, one
/// that it removes disappears, and one that it brings into view appears.
///
/// **Visible** is what ``ScreenLayout/visibleCells(offset:height:)`` finds: a part below the pinned header
/// and above the viewport's bottom, however small. What a fling passes over between two updates was never
/// visible, so nothing is told of it.
///
/// **An impression** is told once enough of a row has been visible for long enough without a break, by an
/// ``ImpressionRule``. The time between two updates counts if enough was visible at both; an update at
/// which less is visible is a break, and the time starts anew. It is told once for each appearance: again
/// after the row has disappeared and come back, but not if it was only cut for a while.
///
/// **Times** come from the caller; any clock will do that is kept to. A time before the last one is taken
/// as it is: nothing is lost but the time between the two.
///
/// What the tracker keeps grows with what is visible or within the margin, not with the screen.
public struct VisibilityTracker: Hashable, Sendable {
  /// When a row counts as looked at.
  public let impression: ImpressionRule
  /// How far above and below the viewport rows are prefetched, in points; nil for no prefetching.
  ///
  /// A change holds from the next update. One below zero counts as zero.
  public var prefetchMargin: Length?

  /// What was visible at the last update, from top to bottom.
  private(set) var seen: [TrackedRow] = []
  /// The rows that were within the viewport and its margin at the last update, from top to bottom.
  var near: [RowID] = []
  private var lastTime: Milliseconds?

  /// Creates a tracker to which nothing is visible yet.
  ///
  /// - Parameters:
  ///   - impression: When a row counts as looked at: half of it for a second, unless given.
  ///   - prefetchMargin: How far above and below the viewport rows are prefetched, in points; nil, the
  ///     default, for no prefetching.
  public init(impression: ImpressionRule = .standard, prefetchMargin: Length? = nil) {
    self.impression = impression
    self.prefetchMargin = prefetchMargin
  }

  /// Takes in what a viewport shows, and tells what changed since the last update.
  ///
  /// First what left: disappearances, then cancelled prefetches, each in the order from top to bottom in
  /// which the rows stood at the last update. Then what came: prefetches, appearances, impressions, each
  /// from top to bottom as they stand now.
  ///
  /// - Parameters:
  ///   - layout: The screen as it is laid out now.
  ///   - offset: How far the content is scrolled up, in points; negative past the top.
  ///   - height: The height of the viewport; the environment's unless given. Nothing is visible in one
  ///     of zero or less.
  ///   - time: When the viewport was there, since any fixed start.
  /// - Returns: What changed; it is told only once.
  /// - Complexity: O(log n + k) in all rows and the k that are visible or within the margin, or were at
  ///   the last update.
  public mutating func update(
    _ layout: ScreenLayout, offset: Length, height: Length? = nil, at time: Milliseconds
  ) -> [VisibilityEvent] {
    let height = max(.zero, height ?? layout.environment.viewportHeight)
    let elapsed = elapse(to: time)
    var before: [RowID: TrackedRow.Attention] = [:]
    for row in seen { before[row.id] = row.attention }
    var appeared: [VisibilityEvent] = []
    var impressions: [VisibilityEvent] = []

    let now = layout.visibleCells(offset: offset, height: height).map { visible in
      let known = before.removeValue(forKey: visible.cell.row.id)
      var row = TrackedRow(visible.cell, attention: known)
      if known == nil { appeared.append(row.event(.didAppear, time: time)) }
      let isEnough = impression.isEnough(visible, of: layout, height: height)
      if let overdue = row.hold(isEnough, for: elapsed, dwell: impression.dwell) {
        impressions.append(row.event(.impression, time: time - overdue))
      }
      return row
    }
    let disappeared = seen.filter { before[$0.id] != nil }.map {
      VisibilityEvent(.didDisappear, $0.id, time: time)
    }
    seen = now
    let (cancelled, prefetched) = updateNear(layout, offset: offset, height: height, at: time)
    return disappeared + cancelled + prefetched + appeared + impressions
  }

  /// Takes in that the screen is left, or covered: nothing is visible any more.
  ///
  /// The viewport of the last update counts as unchanged until now. So the impressions that came due come
  /// first, then a disappearance for everything visible, then a cancelled prefetch for every row within
  /// the margin, each from top to bottom. After it the tracker is as it was when it was made.
  ///
  /// - Parameter time: When the screen was left.
  /// - Returns: What changed; nothing if it has ended already.
  /// - Complexity: O(k) in what is visible or within the margin.
  public mutating func end(at time: Milliseconds) -> [VisibilityEvent] {
    let elapsed = elapse(to: time)
    let impressions = seen.indices.compactMap { index -> VisibilityEvent? in
      let wasEnough = seen[index].span != nil
      return seen[index].hold(wasEnough, for: elapsed, dwell: impression.dwell)
        .map { seen[index].event(.impression, time: time - $0) }
    }
    let disappeared = seen.map { VisibilityEvent(.didDisappear, $0.id, time: time) }
    let cancelled = near.map { VisibilityEvent(.cancelPrefetch, $0, time: time) }
    self = VisibilityTracker(impression: impression, prefetchMargin: prefetchMargin)
    return impressions + disappeared + cancelled
  }

  /// When the next impression is due if the viewport stays where it is, or nil if none is.
  ///
  /// An app that updates the tracker at this time, by a timer, misses no impression when the person next
  /// jumps elsewhere; one that does not is told of it at the next update that still finds the row.
  ///
  /// - Complexity: O(k) in what is visible.
  public var nextImpression: Milliseconds? {
    guard let lastTime else { return nil }
    return seen.lazy.compactMap(\.span).max().map { lastTime + (impression.dwell - $0) }
  }

  /// The time since the last update; none at the first, and where the clock went back.
  private mutating func elapse(to time: Milliseconds) -> Milliseconds {
    defer { lastTime = time }
    return lastTime.map { max(.zero, time - $0) } ?? .zero
  }
}
