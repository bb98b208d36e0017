/// A number as it is written in decimal, of any size and precision.
///
/// Foundation's `JSONDecoder` keeps 38 digits of a `Decimal`, drops the rest without a word,
/// and calls the whole file invalid for `1e400`. This keeps every digit, and says of a number
/// that does not fit why.
package struct DecimalNumber: Equatable, Sendable {
  package let text: String
  /// False for `-0`, which is 0.
  package let isNegative: Bool
  /// The significant digits, without zeros at either end; empty for 0.
  private let digits: Substring
  /// The power of ten by which `digits`, as a whole number, is multiplied.
  private let exponent: Int

  /// `nil` when `text` is not a number by JSON's grammar: no `+` in front, no leading zeros,
  /// digits on both sides of the point, no `NaN` and no `inf`.
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
      // No text is long enough for its digits to make up for a power beyond this one.
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

  /// What a number is in units of a power of ten: 9.99 is 999 units of two places.
  package enum Units: Equatable {
    case exactly(Int64)
    /// It has more decimal places than asked for.
    case tooFine
    /// It does not fit in 64 bits.
    case tooLarge
  }

  /// The number in units of ten to the minus `places`.
  package func units(places: Int) -> Units {
    if digits.isEmpty { return .exactly(0) }
    let zeros = exponent + places
    if zeros < 0 { return .tooFine }
    guard digits.utf8.count + zeros <= 19,
      let value = Int64((isNegative ? "-" : "") + digits + String(repeating: "0", count: zeros))
    else { return .tooLarge }
    return .exactly(value)
  }

  /// ASCII digits only: `Character.isNumber` would take `３` and `½` as well.
  private static func takeDigits(from text: inout Substring) -> Substring {
    let digits = text.prefix { "0" <= $0 && $0 <= "9" && $0.isASCII }
    text = text[digits.endIndex...]
    return digits
  }
}
