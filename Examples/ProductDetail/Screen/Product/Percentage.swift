extension Product {
  /// A percentage from 0 to 100, exact to a hundredth of a percent.
  package struct Percentage: Hashable, Sendable {
    package var hundredths: UInt64

    package init(hundredths: UInt64) {
      self.hundredths = hundredths
    }
  }
}

extension Product.Percentage: CustomStringConvertible {
  /// The shortest exact form: `10.48%`, `10.5%`, `10%`.
  package var description: String {
    let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
    if fraction == 0 { return "\(whole)%" }
    return fraction % 10 == 0
      ? "\(whole).\(fraction / 10)%" : "\(whole)." + twoDigits(fraction) + "%"
  }
}

/// Returns a value less than 100 as two digits.
func twoDigits(_ value: UInt64) -> String {
  value < 10 ? "0\(value)" : "\(value)"
}
