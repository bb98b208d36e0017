import Testing

@testable import RowKit

@Suite struct `Text sizes` {
  @Test func `every style has Apple's size at every text size`() {
    // Human Interface Guidelines, "Typography": one line for each text size, from xSmall on; the styles
    // as they are listed there.
    let styles: [TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption, .caption2,
    ]
    let table = TextSize.allCases.map { size in
      styles.map { "\($0.font(at: size).size)" }.joined(separator: " ")
    }
    #expect(
      table == [
        "31 25 19 17 14 14 13 12 12 11 11", "32 26 20 18 15 15 14 13 12 11 11",
        "33 27 21 19 16 16 15 14 12 11 11", "34 28 22 20 17 17 16 15 13 12 11",
        "36 30 24 22 19 19 18 17 15 14 13", "38 32 26 24 21 21 20 19 17 16 15",
        "40 34 28 26 23 23 22 21 19 18 17", "44 38 34 31 28 28 26 25 23 22 20",
        "48 43 39 37 33 33 32 30 27 26 24", "52 48 44 43 40 40 38 36 33 32 29",
        "56 53 50 49 47 47 44 42 38 37 34", "60 58 56 55 53 53 51 49 44 43 40",
      ])
    #expect(Set(styles) == Set(TextStyle.allCases))
    #expect(TextStyle.allCases.filter { $0.font().isBold } == [.headline])
  }

  @Test func `text sizes are in order, and the last five are for accessibility`() {
    #expect(TextSize.allCases.sorted() == TextSize.allCases)
    #expect(TextSize.allCases.filter(\.isForAccessibility).count == 5)
    #expect(TextSize.accessibility1.isForAccessibility && !TextSize.xxxLarge.isForAccessibility)
  }

  @Test func `a screen at another text size is laid out again`() {
    let row = LayoutRow(content: Text("hello world").content)
    let heights = TextSize.allCases.map { size in
      let cell = row.cell(in: .grid(100).textSize(size))
      return "\(cell.frame.height) \(cell.leaves.map(\.lineText).joined(separator: "/"))"
    }
    // 100 points are 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4 and 3 columns of half the size.
    #expect(
      heights == [
        "20 hello world", "21 hello world", "22.5 hello world", "24 hello world",
        "53.5 hello/world", "59 hello/world", "64.5 hello/world", "78.5 hello/world",
        "92.5 hello/world", "112 hello/world", "263.5 hell/o/worl/d", "297 hel/lo/wor/ld",
      ])
  }
}

extension Fragment {
  /// The characters of a line.
  fileprivate var lineText: String {
    if case .line(let line, _) = kind { line.string } else { "" }
  }
}
