import Testing

@testable import RowKitTesting

@Suite struct SnapshotSubjectTests {
  private struct Described: SnapshotSubject {
    var snapshotText: String
  }

  @Test
  func
    `The text for a file ends in a line feed, and the text for a literal is the same without it`()
  {
    let cases: [(text: String, file: String, literal: String)] = [
      ("", "\n", ""), ("a", "a\n", "a"), ("a\n", "a\n", "a"), ("a\n\n", "a\n\n", "a\n"),
      ("a\r\n", "a\r\n", "a\r"), ("a\r", "a\r\n", "a\r"),
    ]
    for (text, file, literal) in cases {
      let subject = Described(snapshotText: text)
      #expect(
        subject.fileText.utf8.elementsEqual(file.utf8)
          && subject.literalText.utf8.elementsEqual(literal.utf8), "\(text.debugDescription)")
    }
  }
}
