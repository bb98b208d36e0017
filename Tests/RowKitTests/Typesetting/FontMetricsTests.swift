import Testing

@testable import RowKit

@Suite struct `Font metrics` {
  @Test func `the grid is half an em a column and 1.4 em a line`() {
    let styles = TextStyle.allCases.map { style in
      let font = style.font()
      let widths = ["a", "中", "e\u{301}", "\u{301}", "😀"].map {
        GridMetrics.grid.advance(ofCharacter: $0, in: font).description
      }
      let height = GridMetrics.grid.lineHeight(of: font)
      return "\(style) \(font.isBold ? "bold " : "")\(widths.joined(separator: " ")), \(height)"
    }
    #expect(
      styles == [
        "largeTitle 17 34 17 0 34, 47.6",
        "title 14 28 14 0 28, 39.2",
        "title2 11 22 11 0 22, 30.8",
        "title3 10 20 10 0 20, 28",
        "headline bold 8.5 17 8.5 0 17, 23.8",
        "subheadline 7.5 15 7.5 0 15, 21",
        "body 8.5 17 8.5 0 17, 23.8",
        "callout 8 16 8 0 16, 22.4",
        "footnote 6.5 13 6.5 0 13, 18.2",
        "caption 6 12 6 0 12, 16.8",
        "caption2 5.5 11 5.5 0 11, 15.4",
      ])
  }

  @Test func `a character is as wide as its scalars, and an emoji at most an em`() {
    let cases: [(character: Substring, width: Length)] = [
      ("a", 5), ("e\u{301}", 5), ("中", 10), ("👨‍👩‍👧‍👦", 10), ("🇨🇳", 10), ("கி", 10),
    ]
    let metrics = EveryScalar()
    let wrong = cases.filter {
      metrics.advance(ofCharacter: $0.character, in: Font(size: 10)) != $0.width
    }
    #expect(wrong.map { "\($0.character) is not \($0.width) wide" } == [])
  }

  @Test func `what metrics say is held from 0 to 100,000 points`() {
    let cases: [(said: Length, held: Length)] = [
      (Length(units: .min), 0), (-1, 0), (0, 0), (7, 7), (100_000, 100_000), (100_001, 100_000),
      (Length(units: .max), 100_000),
    ]
    for (said, held) in cases {
      let ruler = FontRuler(metrics: Stubborn(says: said), font: Font(size: 10))
      let widths = ["a", "α", "一", "e\u{301}", "😀"].map(ruler.width)
      #expect(widths == Array(repeating: held, count: 5) && ruler.lineHeight == held, "\(said)")
      #expect(ruler.ideograph == held, "\(said)")
      let typesetter = Typesetter(ruler: ruler, width: 50, lineLimit: 2)
      #expect(typesetter.measure("a一 αe\u{301}").lineCount <= 2, "\(said)")
    }
  }

  @Test func `some characters are as wide in all metrics, whatever those say`() {
    let metrics: [any FontMetrics] = [.grid, .systemLike, Stubborn(says: 7)]
    for metrics in metrics {
      let ruler = FontRuler(metrics: metrics, font: Font(size: 10))
      let control = ruler.width(of: "\u{FFFD}")
      let found = ["\u{0}", "\u{1B}", "\u{7F}", "\u{84}", "\u{9F}"].map(ruler.width)
      #expect(found == Array(repeating: control, count: 5), "\(metrics)")
      #expect(ruler.width(of: "\t") == ruler.width(of: " "), "\(metrics)")
      let none = ["\n", "\r\n", "\r", "\u{200D}", "\u{AD}", "\u{200E}", "\u{FE0F}\u{FE0F}"].map(
        ruler.width)
      #expect(none == Array(repeating: .zero, count: 7), "\(metrics)")
    }
  }

  @Test func `a character may have room where its first scalar alone has none`() {
    // Each scalar is an em wide, and each character of several a point.
    let ruler = FontRuler(metrics: Narrowing(), font: Font(size: 10))
    for text in ["ae\u{301}", "中文\u{302A}", "aα\u{301}", "中1\u{20E3}"] {
      let lines = Typesetter(ruler: ruler, width: 11).lines(of: text)
      #expect(lines == [TextLine(string: text, width: 11)])
    }
  }

  @Test func `a font has no negative size`() {
    #expect(Font(size: -1) == Font(size: 0))
  }

  @Test func `metrics are equal when type and value are`() {
    let (grid, narrow, wide) = (GridMetrics(), EveryScalar(), EveryScalar(part: 2))
    let equal = [
      grid.isEqual(to: grid), narrow.isEqual(to: narrow), narrow.isEqual(to: wide),
      grid.isEqual(to: narrow), narrow.isEqual(to: grid),
    ]
    #expect(equal == [true, true, false, false, false])
  }
}

/// Metrics that say the same of all.
private struct Stubborn: FontMetrics {
  var says: Length

  func lineHeight(of font: Font) -> Length { says }
  func advance(of scalar: Unicode.Scalar, in font: Font) -> Length { says }
  func advance(ofCharacter character: Substring, in font: Font) -> Length { says }
  func advanceOfIdeographs(in font: Font) -> Length? { says }
}

/// Metrics in which what is joined takes less room.
private struct Narrowing: FontMetrics {
  func lineHeight(of font: Font) -> Length { font.size }
  func advance(of scalar: Unicode.Scalar, in font: Font) -> Length { font.size }
  func advance(ofCharacter character: Substring, in font: Font) -> Length { 1 }
  func advanceOfIdeographs(in font: Font) -> Length? { font.size }
}

/// Metrics that say how wide a scalar is and nothing of characters.
private struct EveryScalar: FontMetrics {
  var part = 1

  func lineHeight(of font: Font) -> Length { font.size }

  func advance(of scalar: Unicode.Scalar, in font: Font) -> Length {
    font.size.scaled(by: part * scalar.columns, over: 2)
  }
}
