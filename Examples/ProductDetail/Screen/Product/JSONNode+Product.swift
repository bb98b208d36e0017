internal import ExampleSupport

extension JSONNode {
  /// Returns the value as a price.
  func price(
    expected: String = "a number of at least 0"
  ) throws(DataError) -> Product.Price {
    let maximum = Product.Price(cents: Int64.max.magnitude)
    let cents = try hundredths(
      upTo: .max, expected: expected,
      expectedLimit: "a number of at most \(maximum.amount)")
    return Product.Price(cents: cents)
  }

  /// Returns the value as a percentage.
  func percentage() throws(DataError) -> Product.Percentage {
    let expected = "a number from 0 to 100"
    return Product.Percentage(
      hundredths: try hundredths(
        upTo: 100_00, expected: expected, expectedLimit: expected))
  }

  /// Returns the value as a number of hundredths.
  ///
  /// - Parameters:
  ///   - maximum: The largest valid number of hundredths.
  ///   - expected: A phrase for the expected value, for errors.
  ///   - expectedLimit: A phrase for the expected limit, for errors.
  private func hundredths(
    upTo maximum: Int64, expected: String, expectedLimit: String
  ) throws(DataError) -> UInt64 {
    guard case .number(let number) = value, !number.isNegative else {
      throw failure(expected: expected)
    }
    switch number.units(decimalPlaces: 2) {
    case .exactly(let units) where units <= maximum: return units.magnitude
    case .exactly, .tooLarge: throw failure(expected: expectedLimit)
    case .tooPrecise: throw failure(expected: "at most two decimal places")
    }
  }
}
