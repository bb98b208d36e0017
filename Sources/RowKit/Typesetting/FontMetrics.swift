/// Where the widths of characters and the heights of lines come from.
///
/// A text's width is the sum of its characters' advances. An app can back this with its platform's
/// text system; a test takes ``FontMetrics/grid``, which is the same on every machine.
///
/// Two values are equal when they measure alike, so that what was measured can be kept.
public protocol FontMetrics: Equatable, Sendable {
  /// The distance from one line to the next, in points.
  func lineHeight(of font: Font) -> Length

  /// How far a scalar that stands alone moves the next one, in points; zero for one that joins what
  /// stands before it.
  ///
  /// Of a character that is one scalar this is asked, or ``advance(of:in:)-(Character,_)``: they agree.
  func advance(of scalar: Unicode.Scalar, in font: Font) -> Length

  /// How far a character moves the next one, in points.
  ///
  /// A character of several scalars is as wide as their sum unless the type says otherwise; one that
  /// starts with an emoji is at most one em wide.
  func advance(of character: Character, in font: Font) -> Length
}

extension FontMetrics {
  /// The sum of the scalars' advances; at most one em for an emoji.
  public func advance(of character: Character, in font: Font) -> Length {
    let scalars = character.unicodeScalars
    let sum = scalars.reduce(Length.zero) { $0 + advance(of: $1, in: font) }
    guard scalars.count > 1, scalars.first?.properties.isEmoji == true else { return sum }
    return min(sum, font.size)
  }

  /// Whether other metrics are of the same type and measure alike.
  func isEqual(to other: any FontMetrics) -> Bool {
    (other as? Self) == self
  }
}

/// The metrics of a terminal: half an em a column, 1.4 em a line.
///
/// Wide characters take two columns, and bold ones no more than others. What is laid out with it lines
/// up in a text snapshot, and does not change when better metrics come.
public struct GridMetrics: FontMetrics {
  /// Creates the metrics.
  public init() {}

  /// 1.4 em, rounded to 1/240 point.
  public func lineHeight(of font: Font) -> Length {
    font.size.scaled(by: 7, over: 5)
  }

  /// Half an em for each column the scalar takes in a terminal.
  public func advance(of scalar: Unicode.Scalar, in font: Font) -> Length {
    columns(scalar.columns, in: font)
  }

  /// Half an em for each column the character takes in a terminal.
  public func advance(of character: Character, in font: Font) -> Length {
    columns(character.columns, in: font)
  }

  private func columns(_ count: Int, in font: Font) -> Length {
    // A font's size is never negative, so this rounds a half up and away from zero alike.
    Length(units: (font.size.units * Int64(count) + 1) / 2)
  }
}

extension FontMetrics where Self == GridMetrics {
  /// The metrics of a terminal: half an em a column, 1.4 em a line.
  public static var grid: GridMetrics { GridMetrics() }
}
