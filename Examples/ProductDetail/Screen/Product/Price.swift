extension Product {
  /// An amount of money, exact to the cent and never negative.
  ///
  /// The amount is a `UInt64` number of cents, so there are no rounding errors and no negative prices. A
  /// number in the data with a third decimal place is an error, because rounding would guess what the shop
  /// charges.
  ///
  ///     Product.Price(cents: 199_900).description  // "￥1999"
  ///     Product.Price(cents: 199_990).description  // "￥1999.90"
  package struct Price: Hashable, Comparable, Sendable {
    package var cents: UInt64

    package init(cents: UInt64) {
      self.cents = cents
    }

    /// The price before any data has arrived.
    package static let zero = Price(cents: 0)

    package static func < (lhs: Price, rhs: Price) -> Bool {
      lhs.cents < rhs.cents
    }

    /// Returns the price reduced by `amount`, or zero if the amount exceeds the price.
    package func reduced(by amount: Price) -> Price {
      Price(cents: cents - min(cents, amount.cents))
    }
  }
}

extension Product.Price: CustomStringConvertible {
  /// The amount after a currency sign.
  package var description: String {
    "￥" + amount
  }

  /// The amount with two decimal places, or none if there are no cents.
  var amount: String {
    "\(cents / 100)" + (cents % 100 == 0 ? "" : "." + twoDigits(cents % 100))
  }
}
