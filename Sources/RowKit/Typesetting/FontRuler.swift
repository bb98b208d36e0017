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

/// A ruler for each text style: made once for a layout, and read by all that is measured in it.
struct FontRulers: Sendable {
  private let rulers: [FontRuler]

  init(_ metrics: any FontMetrics) {
    rulers = TextStyle.allCases.map { FontRuler(metrics: metrics, font: $0.font) }
  }

  subscript(style: TextStyle) -> FontRuler { rulers[Int(style.rawValue)] }
}
