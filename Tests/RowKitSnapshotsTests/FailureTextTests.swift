import Testing

@testable import RowKitSnapshots

@Suite struct FailureTextTests {
  @Test func `A failure names the file, shows the difference, and says how to record the text`() {
    let text = FailureText.mismatch(
      at: .file("/t/__Snapshots__/PageTests/loads.txt"), recorded: Array("a\nb \n".utf8),
      received: Array("a\nb\n".utf8),
      hints: [
        FailureText.hint(for: "loads", isMissing: false, isContinuousIntegration: false)
      ])
    let expected = """
      /t/__Snapshots__/PageTests/loads.txt:2: the received text differs from the recorded text.

        a
      - b·
      + b
         ^

      - recorded, + received
      · space

      If the received text is correct, record it: ROWKIT_SNAPSHOTS=failed swift test --filter loads
      """
    #expect(text == expected)
  }

  @Test func `A sentence about line endings replaces the lines`() {
    let text = FailureText.mismatch(
      at: .literal("/t/PageTests.swift:7"), recorded: Array("a\r\n".utf8),
      received: Array("a\n".utf8), hints: [])
    let expected = """
      /t/PageTests.swift:7: the received text differs from the literal, starting at line 1 of the literal.

      Only line endings differ. Lines with a carriage return: 1 of 1 recorded, 0 of 1 received.

      - recorded, + received
      """
    #expect(text == expected)
  }

  @Test func `A recorded text is to be reviewed before it is committed`() {
    let path = "/t/loads.txt"
    let advice = "Review it before you commit it; the next run compares with it."
    #expect(
      FailureText.recorded(at: path, over: nil, received: [0x61])
        == "/t/loads.txt: recorded for the first time. \(advice)")
    #expect(
      FailureText.recorded(at: path, over: [0x61], received: [0x61])
        == "/t/loads.txt: recorded again, without changes.")
    let text = FailureText.recorded(at: path, over: [0x61, 0x0A], received: [0x62, 0x0A])
    let expected = """
      /t/loads.txt: recorded again, with changes. \(advice)

      - a
      + b
        ^

      - before, + after
      """
    #expect(text == expected)
  }

  @Test func `The folder of received texts is a single argument in a shell`() {
    let cases = [
      ("/a/out-1.d", "/a/out-1.d"), ("/a b", "'/a b'"), ("/it's", #"'/it'\''s'"#), ("", ""),
    ]
    for (folder, argument) in cases {
      #expect(
        FailureText.hint(forTextsIn: folder)
          == "Or accept it: swift run rowkit-snapshots accept \(argument)")
    }
  }

  @Test func `The command is valid in a shell and as a regular expression`() {
    let cases = [
      ("loads", "loads"), ("test_loads2", "test_loads2"),
      ("The page loads", "'The page loads'"), ("It's (not) $5", "'It.s .not. .5'"),
    ]
    for (function, filter) in cases {
      #expect(
        FailureText.command(mode: .missing, function)
          == "ROWKIT_SNAPSHOTS=missing swift test --filter \(filter)")
    }
  }
}
