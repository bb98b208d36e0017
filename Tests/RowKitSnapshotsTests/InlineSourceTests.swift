import Testing

@testable import RowKitSnapshots

@Suite struct InlineSourceTests {
  @Test func `Only the literal after matches is rewritten`() throws {
    let cases: [(before: String, expected: String, after: String)] = [
      (
        "  check@(of: a, matches: \"old\")\n", "old",
        "  check@(of: a, matches: \"\"\"\n    new\n    \"\"\")\n"
      ),
      (
        "\tcheck@(of: a, matches: \"\") // \"\"\n", "",
        "\tcheck@(of: a, matches: \"\"\"\n\t\tnew\n\t\t\"\"\") // \"\"\n"
      ),
      (
        "func f() {\n    check@(\n        of: a,\n        matches: \"old\"\n    )\n}\n", "old",
        "func f() {\n    check@(\n        of: a,\n        matches: \"\"\"\n            new\n"
          + "            \"\"\"\n    )\n}\n"
      ),
      (
        "check@(of: a, matches: #\"\"\"\n      old\n      \"\"\"#, more: \"old\")\n", "old",
        "check@(of: a, matches: #\"\"\"\n      new\n      \"\"\"#, more: \"old\")\n"
      ),
      // Earlier arguments are skipped, with any quotes and brackets in them.
      (
        "商; check@(of: f(matches: \"x\", \"(\\(g(\")\"))\"), /* matches: \"( */ by: [#\"\"\"\n)\n\"\"\"#],"
          + " matches /* here */ : \"old\" )\n", "old",
        "商; check@(of: f(matches: \"x\", \"(\\(g(\")\"))\"), /* matches: \"( */ by: [#\"\"\"\n)\n\"\"\"#],"
          + " matches /* here */ : \"\"\"\n  new\n  \"\"\" )\n"
      ),
      // The line endings of the file.
      (
        "  check@(of: a,\r\n    matches: \"old\")\r\n", "old",
        "  check@(of: a,\r\n    matches: \"\"\"\r\n      new\r\n      \"\"\")\r\n"
      ),
    ]
    for (before, expected, after) in cases {
      let marked = Marked(before)
      var source = InlineSource(marked.source)
      try source.replaceLiteral(
        line: marked.line, column: marked.column, expected: expected, with: "new")
      let text = String(decoding: source.current, as: UTF8.self)
      #expect(text.utf8.elementsEqual(after.filter { $0 != "@" }.utf8), "\(text)")
    }
  }

  @Test func `Several calls are rewritten in any order, at their original locations`() throws {
    let marked = Marked("a(matches: \"1\"); b@(matches: \"2\")\nc(matches: \"3\")\n")
    var source = InlineSource(marked.source)
    try source.replaceLiteral(line: 2, column: 2, expected: "3", with: "three\n")
    try source.replaceLiteral(line: 1, column: marked.column, expected: "2", with: "two")
    try source.replaceLiteral(line: 1, column: 2, expected: "1", with: "one")
    try source.replaceLiteral(line: 2, column: 2, expected: "3", with: "drei")
    let expected =
      "a(matches: \"\"\"\n  one\n  \"\"\"); b(matches: \"\"\"\n  two\n  \"\"\")\n"
      + "c(matches: \"\"\"\n  drei\n  \"\"\")\n"
    #expect(source.current == Array(expected.utf8))
  }

  @Test func `Anything but a single literal with the built text is an error, and stays unchanged`()
  {
    let cases: [(before: String, error: InlineError)] = [
      ("check@(of: a, matches: old)", .notOneLiteral),
      ("check@(of: a, matches: \"old\" + \"\")", .notOneLiteral),
      ("check@(of: a, matches: \"old\".lowercased())", .notOneLiteral),
      ("check@(of: a, matches: (\"old\"))", .notOneLiteral),
      ("check@(of: a, matches: \"\\(old)\")", .interpolation),
      ("check@(of: a, matches: \"other\")", .textDiffers),
      ("check@(of: a, \"old\")", .noArgument), ("check@()", .noArgument),
      ("check@(of: (a, matches: \"old\"))", .noArgument),
      ("check@ (matches: \"old\")", .noCall), ("@check [matches: \"old\"]", .noCall),
      ("check@(matches: \"old", .notOneLiteral), ("@#expect(check(matches: \"old\"))", .inMacro),
    ]
    for (before, error) in cases {
      let marked = Marked(before)
      var source = InlineSource(marked.source)
      #expect(throws: error, "\(before)") {
        try source.replaceLiteral(
          line: marked.line, column: marked.column, expected: "old", with: "new")
      }
      #expect(source.current == marked.source)
    }
    for (line, column) in [(2, 1), (1, 99), (0, 1), (1, 0)] {
      var source = InlineSource(Array("f(matches: \"old\")".utf8))
      #expect(throws: InlineError.noCall) {
        try source.replaceLiteral(line: line, column: column, expected: "old", with: "new")
      }
    }
  }

  @Test func `Each error is a sentence that says what to do`() {
    let sentences: [InlineError: String] = [
      .unreadable("/a: gone."): "the source file can't be read: /a: gone.",
      .unwritable("/a: no."): "the source file can't be written: /a: no.",
      .changedSinceBuild:
        "the source file is newer than the test that was built from it. Run the test again; if that "
        + "doesn't rebuild it, change a line of the source file first.",
      .changedSinceRead: "the source file changed while the tests ran. Run the tests again.",
      .noCall: "expected a call at this location, found none. Rebuild the test and run it again.",
      .inMacro:
        "the call is in the arguments of a macro, so its own location is unknown. Move the call out "
        + "of the macro.",
      .noArgument: "expected the argument \"matches:\" in the call, found none.",
      .notOneLiteral:
        "expected a single string literal after \"matches:\", found a different expression.",
      .interpolation:
        "expected a string literal without interpolation after \"matches:\", found an interpolation.",
      .unknownEscape("\\q"):
        "expected a valid string literal after \"matches:\", found the unknown escape \\q.",
      .textDiffers:
        "the literal in the source file differs from the one that the test was built with. Rebuild "
        + "the test and run it again.",
    ]
    for (error, sentence) in sentences { #expect("\(error)" == sentence) }
  }
}

/// A source in which an `@` marks the parenthesis of a call.
private struct Marked {
  let source: [UInt8]
  let line: Int
  let column: Int

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let mark = bytes.firstIndex(of: UInt8(ascii: "@")) ?? 0
    let before = bytes[..<mark]
    let lines = before.split(separator: 10, omittingEmptySubsequences: false)
    line = lines.count
    column = (lines.last?.count ?? 0) + 1
    source = Array(before + bytes[(mark + 1)...])
  }
}
