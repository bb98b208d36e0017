/// What metrics say of one font: how wide its characters are and how high its lines, with the common answers
/// at hand.
final class FontAdvances: Sendable {
  /// The distance from one line to the next.
  let lineHeight: Length
  /// The advance of every common ideograph; nil where they may differ.
  let ideograph: Length?
  /// The advances of ASCII.
  let ascii: [Length]
  private let source: any AdvanceSource

  init(metrics: some FontMetrics, font: Font) {
    let source = AskedMetrics(metrics: metrics, font: font)
    lineHeight = metrics.lineHeight(of: font).heldToMetrics
    ideograph = metrics.advanceOfIdeographs(in: font)?.heldToMetrics
    let control = source.advance(ofValue: 0xFFFD)
    let space = source.advance(ofValue: 0x20)
    ascii = (UInt32(0)..<0x80).map { value in
      switch value {
      // No font says how wide these are.
      case 0x09: space
      case 0x0A...0x0D: .zero
      case ..<0x20, 0x7F: control
      default: source.advance(ofValue: value)
      }
    }
    self.source = source
  }

  /// How far the scalar with a value moves the next one, as the metrics say.
  func advance(ofValue value: UInt32) -> Length { source.advance(ofValue: value) }

  /// How far a character of several scalars moves the next one.
  func advance(ofCharacter character: Substring) -> Length {
    source.advance(ofCharacter: character)
  }
}

/// What is asked: a class, since asking an existential of a value would copy the metrics each time.
private protocol AdvanceSource: AnyObject, Sendable {
  func advance(ofValue value: UInt32) -> Length
  func advance(ofCharacter character: Substring) -> Length
}

private final class AskedMetrics<Metrics: FontMetrics>: AdvanceSource {
  private let metrics: Metrics
  private let font: Font

  init(metrics: Metrics, font: Font) {
    self.metrics = metrics
    self.font = font
  }

  func advance(ofValue value: UInt32) -> Length {
    // What is read off a string is always a scalar; a control is printed as U+FFFD.
    let isControl = value & ~0x1F == 0x80
    let scalar = isControl ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    return metrics.advance(of: scalar, in: font).heldToMetrics
  }

  func advance(ofCharacter character: Substring) -> Length {
    metrics.advance(ofCharacter: character, in: font).heldToMetrics
  }
}

extension Length {
  /// The length within the bounds of what metrics may say: from 0 to 100,000 points.
  @inline(__always)
  fileprivate var heldToMetrics: Length { max(.zero, min(self, 100_000)) }
}
