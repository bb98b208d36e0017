/// A distance in points, exact.
///
/// A length counts 1/240 of a point, so a third, a quarter and a sixth of a screen, `120·W/320`
/// and every device pixel at scales 1 to 6 and 8 are whole numbers of it. Sums therefore do not
/// depend on their order, and two layouts of the same screen agree to the last bit.
///
///     let title: Length = 44
///     let third = Length(350).scaled(by: 1, over: 3)
///     print(title + third)  // ~160.67
///
/// A length made from a number is at most ``greatest``, one billion points, either way. That leaves
/// room to add up thirty-eight million of the longest before `Int64` would overflow.
public struct Length: Hashable, Sendable {
  /// The length in units of 1/240 point.
  public let units: Int64

  /// Creates a length from its count of 1/240 points.
  @inlinable
  public init(units: Int64) {
    self.units = units
  }

  /// How many units make a point.
  public static let unitsPerPoint: Int64 = 240

  /// The longest length that a number converts to: one billion points.
  public static let greatest = Length(units: 1_000_000_000 * unitsPerPoint)
}

extension Length: Comparable {
  /// Whether the first length is the shorter one; a negative length is shorter than zero.
  @inlinable
  public static func < (left: Length, right: Length) -> Bool {
    left.units < right.units
  }
}

extension Length: AdditiveArithmetic {
  /// No distance.
  public static let zero = Length(units: 0)

  /// The sum of two lengths, exact.
  @inlinable
  public static func + (left: Length, right: Length) -> Length {
    Length(units: left.units + right.units)
  }

  /// The difference of two lengths, exact.
  @inlinable
  public static func - (left: Length, right: Length) -> Length {
    Length(units: left.units - right.units)
  }

  /// The length in the opposite direction.
  @inlinable
  public static prefix func - (length: Length) -> Length {
    Length(units: -length.units)
  }

  /// This length, held within ``greatest`` either way.
  ///
  /// What a layout adds up is held so first: no number that a user gives can overflow a sum.
  package var bounded: Length { Swift.max(-.greatest, Swift.min(self, .greatest)) }

  /// A whole multiple of a length, exact.
  @inlinable
  public static func * (length: Length, count: Int) -> Length {
    Length(units: length.units * Int64(count))
  }

  /// A whole part of a length, rounded to the nearest 1/240 point, halves away from zero; zero for a
  /// count of 0.
  public static func / (length: Length, count: Int) -> Length {
    length.scaled(by: 1, over: count)
  }
}

extension Length {
  /// This length times a ratio, rounded to the nearest unit, halves away from zero.
  ///
  /// The product is formed in 128 bits, so nothing is lost before the division.
  ///
  ///     Length(350).scaled(by: 1, over: 3)  // ~116.67
  ///
  /// - Returns: The scaled length, at most ``greatest`` either way; zero when `denominator` is 0.
  public func scaled(by numerator: Int, over denominator: Int) -> Length {
    Length(units: units.scaled(by: Int64(numerator), over: Int64(denominator)))
  }

  /// This length times the ratio of two others, rounded to the nearest unit, halves away from zero.
  ///
  ///     let height = width.scaled(by: picture.height, over: picture.width)
  ///
  /// - Returns: The scaled length, at most ``greatest`` either way; zero when `denominator` is zero.
  public func scaled(by numerator: Length, over denominator: Length) -> Length {
    Length(units: units.scaled(by: numerator.units, over: denominator.units))
  }

  /// The smallest multiple of `step` that is not shorter than this length.
  ///
  /// With `step` a device pixel this is how a text's height is rounded, once.
  /// A step of zero or less rounds nothing.
  public func roundedUp(toMultipleOf step: Length) -> Length {
    guard step.units > 0 else { return self }
    let remainder = units % step.units
    if remainder == 0 { return self }
    return Length(units: units - remainder + (remainder > 0 ? step.units : 0))
  }
}

extension Int64 {
  /// This number times a ratio, rounded, and held within the units of the greatest length.
  fileprivate func scaled(by numerator: Int64, over denominator: Int64) -> Int64 {
    guard denominator != 0 else { return 0 }
    let limit = Length.greatest.units
    let divisor = denominator.magnitude
    let product = magnitude.multipliedFullWidth(by: numerator.magnitude)
    var scaled = limit
    if product.high < divisor {
      // Nearly every product fits in 64 bits, where dividing is several times faster.
      let (quotient, remainder) =
        product.high == 0
        ? product.low.quotientAndRemainder(dividingBy: divisor)
        : divisor.dividingFullWidth(product)
      // Compared this way round because twice the remainder may not fit.
      let roundsUp = remainder >= divisor - remainder
      if quotient < limit { scaled = Int64(quotient) + (roundsUp ? 1 : 0) }
    }
    let isNegative = (self < 0) != ((numerator < 0) != (denominator < 0))
    return isNegative ? -scaled : scaled
  }
}
