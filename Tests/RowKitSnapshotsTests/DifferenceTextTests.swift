import Testing

@testable import RowKitSnapshots

@Suite struct DifferenceTextTests {
  @Test func `A change is shown with three lines around it and a caret below the first difference`()
  {
    let old = (1...30).map { "line \($0)\n" }
    var new = old
    new[4] = "line five\n"
    new.remove(at: 20)
    new.insert("one more\n", at: 8)
    expect(
      old.joined(), to: new.joined(),
      prints: """
          line 1
          line 2
          line 3
          line 4
        - line 5
        + line five
               ^
          line 6
          line 7
          line 8
        + one more
          line 9
          line 10
          line 11
        … 6 unchanged lines
          line 18
          line 19
          line 20
        - line 21
          line 22
          line 23
          line 24
        … 6 unchanged lines
        """, line: 5)
  }

  @Test func `Lines that replace each other are paired, with a caret below the first pair`() {
    expect(
      "a1\nb1\nc\n", to: "a2\nb2\nx\nc\n",
      prints: """
        - a1
        - b1
        + a2
           ^
        + b2
        + x
          c
        """)
  }

  @Test func `The caret is placed by columns, even after wide characters`() {
    expect("價格￥1999 元\n", to: "價格￥1899 元\n", prints: "- 價格￥1999 元\n+ 價格￥1899 元\n         ^")
    expect("👍🏽a\n", to: "👍🏽b\n", prints: "- 👍🏽a\n+ 👍🏽b\n    ^")
    // A longer line differs at the end of the shorter one.
    expect("ab\n", to: "abc\n", prints: "- ab\n+ abc\n    ^")
  }

  @Test func `Invisible characters are marked`() {
    let cases: [(old: String, new: String, expected: String)] = [
      ("a\n", "a  \n", "- a\n+ a··\n   ^"),
      ("a\tb\n", "a b\n", "- a⇥b\n+ a·b\n   ^"),
      ("a b\n", "a  b\n", "- a·b\n+ a··b\n    ^"),
      ("a b c\n", "a b d\n", "- a b c\n+ a b d\n      ^"),
      ("a\u{A0}b\n", "a b\n", "- a\\u{A0}b\n+ a b\n   ^"),
      ("a\u{200B}b\n", "ab\n", "- a\\u{200B}b\n+ ab\n   ^"),
      ("a\u{1B}[31m\n", "a[31m\n", "- a\\u{1B}[31m\n+ a[31m\n   ^"),
      ("e\u{301}商\n", "é商\n", "- e\\u{301}商\n+ \\u{E9}商\n  ^"),
      ("a\u{200D}商\n", "a商\n", "- a\\u{200D}商\n+ a商\n  ^"),
      ("\u{FEFF}a\n", "a\n", "- \\u{FEFF}a\n+ a\n  ^"),
      ("a", "b", "- a\n+ b\n  ^"),
      ("a", "a\n", "- a (no line feed at the end)\n+ a\n   ^"),
      ("a\rb\n", "ab\n", "- a␍b\n+ ab\n   ^"),
      ("", " \n", "+ ·"),
      ("a\n\n", "a\n", "  a\n- "),
    ]
    for (old, new, expected) in cases {
      expect(old, to: new, prints: expected, line: old == "a\n\n" ? 2 : 1)
    }
    let difference = DifferenceText(from: [0x61, 0xFF, 0x62, 0x0A], to: [0x61, 0x62, 0x0A])
    #expect(difference.lines == ["- a\\xFFb", "+ ab", "   ^"])
  }

  @Test func `A difference only in line endings is a sentence`() {
    let cases: [(old: String, new: String, sentence: String?)] = [
      (
        "a\r\nb\r\n", "a\nb\n",
        "Only line endings differ. Lines with a carriage return: 2 of 2 recorded, 0 of 2 received."
      ),
      (
        "a\nb\r\n", "a\r\nb\r\n",
        "Only line endings differ. Lines with a carriage return: 1 of 2 recorded, 2 of 2 received."
      ),
      ("a\r\n", "b\n", nil), ("a\r", "a\n", nil), ("a\n", "a", nil),
    ]
    for (old, new, sentence) in cases {
      let difference = DifferenceText(from: Array(old.utf8), to: Array(new.utf8))
      #expect(sentence.map { difference.lines == [$0] } ?? (difference.lines.count > 1))
    }
  }

  @Test func `A long difference is truncated in the middle, and a long line around what differs`() {
    let old = (1...2000).map { "old \($0)\n" }.joined()
    let new = (1...2000).map { "new \($0)\n" }.joined()
    let lines = DifferenceText(from: Array(old.utf8), to: Array(new.utf8)).lines
    #expect(
      lines.count == 61 && lines[0] == "- old 1" && lines[39] == "- old 40"
        && lines[40] == "… 3940 lines of the difference omitted" && lines[60] == "+ new 2000")
    let long = String(repeating: "x", count: 5000)
    let tail = String(repeating: "x", count: 159)
    expect(
      long + "a" + long + "\n", to: long + "b" + long + "\n",
      prints: """
        - …\(String(repeating: "x", count: 30))a\(tail.dropLast(30))…
        + …\(String(repeating: "x", count: 30))b\(tail.dropLast(30))…
          \(String(repeating: " ", count: 31))^
        """)
  }

  @Test func `No more of an endless line is read than is shown`() {
    for (part, columns) in [("x", 1), ("商", 2), ("e\u{301}", 1)] {
      let long = String(repeating: part, count: 10_000)
      let before = String(repeating: part, count: 29)
      let (old, new) = ((157 - 29 * columns) / columns, (158 - 29 * columns) / columns)
      expect(
        "\(long)a b\(long)\n", to: "\(long)ab\(long)\n",
        prints: """
          - …\(before)a·b\(String(repeating: part, count: old))…
          + …\(before)ab\(String(repeating: part, count: new))…
            \(String(repeating: " ", count: 2 + 29 * columns))^
          """)
      let line = VisibleLine(ArraySlice(long.utf8), marksEnd: false)
      #expect(line.cells.count <= 4096, "\(part)")
    }
    // A line without a counterpart is truncated at the start of a scalar, and the spaces before that
    // aren't marked as trailing.
    let line = String(repeating: "商 ", count: 5000)
    let shown = String(repeating: "商 ", count: 53)
    expect("a\n\(line)\n", to: "a\n", prints: "  a\n- \(shown)…", line: 2)
  }

  private func expect(
    _ old: String, to new: String, prints expected: String, line: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let difference = DifferenceText(from: Array(old.utf8), to: Array(new.utf8))
    let text = difference.lines.joined(separator: "\n")
    if !text.utf8.elementsEqual(expected.utf8) || difference.line != line {
      Issue.record(
        "line \(difference.line)\n\(text)\n--- expected\n\(expected)\n---",
        sourceLocation: sourceLocation)
    }
  }
}
