/// How wide the characters of one font are and how high its lines, with the common answers at hand.
final class FontRuler: Sendable {
  /// The distance from one line to the next.
  let lineHeight: Length
  private let metrics: any FontMetrics
  private let font: Font
  private let ascii: [Length]

  init(metrics: any FontMetrics, font: Font) {
    self.metrics = metrics
    self.font = font
    lineHeight = metrics.lineHeight(of: font)
    ascii = (0..<0x80).map { metrics.advance(of: Unicode.Scalar(UInt8($0)), in: font) }
  }

  func advance(ofASCII byte: UInt8) -> Length { ascii[Int(byte)] }

  func advance(of scalar: Unicode.Scalar) -> Length { metrics.advance(of: scalar, in: font) }

  func advance(of character: Character) -> Length { metrics.advance(of: character, in: font) }
}

/// The rulers of one layout, each made when its style is first measured.
///
/// A class, so that what one row needs is there for the next; what it has made can be kept, and given
/// to another.
final class FontRulers {
  private let metrics: any FontMetrics
  private(set) var made: [FontRuler?]

  init(_ metrics: any FontMetrics, made: [FontRuler?] = []) {
    self.metrics = metrics
    self.made = made.isEmpty ? TextStyle.allCases.map { _ in nil } : made
  }

  subscript(style: TextStyle) -> FontRuler {
    let index = Int(style.rawValue)
    if let ruler = made[index] { return ruler }
    let ruler = FontRuler(metrics: metrics, font: style.font)
    made[index] = ruler
    return ruler
  }
}
