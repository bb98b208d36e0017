import Testing

@testable import RowKit

/// Texts here are 10 points a column and 28 a line, the room is 100 points wide, and a pixel half a
/// point.
@Suite struct `Placing content` {
  @Test func `texts`() {
    let hello = Text.grid10("hello world")
    expect([
      Case("empty content", Content.empty, 0, []),
      Case("a text", hello, 56, ["hello (0, 0) 50×28", "world (0, 28) 50×28"]),
      Case("an empty text", Text.grid10(""), 28, [" (0, 0) 0×28"]),
      Case(
        "centred", hello.alignment(.center), 56, ["hello (25, 0) 50×28", "world (25, 28) 50×28"]),
      Case(
        "trailing", hello.alignment(.trailing), 56,
        ["hello (50, 0) 50×28", "world (50, 28) 50×28"]),
      Case("one line at most", hello.lineLimit(1), 28, ["hello wor… (0, 0) 100×28"]),
      Case("no line at all counts as one", hello.lineLimit(0), 28, ["hello wor… (0, 0) 100×28"]),
      Case(
        "more lines than it has", hello.lineLimit(9), 56,
        ["hello (0, 0) 50×28", "world (0, 28) 50×28"]),
      Case(
        "lines stand at 1.4 em, unrounded", Text("a\nb\nc"), 71.5,
        ["a (0, 0) 8.5×23.8", "b (0, 23.8) 8.5×23.8", "c (0, 47.6) 8.5×23.8"]),
      Case(
        "a skeleton", Placeholder(lines: 3), 71.5,
        [
          "placeholder (0, 0) 100×23.8", "placeholder (0, 23.8) 100×23.8",
          "placeholder (0, 47.6) 100×23.8",
        ]),
      Case(
        "a skeleton of no lines has one", Placeholder(lines: -1).style(.title3), 28,
        [
          "placeholder (0, 0) 100×28"
        ]),
      Case("a control", Button("retry", trigger: .retry), 24, ["[retry→retry] (0, 0) 42.5×24"]),
      Case(
        "a control too wide for its title", Button("again and again", trigger: .retry), 24,
        ["[again and…→retry] (0, 0) 85×24"]),
      Case(
        "a control of two lines has one", Button("\na\n\nb\r\n", trigger: .retry), 24,
        ["[a b→retry] (0, 0) 25.5×24"]),
      Case(
        "an empty control", Button("", trigger: .retry).style(.title3), 28,
        [
          "[→retry] (0, 0) 0×28"
        ]),
    ])
  }

  @Test func `expandable texts`() {
    func text(
      _ string: String, lines: Int, isExpanded: Bool, more: String = "more",
      _ placement: ExpandableText.ButtonPlacement = .inline
    ) -> ExpandableText {
      ExpandableText(string, lines: lines, isExpanded: isExpanded, more: more, less: "less")
        .style(.title3).buttonPlacement(placement)
    }
    func text(_ string: String, height: Length, isExpanded: Bool) -> ExpandableText {
      ExpandableText(string, height: height, isExpanded: isExpanded, more: "more", less: "less")
        .style(.title3)
    }
    let long = "aaaa aaaa bbbb bbbb cccc"
    expect([
      Case(
        "collapsed", text(long, lines: 2, isExpanded: false), 56,
        [
          "aaaa aaaa (0, 0) 90×28", "bbbb… (0, 28) 50×28", "[more→expand] (50, 28) 40×28",
        ]),
      Case(
        "expanded", text(long, lines: 2, isExpanded: true), 84,
        [
          "aaaa aaaa (0, 0) 90×28", "bbbb bbbb (0, 28) 90×28", "cccc (0, 56) 40×28",
          "[less→expand] (50, 56) 40×28",
        ]),
      Case(
        "a control without room at the end is below",
        text("aaaa aaaa bbbb bbbb", lines: 1, isExpanded: true), 84,
        [
          "aaaa aaaa (0, 0) 90×28", "bbbb bbbb (0, 28) 90×28", "[less→expand] (0, 56) 40×28",
        ]),
      Case(
        "a control too wide for its line is below",
        text(long, lines: 1, isExpanded: false, more: "all of it!"), 56,
        ["aaaa aaaa… (0, 0) 100×28", "[all of it!→expand] (0, 28) 100×28"]),
      Case(
        "collapsed, with the control below", text(long, lines: 2, isExpanded: false, .below), 84,
        [
          "aaaa aaaa (0, 0) 90×28", "bbbb bbbb… (0, 28) 100×28", "[more→expand] (0, 56) 40×28",
        ]),
      Case(
        "expanded, with the control below", text(long, lines: 2, isExpanded: true, .below), 112,
        [
          "aaaa aaaa (0, 0) 90×28", "bbbb bbbb (0, 28) 90×28", "cccc (0, 56) 40×28",
          "[less→expand] (0, 84) 40×28",
        ]),
      Case(
        "collapsed to a height, whole lines from the top",
        text(long, height: 70, isExpanded: false), 70,
        [
          "aaaa aaaa (0, 0) 90×28", "bbbb… (0, 28) 50×28", "[more→expand] (50, 28) 40×28",
        ]),
      Case(
        "expanded past a height", text(long, height: 83.5, isExpanded: true), 84,
        [
          "aaaa aaaa (0, 0) 90×28", "bbbb bbbb (0, 28) 90×28", "cccc (0, 56) 40×28",
          "[less→expand] (50, 56) 40×28",
        ]),
      Case(
        "a height that all of it fits in", text(long, height: 84, isExpanded: false), 84,
        ["aaaa aaaa (0, 0) 90×28", "bbbb bbbb (0, 28) 90×28", "cccc (0, 56) 40×28"]),
      Case(
        "a height less than a line shows one", text(long, height: 5, isExpanded: false), 28,
        ["aaaa… (0, 0) 50×28", "[more→expand] (50, 0) 40×28"]),
      Case(
        "one that fits has no control", text("aaaa", lines: 1, isExpanded: false), 28,
        ["aaaa (0, 0) 40×28"]),
      Case(
        "one that fits has none when expanded", text("aaaa", lines: 1, isExpanded: true), 28,
        ["aaaa (0, 0) 40×28"]),
      Case(
        "titles of two lines have one", text(long, lines: 1, isExpanded: false, more: "a\nb"), 28,
        ["aaaa a… (0, 0) 70×28", "[a b→expand] (70, 0) 30×28"]),
      Case(
        "titles of two lines, below", text(long, lines: 1, isExpanded: false, more: "a\nb", .below),
        56,
        ["aaaa aaaa… (0, 0) 100×28", "[a b→expand] (0, 28) 30×28"]),
      Case(
        "an empty title", text(long, lines: 1, isExpanded: false, more: ""), 28,
        ["aaaa aaaa… (0, 0) 100×28", "[→expand] (100, 0) 0×28"]),
      Case(
        "no lines count as one", text(long, lines: 0, isExpanded: false), 28,
        ["aaaa… (0, 0) 50×28", "[more→expand] (50, 0) 40×28"]),
      Case(
        "line feeds at the end take no more lines than it may have",
        text("aaaa\n\n\n", lines: 1, isExpanded: false), 28, ["aaaa (0, 0) 40×28"]),
    ])
  }

  @Test func `pictures and dividers`() {
    let huge = Length.greatest
    expect([
      Case("in proportion", Picture("a", aspect: 320, 120), 37.5, ["▧a (0, 0) 100×37.5"]),
      Case("fixed", Picture("a", width: 30, height: 40), 40, ["▧a (0, 0) 30×40"]),
      Case("wider than the room", Picture("a", width: 300, height: 40), 40, ["▧a (0, 0) 300×40"]),
      Case("no proportions", Picture("a", aspect: 0, 10), 0, ["▧a (0, 0) 100×0"]),
      Case("negative proportions", Picture("a", aspect: 10, -10), 0, ["▧a (0, 0) 100×0"]),
      Case("negative sides", Picture("a", width: -1, height: -2), 0, ["▧a (0, 0) 0×0"]),
      Case(
        "as high as can be", Picture("a", width: 1, height: huge), huge,
        ["▧a (0, 0) 1×1000000000"]),
      Case("a divider", Divider(), 0.5, ["divider (0, 0) 100×0.5"]),
    ])
    let thirds = LayoutRow(content: Divider().content).cell(in: .grid(100, scale: 3))
    #expect(thirds.frame.height == Length(1).scaled(by: 1, over: 3))
  }

  @Test func `stacks`() {
    let parts = [
      Text.grid10("a").content, Divider().content, Picture("p", aspect: 320, 120).content,
    ]
    expect([
      Case(
        "with the default spacing", Stack(parts), 74,
        ["a (0, 0) 10×28", "divider (0, 32) 100×0.5", "▧p (0, 36.5) 100×37.5"]),
      Case(
        "with another", Stack(parts, spacing: 10), 86,
        ["a (0, 0) 10×28", "divider (0, 38) 100×0.5", "▧p (0, 48.5) 100×37.5"]),
      Case(
        "negative spacing counts as zero", Stack(parts, spacing: -10), 66,
        ["a (0, 0) 10×28", "divider (0, 28) 100×0.5", "▧p (0, 28.5) 100×37.5"]),
      Case("of nothing", Stack([]), 0, []),
      Case(
        "in a stack", Stack([Stack(parts).content, Stack(parts, spacing: 0).content], spacing: 1),
        141,
        [
          "a (0, 0) 10×28", "divider (0, 32) 100×0.5", "▧p (0, 36.5) 100×37.5", "a (0, 75) 10×28",
          "divider (0, 103) 100×0.5", "▧p (0, 103.5) 100×37.5",
        ]),
    ])
  }

  @Test func `columns`() {
    let (a, b) = (Text.grid10("a").content, Text.grid10("b").alignment(.trailing).content)
    let high = Picture("p", aspect: 1, 1).content
    expect([
      Case("equal", Columns([a, b]), 28, ["a (0, 0) 10×28", "b (90, 0) 10×28"]),
      Case(
        "as high as the highest", Columns([a, high], spacing: 0), 50,
        ["a (0, 0) 10×28", "▧p (50, 0) 50×50"]),
      Case(
        "with shares", Columns([high, high], shares: [2, 1], spacing: 10), 60,
        ["▧p (0, 0) 60×60", "▧p (70, 0) 30×30"]),
      Case(
        "a missing share is 1", Columns([high, high], shares: [3], spacing: 20), 60,
        ["▧p (0, 0) 60×60", "▧p (80, 0) 20×20"]),
      Case(
        "a share below 1 counts as 1", Columns([high, high], shares: [-5, 0], spacing: 0), 50,
        ["▧p (0, 0) 50×50", "▧p (50, 0) 50×50"]),
      Case(
        "negative spacing counts as zero", Columns([high, high], spacing: -10), 50,
        ["▧p (0, 0) 50×50", "▧p (50, 0) 50×50"]),
      Case("of nothing", Columns([]), 0, []),
    ])
    for count in 1...20 {
      let shares = (0..<count).map { $0 * $0 % 7 + 1 }
      let columns = Columns(Array(repeating: high, count: count), shares: shares, spacing: 1)
      let frames = LayoutRow(content: columns.content).cell(in: .grid(317)).leaves.map(\.frame)
      let widths = frames.reduce(Length.zero) { $0 + $1.width }
      let apart = zip(frames, frames.dropFirst()).filter { $0.maxX + 1 != $1.x }
      guard widths == Length(317 - (count - 1)), apart.isEmpty, frames.last?.maxX == 317 else {
        Issue.record("\(count) columns: \(frames)")
        break
      }
    }
  }

  @Test func `carousels`() {
    let square = Picture("p", aspect: 1, 1).content
    let item = "[▧p (0, 0) 40×40]"
    expect([
      Case(
        "items of some points", Carousel(items: [square, square], itemWidth: .points(40)), 40,
        ["carousel 80 [(0, 0) 40×40\(item), (40, 0) 40×40\(item)] (0, 0) 100×40"]),
      Case(
        "items of a part of the width",
        Carousel(items: [square, square], itemWidth: .fraction(2, of: 5)), 40,
        ["carousel 80 [(0, 0) 40×40\(item), (40, 0) 40×40\(item)] (0, 0) 100×40"]),
      Case(
        "with spacing and insets",
        Carousel(
          items: [square, square], itemWidth: .points(40), spacing: 5,
          insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4)), 44,
        ["carousel 91 [(2, 1) 40×40\(item), (47, 1) 40×40\(item)] (0, 0) 100×44"]),
      Case(
        "negative spacing counts as zero",
        Carousel(items: [square, square], itemWidth: .points(40), spacing: -5), 40,
        ["carousel 80 [(0, 0) 40×40\(item), (40, 0) 40×40\(item)] (0, 0) 100×40"]),
      Case(
        "items of no whole", Carousel(items: [square], itemWidth: .fraction(1, of: 0)), 0,
        ["carousel 0 [(0, 0) 0×0[▧p (0, 0) 0×0]] (0, 0) 100×0"]),
      Case(
        "without items", Carousel(items: [], itemWidth: .points(40), insets: .row), 0, []),
    ])
  }

  @Test func `carousels run edge to edge but inside columns and other carousels`() {
    let inner = Carousel(items: [.empty], itemWidth: .fraction(1, of: 1)).content
    let insets = Insets(top: 0, leading: 10, bottom: 0, trailing: 20)
    let cases: [(name: String, content: Content, fragments: [String])] = [
      ("alone", inner, ["carousel 100 [(0, 0) 100×0[]] (0, 0) 100×0"]),
      ("in a stack", Stack([inner]).content, ["carousel 100 [(0, 0) 100×0[]] (0, 0) 100×0"]),
      (
        "in columns", Columns([inner, inner], spacing: 0).content,
        ["carousel 35 [(0, 0) 35×0[]] (10, 0) 35×0", "carousel 35 [(0, 0) 35×0[]] (45, 0) 35×0"]
      ),
      (
        "after columns", Stack([Columns([.empty]).content, inner], spacing: 0).content,
        ["carousel 100 [(0, 0) 100×0[]] (0, 0) 100×0"]
      ),
      (
        "in a carousel", Carousel(items: [inner], itemWidth: .points(50)).content,
        ["carousel 50 [(0, 0) 50×0[carousel 50 [(0, 0) 50×0[]] (0, 0) 50×0]] (0, 0) 100×0"]
      ),
    ]
    let wrong = cases.compactMap { name, content, fragments -> String? in
      let cell = LayoutRow(insets: insets, content: content).cell(in: .grid(100))
      let got = cell.leaves.map { $0.text }
      return got == fragments ? nil : "\(name): \(got)"
    }
    #expect(wrong == [])
  }

  @Test func `from right to left, what is in an item starts at its right`() {
    let item = Stack([Text.grid10("a").content, Text.grid10("b").alignment(.trailing).content])
    let carousel = Carousel(items: [item.content, item.content], itemWidth: .points(40))
    let inner = Carousel(items: [carousel.content], itemWidth: .points(60))
    let fragments = [carousel, inner].map { carousel in
      LayoutRow(content: carousel.content).cell(in: .grid(100, 568, .rightToLeft)).leaves.map(
        \.text)
    }
    let items =
      "[(0, 0) 40×60[a (30, 0) 10×28, b (0, 32) 10×28], (40, 0) 40×60[a (30, 0) 10×28, b (0, 32) 10×28]]"
    #expect(
      fragments == [
        ["carousel 80 \(items) (0, 0) 100×60"],
        ["carousel 60 [(0, 0) 60×60[carousel 80 \(items) (0, 0) 60×60]] (0, 0) 100×60"],
      ])
  }

  @Test func `a strip knows which of its items are seen`() {
    let items = (0..<5).map { _ in Divider().content }
    let carousel = Carousel(
      items: items, itemWidth: .points(40), spacing: 10, insets: Insets(horizontal: 5, vertical: 0))
    guard
      case .carousel(let strip)? = LayoutRow(content: carousel.content).cell(in: .grid(100))
        .fragments.first?.kind
    else {
      Issue.record("There is no carousel.")
      return
    }
    // Items at 5..45, 55..95, 105..145, 155..195, 205..245.
    let cases: [(offset: Length, width: Length, seen: Range<Int>)] = [
      (0, 100, 0..<2), (0, 105, 0..<2), (0, 105.5, 0..<3), (45, 10, 1..<1), (44.5, 11, 0..<2),
      (45, 100, 1..<3), (-100, 100, 0..<0), (-100, 110, 0..<1), (245, 100, 5..<5),
      (244.5, 100, 4..<5), (0, 1000, 0..<5), (60, 0, 1..<1),
    ]
    let wrong = cases.filter { strip.visibleItems(offset: $0.offset, width: $0.width) != $0.seen }
    #expect(wrong.map { "\($0)" } == [])
  }
}

/// Content alone in a row, the height it should have, and its fragments.
private struct Case {
  let name: String
  let content: Content
  let height: Length
  let fragments: [String]

  init(_ name: String, _ content: some ContentElement, _ height: Length, _ fragments: [String]) {
    self.name = name
    self.content = content.content
    self.height = height
    self.fragments = fragments
  }
}

private func expect(_ cases: [Case], sourceLocation: SourceLocation = #_sourceLocation) {
  let wrong = cases.compactMap { element -> String? in
    let cell = LayoutRow(content: element.content).cell(in: .grid(100))
    let fragments = cell.leaves.map { $0.text }
    return cell.frame.height == element.height && fragments == element.fragments
      ? nil
      : "\(element.name): \(cell.frame.height) \(fragments), "
        + "not \(element.height) \(element.fragments)"
  }
  #expect(wrong == [], sourceLocation: sourceLocation)
}
