/// Where the widths of characters and the heights of lines come from.
///
/// A text's width is the sum of its characters' advances. An app can back this with its platform's
/// text system; ``FontMetrics/systemLike`` stands in for it on every machine, a font file of one's own
/// is read by the module RowKitFonts, and a test that is about something else takes
/// ``FontMetrics/grid``, which no better font ever changes.
///
/// Two values are equal when they measure alike, so that what was measured can be kept. No advance
/// exceeds 100,000 points.
public protocol FontMetrics: Equatable, Sendable {
  /// The distance from one line to the next, in points.
  func lineHeight(of font: Font) -> Length

  /// How far a scalar that stands alone moves the next one, in points; zero for one that joins what
  /// stands before it.
  ///
  /// Asked for each scalar that is not ASCII; those are asked for once for each font. Tabs are measured
  /// as spaces, and never asked for.
  func advance(of scalar: Unicode.Scalar, in font: Font) -> Length

  /// How far a character that is several scalars moves the next one, in points.
  ///
  /// Of a character that is one scalar only ``advance(of:in:)-(Unicode.Scalar,_)`` is asked. Unless the
  /// type says otherwise the others are as wide as their scalars together; one that starts with an emoji
  /// is at most one em wide, and just that where the selector U+FE0F asks for an emoji.
  func advance(ofCharacter character: Substring, in font: Font) -> Length

  /// The advance of each of the ideographs from U+4E00 to U+9FFF, where all have the same, as in most
  /// fonts; nil, unless the type says otherwise, where they may differ.
  ///
  /// Where it is given, Chinese is measured without asking for every scalar.
  func advanceOfIdeographs(in font: Font) -> Length?
}

extension FontMetrics {
  /// The sum of the scalars' advances; at most one em for an emoji, and one em for one that is asked for
  /// by U+FE0F.
  public func advance(ofCharacter character: Substring, in font: Font) -> Length {
    let scalars = character.unicodeScalars
    let sum = scalars.reduce(Length.zero) { $0 + advance(of: $1, in: font) }
    guard let first = scalars.first, UnicodeTable()[first].isEmoji, scalars.count > 1 else {
      return sum
    }
    return scalars.dropFirst().first == "\u{FE0F}" ? font.size : min(sum, font.size)
  }

  /// Nil: ideographs may differ.
  public func advanceOfIdeographs(in font: Font) -> Length? { nil }

  /// Whether other metrics are of the same type and measure alike.
  func isEqual(to other: any FontMetrics) -> Bool {
    (other as? Self) == self
  }
}
