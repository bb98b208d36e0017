/// Measures the characters of one font, and remembers what the metrics said last.
///
/// A class that is not sendable, since it remembers without a lock: each layout has its own.
final class FontRuler {
  let advances: FontAdvances
  /// The advance of every common ideograph; nil where they may differ.
  let ideograph: Length?
  private let ascii: [Length]
  /// What the metrics said last, each answer where the value of its scalar points.
  private let answers: UnsafeMutablePointer<Answer>

  /// The advance of the scalar with a value.
  private struct Answer {
    // As wide as the advance, so that what is zero throughout is filled in at one stroke.
    var value: UInt64
    var advance: Length
  }

  /// Log2 of how many answers are remembered: enough for the letters of a script, or the punctuation and kana
  /// between ideographs.
  private static let answerBits: UInt32 = 7

  init(_ advances: FontAdvances) {
    self.advances = advances
    ideograph = advances.ideograph
    ascii = advances.ascii
    answers = .allocate(capacity: 1 << Self.answerBits)
    // U+0000 is of ASCII, which is never looked for here.
    answers.initialize(repeating: Answer(value: 0, advance: .zero), count: 1 << Self.answerBits)
  }

  convenience init(metrics: some FontMetrics, font: Font) {
    self.init(FontAdvances(metrics: metrics, font: font))
  }

  deinit { answers.deallocate() }

  /// The distance from one line to the next.
  var lineHeight: Length { advances.lineHeight }

  /// How far a scalar that stands alone moves the next one.
  func advance(of scalar: Unicode.Scalar) -> Length { advance(ofValue: scalar.value) }

  /// How far the scalar with a value moves the next one.
  @inline(__always)
  func advance(ofValue value: UInt32) -> Length {
    if value < 0x80 { return ascii[Int(value)] }
    if value.isIdeograph, let ideograph { return ideograph }
    // Values that follow one another, as those of a script do, are spread over all places.
    let answer = answers + Int((value &* 0x9E37_79B1) >> (32 - Self.answerBits))
    if answer.pointee.value != UInt64(value) { answer.pointee = ask(value) }
    return answer.pointee.advance
  }

  private func ask(_ value: UInt32) -> Answer {
    Answer(value: UInt64(value), advance: advances.advance(ofValue: value))
  }

  /// How far a scalar of ASCII moves the next one.
  @inline(__always)
  func advance(ofASCII byte: UInt8) -> Length { ascii[Int(byte)] }

  /// How far a character of several scalars moves the next one.
  func advance(ofCharacter character: Substring) -> Length {
    advances.advance(ofCharacter: character)
  }

  /// How wide a text is on one line.
  func width(of text: String) -> Length {
    var text = text
    text.makeContiguousUTF8()
    let shared = text
    return text.withUTF8 { bytes in
      var cursor = ClusterCursor(shared, ScalarReader(bytes: bytes), self)
      var width = Length.zero
      while cursor.move() { width = width + cursor.advance }
      return width
    }
  }
}
