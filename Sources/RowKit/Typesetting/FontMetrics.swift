/// Where the widths of characters and the heights of lines come from.
///
/// A text's width is the sum of its characters' advances. An app can back this with its platform's
/// text system; ``FontMetrics/systemLike`` stands in for it on every machine, a font file of one's own
/// is read by the module RowKitFonts, and a test that is about something else takes
/// ``FontMetrics/grid``, which no better font ever changes.
///
/// Two values are equal when they measure alike, so that what was measured can be kept.
///
/// A line height and an advance are from 0 to 100,000 points: what metrics say below that counts as 0, and
/// above as 100,000, so that no answer can make a layout trap or run backwards. A ``Length`` is never NaN
/// or infinite; to make one of such a number throws.
///
/// Some characters are the same in all metrics, which are never asked for them:
///
/// - a tab is as wide as a space;
/// - a line feed and what else ends a line takes no room;
/// - other controls are as wide as U+FFFD, which the renderers print in their place;
/// - what Unicode calls default-ignorable (joiners, soft hyphens, zero-width spaces, bidirectional controls)
///   takes no room, alone or in a character.
public protocol FontMetrics: Equatable, Sendable {
  /// The distance from one line to the next, in points.
  func lineHeight(of font: Font) -> Length

  /// How far a scalar that stands alone moves the next one, in points; zero for one that joins what
  /// stands before it.
  ///
  /// Asked for scalars that are not ASCII, but seldom again for those that were asked for lately; those of
  /// ASCII are asked for once for each font.
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
    let table = UnicodeTable()
    var sum = Length.zero
    var isEmoji = false
    var count = 0
    for scalar in character.unicodeScalars {
      let record = table[scalar]
      count += 1
      if count == 1 { isEmoji = record.isEmoji }
      if count == 2, isEmoji, scalar == "\u{FE0F}" { return font.size }
      if !record.isIgnorable { sum = sum + advance(of: scalar, in: font) }
      if count > 1, isEmoji, sum >= font.size { return font.size }
    }
    return sum
  }

  /// Nil: ideographs may differ.
  public func advanceOfIdeographs(in font: Font) -> Length? { nil }

  /// Whether other metrics are of the same type and measure alike.
  func isEqual(to other: any FontMetrics) -> Bool {
    (other as? Self) == self
  }
}
