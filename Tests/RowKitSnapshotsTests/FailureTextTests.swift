import Testing

@testable import RowKitSnapshots

@Suite struct FailureTextTests {
  @Test func `A failure names the file, shows what differs, and says what records it`() {
    let text = FailureText.differs(
      at: .file("/t/__Snapshots__/PageTests/loads.txt"), recorded: Array("a\nb \n".utf8),
      received: Array("a\nb\n".utf8),
      hints: [
        FailureText.hint(for: "loads", isMissing: false, isContinuousIntegration: false)
      ])
    let expected = """
      /t/__Snapshots__/PageTests/loads.txt:2: the text is not the recorded one.

        a
      - b·
      + b
         ^

      - recorded, + received
      · space

      If it is right, record it: ROWKIT_SNAPSHOTS=failed swift test --filter loads
      """
    #expect(text == expected)
  }

  @Test func `Line endings take the place of the lines`() {
    let text = FailureText.differs(
      at: .literal("/t/PageTests.swift:7"), recorded: Array("a\r\n".utf8),
      received: Array("a\n".utf8), hints: [])
    let expected = """
      /t/PageTests.swift:7: the text is not the one in the call, from its line 1 on.

      Only line endings differ: of 1 lines 1 are recorded with a carriage return, 0 received.

      - recorded, + received
      """
    #expect(text == expected)
  }

  @Test func `What was recorded is to be read before it is committed`() {
    let path = "/t/loads.txt"
    let advice = "Read it before you commit it; the next run compares with it."
    #expect(
      FailureText.recorded(at: path, over: nil, [0x61])
        == "/t/loads.txt: recorded for the first time. \(advice)")
    #expect(
      FailureText.recorded(at: path, over: [0x61], [0x61])
        == "/t/loads.txt: recorded again, unchanged.")
    let text = FailureText.recorded(at: path, over: [0x61, 0x0A], [0x62, 0x0A])
    let expected = """
      /t/loads.txt: recorded anew. \(advice)

      - a
      + b
        ^

      - before, + recorded
      """
    #expect(text == expected)
  }

  @Test func `The folder of received texts is one argument of a shell`() {
    let cases = [
      ("/a/out-1.d", "/a/out-1.d"), ("/a b", "'/a b'"), ("/it's", #"'/it'\''s'"#), ("", ""),
    ]
    for (folder, argument) in cases {
      #expect(
        FailureText.hint(forTextsIn: folder)
          == "or: swift run rowkit-snapshots accept \(argument)")
    }
  }

  @Test func `The command is one that a shell and a regular expression take`() {
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
