import Testing

@testable import RowKitTesting

@Suite struct SnapshotSubjectTests {
  private struct Described: SnapshotSubject {
    var snapshotText: String
  }

  @Test func `A file's text ends in a line feed, and a literal's is the same bytes without it`() {
    let cases: [(text: String, ended: String, literal: String)] = [
      ("", "\n", ""), ("a", "a\n", "a"), ("a\n", "a\n", "a"), ("a\n\n", "a\n\n", "a\n"),
      ("a\r\n", "a\r\n", "a\r"), ("a\r", "a\r\n", "a\r"),
    ]
    for (text, ended, literal) in cases {
      let subject = Described(snapshotText: text)
      #expect(
        subject.endedText.utf8.elementsEqual(ended.utf8)
          && subject.literalText.utf8.elementsEqual(literal.utf8), "\(text.debugDescription)")
    }
  }
}
