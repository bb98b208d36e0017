/// What momentum does once a finger has let go: a distance, and when which part of it is passed.
///
///     let fling = try Fling(velocity: 1000)
///     print(fling.distance, fling.speed(after: 105))  // 499 789.57…
///
/// In each millisecond the speed falls to 998 thousandths of itself, as that of a scroll view on iOS.
public struct Fling: Hashable, Sendable {
  /// The speed at the start, in points a second; above zero moves content up, or towards the leading edge.
  public let velocity: Double
  /// The whole distance, in points: `velocity / 1000 · 0.998 / 0.002`, rounded to the nearest 1/240, halves
  /// away from zero.
  public let distance: Length

  /// The highest speed, in points a second: that of the greatest length.
  public static let greatestVelocity = 2_000_000_000

  /// Creates the fling of a velocity.
  ///
  /// - Throws: ``ScrollError`` for one that is not a number, or more than ``greatestVelocity`` either way.
  public init(velocity: Double) throws(ScrollError) {
    // False for what is not a number, too.
    guard velocity.magnitude <= Double(Self.greatestVelocity) else { throw .velocity(velocity) }
    self.velocity = velocity
    // 499 · 240 in a thousand: the product is exact for any speed that a finger has.
    distance = Length(units: Int64(halvesAwayFromZero: velocity * 119_760 / 1000))
  }

  /// The speed once a part of the distance is passed, in points a second; 0 past the end.
  public func speed(after passed: Length) -> Double {
    guard distance != .zero else { return 0 }
    let share = Double(passed.units) / Double(distance.units)
    return velocity * (1 - Swift.max(0, Swift.min(share, 1)))
  }

  /// How far it has come at a time since the start, in points.
  ///
  /// It is over, and all of the distance passed, once less than half a point would be left.
  ///
  /// - Complexity: O(log t) in the time.
  public func distance(at time: Milliseconds) -> Length {
    guard time.count > 0 else { return .zero }
    let rest = Length(units: Int64(halvesAwayFromZero: Double(distance.units) * Self.share(time)))
    return rest > -Self.end && rest < Self.end ? distance : distance - rest
  }

  /// What is left of the speed at a time: 0.998 to the power of the milliseconds.
  private static func share(_ time: Milliseconds) -> Double {
    var (share, factor, count) = (1.0, 0.998, time.count)
    while count > 0 {
      if count & 1 == 1 { share *= factor }
      factor *= factor
      count >>= 1
    }
    return share
  }

  private static let end = Length(units: Length.unitsPerPoint / 2)
}

extension Int64 {
  /// The whole number nearest to another, whose magnitude is far below 2⁵³, halves away from zero.
  fileprivate init(halvesAwayFromZero number: Double) {
    // By hand, for the reason told where a Double becomes a Length.
    let whole = Int64(number)
    let rest = number - Double(whole)
    self = whole + (rest >= 0.5 ? 1 : rest <= -0.5 ? -1 : 0)
  }
}

extension Fling {
  /// A part of a fling, to be shown at a time.
  public struct Frame: Hashable, Sendable {
    /// When it is shown, since the start.
    public let time: Milliseconds
    /// How far the content moves since the frame before, in points.
    public let distance: Length
  }

  /// The parts of the fling at display times, from the first after the start to the one at which it is over.
  ///
  /// Their sum is the distance, to the last unit. A fling of no distance has none.
  ///
  /// - Parameter interval: The time from one frame to the next; less than a millisecond counts as one.
  public func frames(every interval: Milliseconds = 16) -> Frames {
    Frames(fling: self, interval: max(1, interval))
  }

  /// The parts of a fling, one after the other.
  public struct Frames: Sequence, IteratorProtocol, Sendable {
    fileprivate let fling: Fling
    fileprivate let interval: Milliseconds
    private var time = Milliseconds.zero
    private var passed = Length.zero

    fileprivate init(fling: Fling, interval: Milliseconds) {
      self.fling = fling
      self.interval = interval
    }

    /// The next frame, or nil once the fling is over.
    public mutating func next() -> Frame? {
      guard passed != fling.distance else { return nil }
      time = time + interval
      let distance = fling.distance(at: time)
      defer { passed = distance }
      return Frame(time: time, distance: distance - passed)
    }
  }
}
