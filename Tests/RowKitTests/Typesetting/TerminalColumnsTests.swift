import Testing

@testable import RowKit

@Suite struct `Terminal columns` {
  @Test func `a string takes the sum of its characters' columns`() {
    let cases: [(name: String, string: String, columns: Int)] = [
      ("nothing", "", 0),
      ("ASCII", "hello, world!", 13),
      ("Latin with accents", "Ünïcödé", 7),
      ("Greek and Cyrillic", "αЯ", 2),
      ("ideographs", "中文", 4),
      ("ideographs beyond the basic plane", "𠀀𰀀", 4),
      ("ideographic punctuation", "，。！？「」、", 14),
      ("ideographic space", "\u{3000}", 2),
      ("no-break space", "\u{A0}", 1),
      ("kana", "かカー", 6),
      ("kana with a combining voiced mark", "か\u{3099}", 2),
      ("halfwidth kana", "ｱｲｳ", 3),
      ("fullwidth", "Ａ１￥", 6),
      ("Hangul syllables", "한글", 4),
      ("a Hangul syllable of three letters", "\u{1112}\u{1161}\u{11AB}", 2),
      ("a leading Hangul letter", "\u{1100}", 2),
      ("a combining mark", "e\u{301}", 1),
      ("five combining marks", "a\u{300}\u{301}\u{302}\u{303}\u{304}", 1),
      ("a combining mark alone", "\u{301}", 0),
      ("an emoji", "😀", 2),
      ("a family", "👨‍👩‍👧‍👦", 2),
      ("a skin tone", "👍🏽", 2),
      ("two flags", "🇨🇳🇯🇵", 4),
      ("half a flag", "🇨", 1),
      ("a flag of tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      ("a symbol", "❤", 1),
      ("a symbol as an emoji", "❤\u{FE0F}", 2),
      ("a symbol as text", "❤\u{FE0E}", 1),
      ("a keycap", "1\u{FE0F}\u{20E3}", 2),
      ("a letter with a stray selector", "A\u{FE0F}", 1),
      ("invisible characters", "\u{AD}\u{200B}\u{2060}\u{FEFF}\u{200E}", 0),
      ("controls, shown as one replacement each", "\u{0}\u{1B}\u{7F}\u{85}", 4),
      ("ambiguous characters", "°±×①→…“”—★", 10),
    ]
    let wrong = cases.filter { $0.string.columns != $0.columns }
      .map { "\($0.name) takes \($0.string.columns) columns, not \($0.columns)" }
    #expect(wrong == [])
  }
}

#if !canImport(Darwin)
  // On Apple systems the standard library's properties follow the system, which is why RowKit has its own.
  extension `Terminal columns` {
    @Test func `what is ignored, and what is an emoji, is as in the standard library of Swift 6`() {
      let scalars = [UInt32(0)...0x1FFFF, 0xE0000...0xE0FFF].joined().compactMap(
        Unicode.Scalar.init)
      let different = scalars.filter {
        $0.isIgnorable != $0.properties.isDefaultIgnorableCodePoint
          || $0.isEmoji != $0.properties.isEmoji
      }
      #expect(different == [])
      let attaching = scalars.filter(\.attaches).filter { scalar in
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: false
        default: !scalar.properties.isDefaultIgnorableCodePoint
        }
      }
      // What Unicode sets aside among the jamo.
      #expect(attaching.map(\.value) == Array(0xD7C7...0xD7CA) + Array(0xD7FC...0xD7FF))
    }
  }
#endif

extension String {
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}
