import Testing

import RowKitTestSupport
@testable import RowKit

@Suite struct LengthTests {
  @Test func `sums, differences and multiples are exact`() {
    let third = Length(1).scaled(by: 1, over: 3)
    let pixel = Length(units: 80)
    let cases: [(String, Length, Length)] = [
      ("a third three times is one", third + third + third, 1),
      ("a sum does not depend on its order", (pixel + 0.1) + 1e9, pixel + (0.1 + 1e9)),
      ("a difference", 10 - third, Length(units: 2320)),
      ("the opposite", -third, Length(units: -80)),
      ("a multiple", pixel * 3, 1),
      ("a multiple below zero", pixel * -3, -1),
      ("an integer", Length(350), Length(units: 84_000)),
      ("a fraction", 44.5, Length(units: 10_680)),
    ]
    for (name, result, expected) in cases { #expect(result == expected, "\(name)") }
  }

  @Test func `lengths are ordered as numbers are`() {
    let lengths: [Length] = [-1e9, -1, -0.5, .zero, Length(units: 1), 0.5, 1, .greatest]
    #expect(Array(lengths.reversed()).sorted() == lengths)
  }

  @Test func `a description is exact or says that it is not`() {
    let cases: [(Length, String)] = [
      (116.5, "116.5"), (Length(350).scaled(by: 1, over: 3), "~116.67"), (.zero, "0"), (44, "44"),
      (-44, "-44"), (-116.5, "-116.5"), (0.1, "0.1"), (0.25, "0.25"), (0.0125, "0.0125"),
      (Length(units: 3), "0.0125"), (Length(units: 1), "~0.00"), (Length(units: -1), "~0.00"),
      (Length(units: -2), "~-0.01"), (Length(units: 239), "~1.00"), (Length(units: -239), "~-1.00"),
      (Length(units: 160), "~0.67"), (Length(units: 237), "0.9875"), (.greatest, "1000000000"),
      (-.greatest, "-1000000000"), (Length(units: .max), "~38430716820228232.53"),
      (Length(units: .min), "~-38430716820228232.53"),
    ]
    for (length, text) in cases {
      #expect(length.description == text, "\(length.units) units")
    }
  }

  @Test func `no description is a minus sign before zero`() {
    let zeros = (-240...240).map { Length(units: $0).description }
      .filter { $0.hasPrefix("-0.0000") || $0 == "-0" || $0 == "~-0.00" }
    #expect(zeros.isEmpty)
  }

  @Test func `a number becomes the nearest length`() throws {
    let cases: [(Double, Int64)] = [
      (0, 0), (-0.0, 0), (1, 240), (-1, -240), (116.5, 27_960), (1.0 / 3, 80), (2.0 / 3, 160),
      // 7.5 units: halves go away from zero, whatever is less than a half does not.
      (0.03125, 8), (-0.03125, -8), ((0.03125).nextDown, 7), ((-0.03125).nextUp, -7),
      (.leastNonzeroMagnitude, 0), (-.leastNonzeroMagnitude, 0), (1e-9, 0),
      (1e9, 240_000_000_000), (-1e9, -240_000_000_000),
    ]
    for (points, units) in cases {
      #expect(try Length(points).units == units, "\(points) points")
    }
  }

  @Test func `a number that is no length is refused with a sentence`() {
    let tooLong = "A length is at most 1000000000 points; this is "
    let cases: [(Double, String)] = [
      (.nan, "A length is a number of points; this is not a number."),
      (-.nan, "A length is a number of points; this is not a number."),
      (.signalingNaN, "A length is a number of points; this is not a number."),
      (.infinity, "A length is a finite number of points; this is infinite."),
      (-.infinity, "A length is a finite number of points; this is infinite."),
      (1_000_000_000.5, tooLong + "1000000000.5."),
      (-1_000_000_001, tooLong + "-1000000001.0."),
      (1e300, tooLong + "1e+300."),
    ]
    for (points, sentence) in cases {
      #expect(message(of: points) == sentence, "\(points) points")
    }
  }

  @Test func `a whole number is refused beyond one billion`() {
    let cases: [(Int, Length?)] = [
      (0, .zero), (1_000_000_000, .greatest), (-1_000_000_000, -.greatest),
      (1_000_000_001, nil), (-1_000_000_001, nil), (.max, nil), (.min, nil),
    ]
    for (points, length) in cases {
      #expect(Length(exactly: points) == length, "\(points) points")
    }
  }

  @Test func `points lead back to the same length`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let limit = Length.greatest.units >> Int64.random(in: 0...36, using: &random)
      let length = Length(units: .random(in: -limit...limit, using: &random))
      guard try Length(length.points) != length else { continue }
      Issue.record("seed 1: \(length.units) units come back as \(try Length(length.points).units)")
    }
  }

  @Test func `scaling rounds halves away from zero and ends at the greatest length`() {
    let cases: [(Length, Int, Int, Int64)] = [
      (120, 375, 320, 33_750), (350, 1, 3, 28_000), (Length(units: 1), 1, 2, 1),
      (Length(units: -1), 1, 2, -1), (Length(units: 1), -1, 2, -1), (Length(units: 1), 1, -2, -1),
      (Length(units: -1), -1, -2, -1), (Length(units: -1), 1, -2, 1), (Length(units: 1), 1, 3, 0),
      (Length(units: 2), 1, 3, 1), (1, 0, 7, 0), (-1, 0, 7, 0), (1, 1, 0, 0), (1, 0, 0, 0),
      (.greatest, 1, 1, Length.greatest.units), (.greatest, 2, 1, Length.greatest.units),
      (.greatest, .max, 1, Length.greatest.units), (.greatest, .min, 1, -Length.greatest.units),
      (Length(units: .min), .min, 1, Length.greatest.units),
      (.greatest, .max, .max, Length.greatest.units),
      (.greatest, .min, .max, -Length.greatest.units), (Length(units: .min), 1, .min, 1),
    ]
    for (length, numerator, denominator, units) in cases {
      #expect(
        length.scaled(by: numerator, over: denominator).units == units,
        "\(length.units) units by \(numerator) over \(denominator)")
    }
  }

  @Test func `scaling agrees with integers of any size`() {
    for seed in UInt64(0)..<4_000 {
      var random = SplitMix64(seed: seed)
      let (units, numerator, denominator) =
        (Int64.ofAnySize(&random), Int64.ofAnySize(&random), Int64.ofAnySize(&random))
      let expected = scaledByLongDivision(units, numerator, denominator)
      let scaled = Length(units: units).scaled(
        by: Length(units: numerator), over: Length(units: denominator))
      guard scaled.units != expected else { continue }
      Issue.record(
        "seed \(seed): \(units) by \(numerator) over \(denominator) is \(scaled.units), not \(expected)"
      )
    }
  }

  @Test func `rounding up gives the next multiple of a step`() {
    let pixel = Length(units: 80)
    let cases: [(Length, Length, Length)] = [
      (.zero, pixel, .zero), (Length(units: 1), pixel, pixel), (pixel, pixel, pixel),
      (Length(units: 81), pixel, Length(units: 160)), (Length(units: -1), pixel, .zero),
      (Length(units: -80), pixel, -pixel), (Length(units: -81), pixel, -pixel), (61.4, 0.5, 61.5),
      (61.4, 1, 62), (61.4, .zero, 61.4), (61.4, -1, 61.4), (61.4, .greatest, .greatest),
    ]
    for (length, step, rounded) in cases {
      #expect(length.roundedUp(toMultipleOf: step) == rounded, "\(length) to \(step)")
    }
  }

  private func message(of points: Double) -> String {
    do {
      return "\(try Length(points))"
    } catch {
      return error.description
    }
  }

  /// The ratio by shifts and subtractions of 192-bit numbers, so that nothing is shared with the
  /// code under test.
  private func scaledByLongDivision(_ units: Int64, _ numerator: Int64, _ denominator: Int64)
    -> Int64
  {
    guard denominator != 0 else { return 0 }
    let divisor = denominator.magnitude
    var product = [UInt64](repeating: 0, count: 128)
    for bit in 0..<64 where units.magnitude >> UInt64(bit) & 1 == 1 {
      for other in 0..<64 { product[bit + other] += numerator.magnitude >> UInt64(other) & 1 }
    }
    for bit in 0..<127 {
      product[bit + 1] += product[bit] / 2
      product[bit] %= 2
    }
    var (quotient, remainder) = (UInt64(0), UInt64(0))
    let limit = Length.greatest.units.magnitude
    for bit in product.reversed() {
      let overflows = remainder >> 63 == 1
      remainder = remainder << 1 | bit
      quotient = min(quotient, limit + 1) * 2
      if overflows || remainder >= divisor {
        remainder &-= divisor
        quotient += 1
      }
    }
    if remainder >= divisor - remainder { quotient += 1 }
    let scaled = Int64(min(quotient, limit))
    let isNegative = [units, numerator, denominator].filter { $0 < 0 }.count % 2 == 1
    return isNegative ? -scaled : scaled
  }
}

extension Int64 {
  /// A number of any number of bits, as likely as another.
  fileprivate static func ofAnySize(_ random: inout SplitMix64) -> Int64 {
    Int64(truncatingIfNeeded: random.next()) >> Int64.random(in: 0...63, using: &random)
  }
}
