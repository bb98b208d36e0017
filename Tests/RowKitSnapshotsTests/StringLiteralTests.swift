import RowKitTestSupport
import Testing

@testable import RowKitSnapshots

@Suite struct StringLiteralTests {
  @Test func `A literal has the value that the compiler gives it`() throws {
    // Each source is next to the same literal, so the compiler provides the expected value.
    let cases: [(source: String, value: String)] = [
      (#""""#, ""), (#""a""#, "a"), (#""a\n\t\"\\\u{e9}\0""#, "a\n\t\"\\\u{e9}\0"),
      (##"#"a\n"b"# + 1"##, #"a\n"b"#), (##"#"a\#n""#"##, #"a\#n""#),
      ("\"\"\"\n  a\n   b\n\n  c\n  \"\"\"", "a\n b\n\nc"),
      ("\"\"\"\r\n\ta\r\n\tb\r\n\t\"\"\"", "a\nb"),
      ("\"\"\"\n  a\\\n  b\\  \n  c\n  \"\"\"", "abc"),
      ("#\"\"\"\n  a\\\n  \"\"\"b\\#u{41}\n  \"\"\"#", "a\\\n\"\"\"bA"),
      ("\"\"\"\n\"\"\"", ""), ("\"\"\"\n\n\"\"\"", ""), ("\"\"\"\n\n\n\"\"\"", "\n"),
      // If the literal ends on its first line, only the first of three quotes is a delimiter.
      ("#\"\"\"# + \"\"\"", "\""), ("##\"\"\"#a\"##", "\"\"#a"),
      ("\"商品\u{301}\"", "商品\u{301}"),
    ]
    for (source, value) in cases {
      let literal = try #require(try StringLiteral(at: SourceCursor(Array(source.utf8))))
      #expect(try literal.value() == Array(value.utf8), "\(source)")
    }
  }

  @Test func `An incomplete or interpolated literal is an error`() throws {
    let cases: [(source: String, error: InlineError)] = [
      (#""a"#, .notOneLiteral), ("\"a\n\"", .notOneLiteral), ("\"\"\"\n a", .notOneLiteral),
      ("\"\"\"a\n\"\"\"", .notOneLiteral), ("\"\"\"\n a\n  \"\"\"", .notOneLiteral),
      (#""\(a)""#, .interpolation), (#""\(a + ")" + "\(b)")""#, .interpolation),
      (#""\q""#, .unknownEscape("\\q")), (#""\u{110000}""#, .unknownEscape("\\u{110000}")),
    ]
    for (source, error) in cases {
      #expect(throws: error, "\(source)") {
        try StringLiteral(at: SourceCursor(Array(source.utf8)))?.value()
      }
    }
    #expect(try StringLiteral(at: SourceCursor(Array("a".utf8))) == nil)
    #expect(try StringLiteral(at: SourceCursor(Array("#file".utf8))) == nil)
  }

  @Test func `Invisible characters are escaped, and quotes and backslashes are not`() {
    let cases: [(text: String, source: String)] = [
      ("a\nb", "\"\"\"\n  a\n  b\n  \"\"\""),
      ("a\n", "\"\"\"\n  a\n\n  \"\"\""),
      ("", "\"\"\"\n\n  \"\"\""),
      ("a  ", "\"\"\"\n  a\\u{20}\\u{20}\n  \"\"\""),
      ("a\tb\r\n\u{A0}\u{200B}", "\"\"\"\n  a\\tb\\r\n  \\u{A0}\\u{200B}\n  \"\"\""),
      ("a\\b", "#\"\"\"\n  a\\b\n  \"\"\"#"),
      ("a\\#b\t", "##\"\"\"\n  a\\#b\\##t\n  \"\"\"##"),
      ("\"\"\"", "#\"\"\"\n  \"\"\"\n  \"\"\"#"),
      ("👨‍👩‍👧 e\u{301}", "\"\"\"\n  👨‍👩‍👧 e\u{301}\n  \"\"\""),
    ]
    for (text, expected) in cases {
      let source = StringLiteral.source(
        for: text, indentation: [0x20, 0x20], lineEnding: "\n", minimumHashes: 0)
      #expect(source == Array(expected.utf8), "\(String(decoding: source, as: UTF8.self))")
    }
  }

  @Test func `Every text can be written and read back`() throws {
    let parts = [
      "a", " ", "\t", "\n", "\r", "\r\n", "\\", "\"", "\"\"\"", "#", "\\#", "(", "\\(", "u{41}",
      "商", "e\u{301}", "\u{301}", "\u{200D}", "\u{0}", "\u{2028}", "👍🏽", "\u{FEFF}", "  ",
    ]
    for seed in 1...4000 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in random.pick(parts) }
        .joined()
      let indentation: [UInt8] = random.pick([[], [0x20, 0x20], [0x09]])
      let lineEnding = random.pick(["\n", "\r\n"])
      let source = StringLiteral.source(
        for: text, indentation: indentation, lineEnding: lineEnding,
        minimumHashes: random.pick([0, 0, 2]))
      let literal = try #require(try StringLiteral(at: SourceCursor(source)), "seed \(seed)")
      let isWhole = literal.range == 0..<source.count
      guard try literal.value() == Array(text.utf8), isWhole else {
        Issue.record("seed \(seed): \(text.debugDescription)")
        return
      }
    }
  }
}
