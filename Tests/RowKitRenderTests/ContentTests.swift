import RowKit
import RowKitRender
import Testing

@Suite struct ContentTests {
  /// What is printed of a row's content, line by line, without the columns before it.
  private func printed(
    _ content: Content, _ direction: LayoutEnvironment.Direction = .leftToRight
  ) throws -> String {
    let row = Show { content }
    let screen = Screen("Content") { Section("s") { row } }
    let text = TextRenderer().render(screen, in: try .test(direction: direction))
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast()
      .map { $0.dropFirst(35) }.joined(separator: "⏎")
  }

  private func expect(
    _ cases: [(String, Content, String)], _ direction: LayoutEnvironment.Direction = .leftToRight
  ) throws {
    for (name, content, expected) in cases {
      let printed = try printed(content, direction)
      #expect(printed == expected, "\(name)")
    }
  }

  private func beside(_ elements: any ContentElement..., shares: [Int] = []) -> Content {
    Columns(elements.map { $0.content }, shares: shares).content
  }

  private func stack(_ elements: any ContentElement...) -> Content {
    Stack(elements.map { $0.content }).content
  }

  private let paragraph = "The quick brown fox jumps over the lazy dog and runs away home"

  @Test func `What stands side by side is on one line, what stands lower on the next`() throws {
    let lines = Text("one\ntwo\nthree")
    try expect([
      ("two texts", beside(Text("left"), Text("right")), "left | right"),
      (
        "alignment", beside(Text("l"), Text("r").alignment(.trailing)), "l | r"
      ),
      ("three", beside(Text("a"), Text("b"), Text("c"), shares: [3, 1, 2]), "a | b | c"),
      ("an empty left", beside(Text(""), Text("right")), "| right"),
      (
        "stacks",
        beside(stack(Text("a"), Text("b")), stack(Text("c"), Text("d"))),
        "a | c⏎b | d"
      ),
      (
        "a longer left", beside(Text("The quick brown fox"), Text("short")),
        "The quick brown | short⏎fox"
      ),
      (
        "text beside a picture on its right",
        beside(lines, Picture("p.jpg", aspect: 1, 1), shares: [3, 1]),
        "one | ▧ p.jpg⏎two⏎three"
      ),
      (
        "a control without a title",
        stack(Text("a"), Button(" \u{200E}", trigger: .retry), Text("b")), "a⏎⏎⏎b"
      ),
      (
        "a text without a title for more",
        ExpandableText("a\nb", lines: 1, isExpanded: false, more: "", less: "").content, "a…"
      ),
      ("above each other", stack(Text("a"), Text("b").alignment(.center)), "a⏎b"),
    ])
  }

  @Test func `A carousel says which items of how many are seen`() throws {
    func carousel(_ count: Int, width: Length, spacing: Length = 0, inset: Length = 0) -> Content {
      let names = Array(["a", "b", "c", "d"].prefix(count))
      return Carousel(
        names, itemWidth: .points(width), spacing: spacing,
        insets: Insets(horizontal: inset, vertical: 0)
      ) { Picture("\($0).jpg", aspect: 2, 1) }.content
    }
    try expect([
      ("one of three", carousel(3, width: 320), "[1/3] ▧ a.jpg"),
      ("one alone", carousel(1, width: 320), "[1/1] ▧ a.jpg"),
      ("two whole", carousel(4, width: 160), "[1–2/4] ▧ a.jpg | ▧ b.jpg"),
      ("the edge of a second", carousel(3, width: 319), "[1–2/3] ▧ a.jpg | ▧ b.jpg"),
      ("pushed out by spacing", carousel(3, width: 300, spacing: 20), "[1/3] ▧ a.jpg"),
      ("pushed out by insets", carousel(3, width: 160, inset: 160), "[1/3] ▧ a.jpg"),
      ("all", carousel(2, width: 100), "[1–2/2] ▧ a.jpg | ▧ b.jpg"),
      ("none", carousel(0, width: 100), ""),
      (
        "items of several lines",
        Carousel(["a", "b", "c"], itemWidth: .points(200)) {
          Picture("\($0).jpg", aspect: 2, 1)
          Text("名\($0)")
        }.content, "[1–2/3] ▧ a.jpg / 名a | ▧ b.jpg / 名b"
      ),
    ])
  }

  @Test func `Empty texts in a carousel leave no separators behind`() throws {
    try expect([
      (
        "empty",
        Carousel(["a", "b"], itemWidth: .points(200)) {
          Picture("\($0).jpg", aspect: 2, 1)
          Text("")
        }.content, "[1–2/2] ▧ a.jpg | ▧ b.jpg"
      )
    ])
  }

  @Test func `Dividers, placeholders, controls and expandable texts have a form of their own`()
    throws
  {
    func expandable(_ text: String, _ isExpanded: Bool) -> Content {
      ExpandableText(text, lines: 1, isExpanded: isExpanded, more: "全文", less: "收起").content
    }
    try expect([
      ("divider", stack(Text("a"), Divider(), Text("b")), "a⏎────────⏎b"),
      ("placeholder", Placeholder(lines: 2).content, "░░░░░░░░⏎░░░░░░░░"),
      ("control", Button("再試", trigger: .retry).content, "[再試]"),
      ("control without a title", Button("", trigger: .retry).content, ""),
      (
        "control that is too wide", Button(paragraph, trigger: .retry).content,
        "[The quick brown fox jumps over the l…]"
      ),
      (
        "collapsed", expandable(paragraph, false),
        "The quick brown fox jumps over t… [全文]"
      ),
      (
        "expanded", expandable(paragraph, true),
        "The quick brown fox jumps over the⏎lazy dog and runs away home [收起]"
      ),
      ("not cut", expandable("short", false), "short"),
      ("limit", Text(paragraph).lineLimit(1).content, "The quick brown fox jumps over the l…"),
      ("empty", Text("").content, ""),
      ("nothing", .empty, ""),
    ])
  }

  @Test func `Lines without text stay lines`() throws {
    let row = Show {
      Text("a\n\nb")
      Text("")
      Text("c")
    }
    Printed.expect([
      Printed(
        "empty lines", Screen("Empty") { Section("s") { row } }, in: try .test(),
        """
        Empty  width 320  content 127.5
        s
          127.5    Show                    a
                                           ⏎
                                           b
                                           ⏎
                                           c

        """)
    ])
  }

  @Test func `From right to left the text is the same`() throws {
    let picture = Picture("p.jpg", aspect: 1, 1)
    try expect(
      [
        ("texts", beside(Text("first"), Text("second")), "first | second"),
        (
          "lines beside a picture",
          beside(picture, Text("one\ntwo"), shares: [1, 3]), "▧ p.jpg | one⏎| two"
        ),
        ("one text", Text("a\nb").content, "a⏎b"),
        (
          "carousel, from its leading end",
          Carousel(["a", "b", "c"], itemWidth: .points(160)) { Text($0) }.content, "[1–2/3] a | b"
        ),
      ], .rightToLeft)
  }

  @Test func `A line of the right column is never taken for one of the left`() throws {
    let picture = Picture("p.jpg", aspect: 1, 1)
    // 23.8 points a line on the left, 16.8 on the right: the lines do not meet.
    let uneven = beside(
      Text("one\ntwo").style(.headline), Text("a\nb\nc").style(.caption))
    try expect([
      (
        "three lines beside a picture",
        beside(picture, Text("one\ntwo\nthree"), shares: [1, 3]),
        "▧ p.jpg | one⏎| two⏎| three"
      ),
      (
        "a longer right", beside(Text("short"), Text("The quick brown fox")),
        "short | The quick brown⏎| fox"
      ),
      ("lines of other heights", uneven, "one | a⏎two | b⏎| c"),
    ])
  }
}
