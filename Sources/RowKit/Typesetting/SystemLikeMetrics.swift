/// An estimate of how Apple's system font measures, the same on every machine.
///
/// It is not CoreText: letters and punctuation have the advances of the font Inter, drawn for the same
/// use; ideographs, kana, Hangul and emoji are one em wide, and other letters 0.55 em. Kerning is not
/// applied by pair: its mean in English text is in the advances of ASCII. Letters are tracked by size as
/// the system font is, and larger ones narrow towards the cut for display between 17 and 28 points, as
/// the system font's do. A line is 1.193359 em high.
///
/// Of two widths that were published for UIKit it makes 143.13 points of 144.09 ("This is a test string"
/// at 17 points) and 56.08 of 56.87 ("gyjq" at 30). How often it finds as many lines as a text shaper
/// does is told in Docs/TextAccuracy.md.
public struct SystemLikeMetrics: FontMetrics {
  /// Creates the metrics.
  public init() {}

  /// 1.193359 em, rounded to 1/240 point: 20.29 points at 17.
  public func lineHeight(of font: Font) -> Length {
    font.size.scaled(by: 1_193_359, over: 1_000_000)
  }

  /// The advance of a letter as measured, or one em, or 0.55 em; zero for marks.
  public func advance(of scalar: Unicode.Scalar, in font: Font) -> Length {
    switch UnicodeTable()[scalar].columns(ambiguous: 1) {
    case 0: return .zero
    case 2: return font.size
    default: break
    }
    let advance = Int64(Self.advance(of: scalar, in: font)) + Self.tracking(at: font.size)
    return font.size.scaled(by: max(0, Int(advance)), over: Self.em)
  }

  /// One em.
  public func advanceOfIdeographs(in font: Font) -> Length? { font.size }

  /// Into how many parts an em is divided here.
  private static let em = 10_000
  /// Where letters begin to narrow, and where they are all of the cut for display, in points.
  private static let textEnd: Length = 17
  private static let displayStart: Length = 28
  /// What is left to guess: the advance of a letter of other scripts.
  private static let unmeasured = 5_500

  private static func advance(of scalar: Unicode.Scalar, in font: Font) -> Int {
    guard let index = index(of: scalar) else { return unmeasured }
    typealias Advances = SystemLikeAdvances
    let text = Int(font.isBold ? Advances.textBold[index] : Advances.textRegular[index])
    guard font.size > textEnd else { return text }
    let display = Int(font.isBold ? Advances.displayBold[index] : Advances.displayRegular[index])
    guard font.size < displayStart else { return display }
    let part = (font.size - textEnd).units
    return text + Int(Int64(display - text) * part / (displayStart - textEnd).units)
  }

  /// Where the advances of a scalar stand in the tables; nil where it was not measured.
  private static func index(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E: return Int(scalar.value - 0x20)
    case 0xA0...0xFF: return Int(scalar.value - 0xA0) + 0x5F
    case 0x2010...0x2212:
      let punctuation = SystemLikeAdvances.punctuation
      return punctuation.firstIndex(of: UInt16(scalar.value)).map { $0 + 0x5F + 0x60 }
    default: return nil
    }
  }

  /// What is added to each letter at a size, in parts of an em.
  ///
  /// Linear between the sizes of Apple's table, and as at its ends beyond them.
  private static func tracking(at size: Length) -> Int64 {
    var below = trackings[0]
    for above in trackings {
      if size <= above.size {
        let span = (above.size - below.size).units
        guard span > 0 else { return above.tracking }
        return below.tracking
          + (above.tracking - below.tracking) * (size - below.size).units / span
      }
      below = above
    }
    return below.tracking
  }

  /// Source: Apple, Human Interface Guidelines, "Typography", tracking of SF Pro, in 1/10,000 em.
  private static let trackings: [(size: Length, tracking: Int64)] = [
    (10, 120), (12, 0), (13, -60), (14, -110), (17, -260), (28, 140),
  ]
}

extension FontMetrics where Self == SystemLikeMetrics {
  /// An estimate of how Apple's system font measures, the same on every machine.
  public static var systemLike: SystemLikeMetrics { SystemLikeMetrics() }
}
