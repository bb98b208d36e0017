/// How high a header is: between which heights it moves, and when.
///
/// A session has it of its header's parts and ``HeaderMode``; tests compare it with one of their own.
public struct HeaderRule: Hashable, Sendable {
  /// What is left of the header once it is collapsed, in points.
  public let min: Length
  /// How far the header comes back before the page moves, in points.
  public let reveal: Length
  /// The height of the whole header, in points.
  public let max: Length
  /// Where the header comes to rest.
  public let snap: HeaderSnap
  /// Who stretches past the top.
  public let bounce: ScrollBounce

  /// Creates a rule.
  ///
  /// - Throws: ``ScrollError`` unless 0 ≤ `min` ≤ `reveal` ≤ `max`, and `max` is at most
  ///   ``Length/greatest``.
  public init(
    min: Length, reveal: Length, max: Length, snap: HeaderSnap = .none, bounce: ScrollBounce = .page
  ) throws(ScrollError) {
    guard .zero <= min, min <= reveal, reveal <= max, max <= .greatest else {
      throw .rule(min: min, reveal: reveal, max: max)
    }
    self.init(ordered: min, reveal, max, snap: snap, bounce: bounce)
  }

  private init(
    ordered min: Length, _ reveal: Length, _ max: Length, snap: HeaderSnap, bounce: ScrollBounce
  ) {
    self.min = min
    self.reveal = reveal
    self.max = max
    self.snap = snap
    self.bounce = bounce
  }

  /// The same rule, where the header collapses no further than the content makes it scroll.
  func limited(viewport: Length, content: Length) -> HeaderRule {
    let limit = Swift.max(min, Swift.min(max, viewport - content))
    return HeaderRule(
      ordered: limit, Swift.max(reveal, limit), max, snap: snap, bounce: bounce)
  }
}

extension HeaderRule {
  /// Where the header comes to rest at settle.
  ///
  /// The stops are ``min``, ``reveal`` and ``max``; the choice is between the two around the height.
  func restingHeight(from extent: Length, lastDirection: ScrollDirection?) -> Length {
    let stops = [min, reveal, max]
    guard snap != .none, let upper = stops.first(where: { $0 >= extent }),
      let lower = stops.last(where: { $0 <= extent })
    else { return extent }
    let (down, up) = (extent - lower, upper - extent)
    switch (snap, lastDirection) {
    case (.none, _): return extent
    case (.lastDirection, .up): return lower
    case (.lastDirection, .down): return upper
    case (.lastDirection, nil), (.nearest(.expands), _): return up <= down ? upper : lower
    case (.nearest(.collapses), _): return up < down ? upper : lower
    }
  }

  /// Where a height goes when this rule takes the place of another: one at an end stays at that end.
  func extent(from extent: Length, of old: HeaderRule) -> Length {
    if extent == old.max { return max }
    if extent == old.min { return min }
    return Swift.min(Swift.max(min, extent), max)
  }
}
