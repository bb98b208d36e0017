import Testing

@testable import RowKit

@Suite struct `System-like metrics` {
  private func width(_ text: String, at size: Length, isBold: Bool = false) -> Length {
    FontRuler(metrics: SystemLikeMetrics(), font: Font(size: size, isBold: isBold)).width(of: text)
  }

  @Test func `widths published for UIKit are met within two in a hundred`() {
    let published: [(text: String, size: Length, width: Length)] = [
      ("This is a test string", 17, 144.093), ("gyjq", 30, 56.865),
    ]
    let far = published.filter {
      let error = width($0.text, at: $0.size) - $0.width
      return abs(error.units) * 50 > $0.width.units
    }
    #expect(far.map(\.text) == [])
  }

  @Test func `a line is 1.193359 em high`() {
    let height = SystemLikeMetrics().lineHeight(of: Font(size: 17))
    #expect(height == Length(units: 4869) && "\(height)" == "20.2875")
  }

  @Test func `characters are as wide as they were measured, or an em, or 0.55 of one`() {
    let cases: [(text: String, size: Length, widths: String)] = [
      // 12 points are tracked by nothing: Inter's own advances, with their mean kerning.
      ("ideographs, kana, Hangul and emoji are an em", 12, "中 12, か 12, 한 12, ， 12, 😀 12, 👨‍👩‍👧‍👦 12"),
      ("other letters are 0.55 em", 12, "Я 6.6, α 6.6, א 6.6"),
      ("marks and joiners have no width", 12, "\u{301} 0, \u{FEFF} 0"),
      ("punctuation was measured", 12, "… 9.85, “ ~4.57, — 12"),
      // Inter's own are v ~6.68, Y ~7.98, h ~7.09 and * 6.
      ("ASCII has its mean kerning, but for what is rare", 12, "v ~6.42, Y ~7.48, h ~7.20, * 6"),
      ("letters are tracked by size", 17, "n ~9.52, Я ~8.91"),
      ("and not ideographs", 17, "中 17"),
    ]
    let wrong = cases.compactMap { name, size, widths -> String? in
      let got = widths.split(separator: ", ").map { field in
        let text = field.prefix { $0 != " " }
        return "\(text) \(width(String(text), at: size))"
      }.joined(separator: ", ")
      return got == widths ? nil : "\(name): \(got)"
    }
    #expect(wrong == [])
  }

  @Test func `bold is wider, and nothing narrows when it grows but for the cut for display`() {
    let sizes = (10...60).map { Length($0) }
    let text = "The quick brown fox"
    #expect(sizes.allSatisfy { width(text, at: $0, isBold: true) > width(text, at: $0) })
    let widths = sizes.map { width(text, at: $0) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }
}
