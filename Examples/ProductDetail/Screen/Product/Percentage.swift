extension Product {
  /// A share from 0 to 100%, exact to a hundredth of a percent.
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
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)%" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)%" : "\(whole)." + twoDigits(rest) + "%"
  }
}

/// `value`, which is below 100, with a leading zero where it needs one.
func twoDigits(_ value: UInt64) -> String {
  value < 10 ? "0\(value)" : "\(value)"
}
