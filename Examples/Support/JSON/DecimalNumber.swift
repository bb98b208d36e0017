/// A decimal number of any size and precision.
///
/// Foundation's `JSONDecoder` keeps 38 digits of a `Decimal`, silently drops the others, and rejects the
/// whole file for `1e400`. This type keeps every digit, and reports why a number doesn't fit.
package struct DecimalNumber: Equatable, Sendable {
  /// The text that the number was parsed from.
  package let text: String
  /// Whether the number is less than 0; false for `-0`.
  package let isNegative: Bool
  /// The significant digits, without leading and trailing zeros; empty for 0.
  private let digits: Substring
  /// The exponent of the power of ten that multiplies `digits`, read as an integer.
  private let exponent: Int

  /// Parses a number.
  ///
  /// Returns `nil` if `text` isn't a number in JSON's grammar, which has no leading `+`, no leading zeros,
  /// digits on both sides of the decimal point, no `NaN`, and no `inf`.
  package init?(_ text: String) {
    var rest = text[...]
    let isSigned = rest.first == "-"
    if isSigned { rest.removeFirst() }

    let whole = Self.takeDigits(from: &rest)
    guard !whole.isEmpty, whole == "0" || whole.first != "0" else { return nil }

    var fraction: Substring = ""
    if rest.first == "." {
      rest.removeFirst()
      fraction = Self.takeDigits(from: &rest)
      guard !fraction.isEmpty else { return nil }
    }

    var power = 0
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      let isNegativePower = rest.first == "-"
      if isNegativePower || rest.first == "+" { rest.removeFirst() }
      let magnitude = Self.takeDigits(from: &rest)
      guard !magnitude.isEmpty else { return nil }
      // No text has enough digits to compensate for a larger exponent.
      power = min(Int(magnitude) ?? .max, 1_000_000_000) * (isNegativePower ? -1 : 1)
    }
    guard rest.isEmpty else { return nil }

    var digits = (whole + fraction).drop { $0 == "0" }
    power -= fraction.utf8.count
    while digits.last == "0" {
      digits.removeLast()
      power += 1
    }
    self.text = text
    self.isNegative = isSigned && !digits.isEmpty
    self.digits = digits
    self.exponent = power
  }

  /// A number in units of a power of ten: 9.99 is 999 hundredths.
  package enum Units: Equatable {
    /// The exact number of units.
    case exactly(Int64)
    /// The number has too many decimal places.
    case tooPrecise
    /// The number of units doesn't fit in 64 bits.
    case tooLarge
  }

  /// Returns the number in units of the last of the given decimal places.
  package func units(decimalPlaces: Int) -> Units {
    if digits.isEmpty { return .exactly(0) }
    let zeros = exponent + decimalPlaces
    if zeros < 0 { return .tooPrecise }
    guard digits.utf8.count + zeros <= 19,
      let value = Int64((isNegative ? "-" : "") + digits + String(repeating: "0", count: zeros))
    else { return .tooLarge }
    return .exactly(value)
  }

  /// Removes leading ASCII digits from a text and returns them.
  ///
  /// `Character.isNumber` would accept `３` and `½` as well.
  private static func takeDigits(from text: inout Substring) -> Substring {
    let digits = text.prefix { "0" <= $0 && $0 <= "9" && $0.isASCII }
    text = text[digits.endIndex...]
    return digits
  }
}
