/// What became of a movement: how much of it each part took, in points, and what is left.
///
/// The parts and the rest add up to the movement, exactly. Positive is towards the top, or towards the
/// leading edge.
public struct ScrollConsumption: Hashable, Sendable {
  /// A part that takes movement.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Part: Hashable, Sendable, CaseIterable {
    /// The header, which shrinks by what it takes.
    case header
    /// The page, which scrolls; what was measured on the way and moved nothing on the screen is not counted.
    case page
    /// The stretch past an end.
    case overscroll
    /// The pages side by side.
    case pager
    /// A carousel.
    case carousel
  }

  /// What the header took.
  public internal(set) var header = Length.zero
  /// What the page took.
  public internal(set) var page = Length.zero
  /// What the stretch past an end took.
  public internal(set) var overscroll = Length.zero
  /// What the pages side by side took.
  public internal(set) var pager = Length.zero
  /// What a carousel took.
  public internal(set) var carousel = Length.zero
  /// What nobody took, and goes back to the caller.
  public internal(set) var unconsumed = Length.zero
  private var first: Part?
  private var second: Part?
  private var third: Part?

  init() {}

  /// What a part took.
  public subscript(part: Part) -> Length {
    switch part {
    case .header: header
    case .page: page
    case .overscroll: overscroll
    case .pager: pager
    case .carousel: carousel
    }
  }

  /// The parts that took something, in the order in which they first did.
  public var order: [Part] { [first, second, third].compactMap(\.self) }

  /// All that was taken and what is left.
  public var total: Length { header + page + overscroll + pager + carousel + unconsumed }

  mutating func add(_ part: Part, _ length: Length) {
    guard length != .zero else { return }
    switch part {
    case .header: header = header + length
    case .page: page = page + length
    case .overscroll: overscroll = overscroll + length
    case .pager: pager = pager + length
    case .carousel: carousel = carousel + length
    }
    if first == nil || first == part {
      first = part
    } else if second == nil || second == part {
      second = part
    } else {
      third = part
    }
  }

  /// Adds what a further part of the same movement did.
  mutating func add(_ more: ScrollConsumption) {
    for part in [more.first, more.second, more.third] {
      if let part { add(part, more[part]) }
    }
    unconsumed = unconsumed + more.unconsumed
  }

  static func unconsumed(_ length: Length) -> ScrollConsumption {
    var consumption = ScrollConsumption()
    consumption.unconsumed = length
    return consumption
  }
}
