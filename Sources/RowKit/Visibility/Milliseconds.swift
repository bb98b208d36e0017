/// A time since a fixed start, or the span between two, in thousandths of a second.
///
/// RowKit reads no clock: whoever feeds it times picks one, and keeps to it. One that counts the time
/// since the device was started is best, since nobody can set it:
///
///     let now = Milliseconds(nanoseconds: DispatchTime.now().uptimeNanoseconds)
///
/// No number traps or wraps round: what is longer than ``greatest``, a sum too, is held there.
public struct Milliseconds: Hashable, Sendable {
  /// How many thousandths of a second.
  public let count: Int64

  /// The longest span, and the latest time: some 36 million years.
  public static let greatest = Milliseconds(known: 1 << 60)

  /// No time.
  public static let zero = Milliseconds(known: 0)

  private init(known count: Int64) { self.count = count }

  private init(bounding count: Int64) {
    let limit = Self.greatest.count
    self.count = max(-limit, min(count, limit))
  }

  /// Creates a time of a number of thousandths of a second.
  public init(_ count: Int) { self.init(bounding: Int64(count)) }

  /// Creates a time of a number of billionths of a second, what `DispatchTime` counts, rounded down.
  public init(nanoseconds: UInt64) { self.init(bounding: Int64(nanoseconds / 1_000_000)) }

  /// Creates the time nearest to a number of seconds, what a display link and `CACurrentMediaTime` give;
  /// nil for one that is not a number, infinite, or longer than ``greatest``.
  public init?(seconds: Double) {
    let count = seconds * 1000
    // False for what is not a number, too.
    guard count.magnitude <= Double(Self.greatest.count) else { return nil }
    // By hand, for the reason told where a Double becomes a Length. The difference is exact.
    let whole = Int64(count)
    let rest = count - Double(whole)
    self.init(bounding: whole + (rest >= 0.5 ? 1 : rest <= -0.5 ? -1 : 0))
  }

  /// Creates the time of a standard library's duration, rounded towards zero.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    // Whole seconds are held first, so that their product fits.
    let limit = Self.greatest.count / 1000
    let whole = max(-limit, min(seconds, limit)) * 1000
    self.init(bounding: whole + attoseconds / 1_000_000_000_000_000)
  }

  /// A whole number of seconds.
  public static func seconds(_ seconds: Int) -> Milliseconds {
    let limit = greatest.count / 1000
    return Milliseconds(known: max(-limit, min(Int64(seconds), limit)) * 1000)
  }

  /// The number of seconds, as a timer wants it.
  public var seconds: Double { Double(count) / 1000 }
}

extension Milliseconds {
  /// The sum of two times.
  public static func + (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    Milliseconds(bounding: left.count + right.count)
  }

  /// The span from the second time to the first; below zero if the first is the earlier one.
  public static func - (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    Milliseconds(bounding: left.count - right.count)
  }
}

extension Milliseconds: Comparable {
  /// Whether the first time is the earlier one, or the first span the shorter one.
  public static func < (left: Milliseconds, right: Milliseconds) -> Bool {
    left.count < right.count
  }
}

extension Milliseconds: ExpressibleByIntegerLiteral {
  /// Creates a time of a number of thousandths of a second: `let dwell: Milliseconds = 1500`.
  public init(integerLiteral count: Int64) { self.init(bounding: count) }
}

extension Milliseconds: CustomStringConvertible {
  /// The number and its unit: `1500 ms`.
  public var description: String { "\(count) ms" }
}
