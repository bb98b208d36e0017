extension Product {
  /// An amount of money, exact to the cent and never negative.
  ///
  /// It counts cents in a `UInt64`, so no binary fraction ever comes near it and a negative
  /// price cannot be written down. A number of the data with a third decimal place is refused
  /// where it is read, not rounded: a shop that means ￥9.995 should say what it charges.
  ///
  ///     Product.Price(cents: 199_900).description  // "￥1999"
  ///     Product.Price(cents: 199_990).description  // "￥1999.90"
  package struct Price: Hashable, Comparable, Sendable {
    package var cents: UInt64

    package init(cents: UInt64) {
      self.cents = cents
    }

    /// What the initial state shows before any data.
    package static let zero = Price(cents: 0)

    package static func < (one: Price, other: Price) -> Bool {
      one.cents < other.cents
    }

    /// The price less `amount`; a coupon of more than the price makes it zero, not negative.
    package func reduced(by amount: Price) -> Price {
      Price(cents: cents - min(cents, amount.cents))
    }
  }
}

extension Product.Price: CustomStringConvertible {
  /// `￥` and the amount.
  package var description: String {
    "￥" + amount
  }

  /// The number with two decimal places or, when there are no cents, none.
  var amount: String {
    "\(cents / 100)" + (cents % 100 == 0 ? "" : "." + twoDigits(cents % 100))
  }
}
