import Testing

@testable import RowKit

/// A font of size 2 makes a column of the grid one point wide, so that widths here are columns.
func gridTypesetter(_ width: Int, lines limit: Int? = nil) -> Typesetter {
  Typesetter(
    ruler: FontRuler(metrics: GridMetrics.grid, font: Font(size: 2)), width: Length(width),
    lineLimit: limit)
}

@Suite struct `Breaking lines` {
  @Test func `lines break where they may`() {
    let cases: [(name: String, text: String, width: Int, lines: [String])] = [
      ("empty text has one line", "", 5, [""]),
      ("empty text has one line in no width", "", 0, [""]),
      ("what fits stays on a line", "ab cd", 5, ["ab cd"]),
      ("a line ends after a space", "ab cd", 4, ["ab", "cd"]),
      ("as many words as fit", "a b c d e", 3, ["a b", "c d", "e"]),
      ("spaces at the end take no room", "ab    ", 2, ["ab"]),
      ("several spaces between lines vanish", "ab    cd", 3, ["ab", "cd"]),
      ("what is seen on a space at the end stays", "ab \u{301}", 3, ["ab \u{301}"]),
      ("several spaces in a line stay", "a   b cd", 6, ["a   b", "cd"]),
      ("spaces at the start stay", "  ab", 4, ["  ab"]),
      ("spaces at the start that leave no room stand alone", "   ab", 4, ["", "ab"]),
      ("nothing but spaces is an empty line", "     ", 3, [""]),
      ("tabs are spaces", "ab\tcd", 4, ["ab", "cd"]),
      ("ideographic spaces are spaces", "中\u{3000}文", 4, ["中", "文"]),
      ("no line ends at a no-break space", "ab c\u{A0}d", 4, ["ab", "c\u{A0}d"]),
      ("a long word is broken", "abcdefgh", 3, ["abc", "def", "gh"]),
      ("a long word starts on its own line", "ab cdefg", 4, ["ab", "cdef", "g"]),
      ("a hyphenated word is one", "a-b c", 3, ["a-b", "c"]),
      ("between ideographs", "商品评价", 5, ["商品", "评价"]),
      ("between Hangul syllables", "한글한글", 4, ["한글", "한글"]),
      ("between an ideograph and a word", "中abc文", 4, ["中", "abc", "文"]),
      ("a word between ideographs stays whole", "苹果系统iOS 10", 9, ["苹果系统", "iOS 10"]),
      ("around emoji", "a😀😀b", 3, ["a😀", "😀b"]),
      ("a family is one character", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
      ("a flag is one character", "🇨🇳🇯🇵", 3, ["🇨🇳", "🇯🇵"]),
      ("no line starts with closing punctuation", "中文，中文。", 4, ["中", "文，", "中", "文。"]),
      ("no line starts with a closing bracket", "中文）中", 5, ["中", "文）", "中"]),
      ("no line starts with a small kana", "カタッ", 4, ["カ", "タッ"]),
      ("no line starts with a percent sign", "一百%", 4, ["一", "百%"]),
      ("no line ends with an opening bracket", "中（文）", 6, ["中", "（文）"]),
      ("no line ends with an opening quotation", "中文“中文”", 5, ["中文", "“中", "文”"]),
      ("no line ends with a currency sign", "优惠￥99", 7, ["优惠", "￥99"]),
      ("a line feed", "a\nb", 5, ["a", "b"]),
      ("a carriage return and line feed are one", "a\r\nb", 5, ["a", "b"]),
      ("a line separator", "a\u{2028}b", 5, ["a", "b"]),
      ("two line feeds", "a\n\nb", 5, ["a", "", "b"]),
      ("a line feed at the end", "a\n", 5, ["a", ""]),
      ("a line feed at the start", "\na", 5, ["", "a"]),
      ("spaces around a line feed", "a  \n  b", 5, ["a", "  b"]),
      ("a full line and a line feed", "abc\nd", 3, ["abc", "d"]),
      ("a character wider than the width", "中文", 1, ["中", "文"]),
      ("a wide character among narrow ones", "a中b", 1, ["a", "中", "b"]),
      ("no width", "ab c", 0, ["a", "b", "c"]),
      ("what is invisible takes no room", "ab\u{200E}\u{2060}", 2, ["ab\u{200E}\u{2060}"]),
      ("what is invisible after spaces is left out", "ab  \u{200E} \u{FEFF}", 2, ["ab"]),
      ("what is invisible starts no line", "ab \u{200F}\u{FEFF}\u{200B}", 2, ["ab"]),
      ("invisible, before a word", "ab \u{200E}cd", 3, ["ab", "\u{200E}cd"]),
      ("invisible, before a wide character", "\u{FEFF}中", 1, ["\u{FEFF}中"]),
      ("a zero-width space at the start", "\u{200B}abcd", 3, ["\u{200B}abc", "d"]),
      ("a zero-width space", "ab\u{200B}cd", 3, ["ab\u{200B}", "cd"]),
      ("a joiner and a selector alone", "ab \u{200D}\u{FE0F}", 2, ["ab"]),
      ("a soft hyphen inside a line", "ab\u{AD}cd", 4, ["ab\u{AD}cd"]),
      ("a soft hyphen shows where the line is broken", "abc\u{AD}def", 4, ["abc-", "def"]),
      ("a soft hyphen without room for a hyphen", "ab c\u{AD}defg", 4, ["ab", "c-", "defg"]),
      ("a soft hyphen before which all room is taken", "abcd\u{AD}ef", 4, ["abcd\u{AD}", "ef"]),
      ("the last soft hyphen that fits", "a\u{AD}b\u{AD}c\u{AD}d", 3, ["a\u{AD}b-", "c\u{AD}d"]),
      ("a soft hyphen between ideographs", "中\u{AD}文", 3, ["中-", "文"]),
      ("a soft hyphen at the start", "\u{AD}abc", 2, ["\u{AD}ab", "c"]),
      (
        "all that ends a line", "a\u{B}b\u{C}c\rd\u{85}e\u{2029}f", 9,
        ["a", "b", "c", "d", "e", "f"]
      ),
      ("combining marks stay", "e\u{301}e\u{301}e", 2, ["e\u{301}e\u{301}", "e"]),
    ]
    let wrong = cases.compactMap { name, text, width, lines in
      let got = gridTypesetter(width).lines(of: text).map(\.string)
      return got == lines ? nil : "\(name): \(got), not \(lines)"
    }
    #expect(wrong == [])
  }

  @Test func `text beyond the line limit is left out`() {
    let cases: [(text: String, width: Int, limit: Int, lines: [String], isTruncated: Bool)] = [
      ("hello world", 11, 1, ["hello world"], false),
      ("hello world", 10, 1, ["hello wor…"], true),
      ("hello world", 7, 1, ["hello…"], true),
      ("商品评价内容非常好", 10, 1, ["商品评价…"], true),
      ("ab👨‍👩‍👧‍👦cd", 4, 1, ["ab…"], true),
      ("ab👨‍👩‍👧‍👦cd", 5, 1, ["ab👨‍👩‍👧‍👦…"], true),
      ("🇨🇳🇯🇵🇰🇷", 5, 1, ["🇨🇳🇯🇵…"], true),
      ("🇨🇳🇯🇵🇰🇷", 4, 1, ["🇨🇳…"], true),
      ("line one\nline two\nline three", 20, 2, ["line one", "line two…"], true),
      ("ends with spaces   ", 16, 1, ["ends with spaces"], false),
      ("ends with line feeds\n\n", 20, 1, ["ends with line feeds"], false),
      ("ends with spaces  \u{200E} \u{AD}", 16, 1, ["ends with spaces"], false),
      ("ends in a line feed\n\u{200F} \u{2060}", 20, 1, ["ends in a line feed"], false),
      ("one \u{200E}\u{AD}two", 5, 1, ["one…"], true),
      ("one\u{AD}two", 4, 1, ["one…"], true),
      ("abcdef", 1, 1, ["…"], true),
      ("abcdef", 0, 1, [""], true),
      ("a b", 0, 2, ["a", "b"], false),
      ("\nabc", 5, 1, ["…"], true),
      ("   abc", 3, 1, ["…"], true),
      ("", 0, 1, [""], false),
      ("one two three", 5, 2, ["one", "two…"], true),
      ("one two three", 5, 3, ["one", "two", "three"], false),
      ("a b", 5, .max, ["a b"], false),
    ]
    let wrong = cases.compactMap { text, width, limit, lines, isTruncated in
      let typesetter = gridTypesetter(width, lines: limit)
      let got = (typesetter.lines(of: text).map(\.string), typesetter.measure(text).isTruncated)
      return got == (lines, isTruncated)
        ? nil : "“\(text)” in \(width) × \(limit): \(got), not \((lines, isTruncated))"
    }
    #expect(wrong == [])
  }

  @Test func `a line is as wide as its characters`() {
    let lines = gridTypesetter(6).lines(of: "ab  中文  c e\u{301}")
    #expect(lines.map { "\($0.string) \($0.width)" } == ["ab  中 6", "文  c 5", "e\u{301} 1"])
  }
}
