internal import ExampleSupport

extension JSONNode {
  func price(
    expected: String = "a number of at least 0"
  ) throws(DataError) -> Product.Price {
    let most = Product.Price(cents: Int64.max.magnitude)
    let cents = try hundredths(
      atMost: .max, expected: expected,
      limit: "a number of at most \(most.amount)")
    return Product.Price(cents: cents)
  }

  func percentage() throws(DataError) -> Product.Percentage {
    let expected = "a number from 0 to 100"
    return Product.Percentage(
      hundredths: try hundredths(atMost: 100_00, expected: expected, limit: expected))
  }

  private func hundredths(
    atMost most: Int64, expected: String, limit: String
  ) throws(DataError) -> UInt64 {
    guard case .number(let number) = value, !number.isNegative else {
      throw failure(expected: expected)
    }
    switch number.units(places: 2) {
    case .exactly(let units) where units <= most: return units.magnitude
    case .exactly, .tooLarge: throw failure(expected: limit)
    case .tooFine: throw failure(expected: "at most two decimal places")
    }
  }
}
