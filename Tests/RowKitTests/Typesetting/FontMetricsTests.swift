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

/// Metrics that say how wide a scalar is and nothing of characters.
private struct EveryScalar: FontMetrics {
  var part = 1

  func lineHeight(of font: Font) -> Length { font.size }

  func advance(of scalar: Unicode.Scalar, in font: Font) -> Length {
    font.size.scaled(by: part * scalar.columns, over: 2)
  }
}
