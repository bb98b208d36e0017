import Testing

@testable import RowKit

@Suite struct `Layout issues` {
  @Test func `what does not fit is named, with what to do`() {
    let text = Text.grid10("hello world")
    let wide = Picture("p", width: 300, height: 10).content
    func clipped(_ needs: String, _ has: String, _ what: String = "“hello world”") -> String {
      "s/LayoutRow[k] at (0, 0) clips \(what): what it shows needs \(needs) points and has \(has). Make "
        + "the row higher, or its height automatic."
    }
    func truncated(_ needs: Int, _ has: Int) -> String {
      "s/LayoutRow[k] at (0, 0) cuts “hello world”, which needs \(needs) lines and has \(has): allow more "
        + "lines, let it be expanded, or say that it may be cut."
    }
    func tooWide(_ needs: String, _ has: String) -> String {
      "s/LayoutRow[k] at (0, 0) holds “p”, \(needs) points wide in a width of \(has): make it narrower, "
        + "or give it proportions in place of a size."
    }
    func narrow(_ what: String, _ needs: String, _ has: String) -> String {
      "s/LayoutRow[k] at (0, 0) holds \(what), of which a character is \(needs) points wide in a width of "
        + "\(has): give it more width, or a smaller style."
    }
    func title(_ needs: String, _ has: String) -> String {
      "s/LayoutRow[k] at (0, 0) cuts the title “hello world”, \(needs) points wide in a width of \(has): "
        + "shorten it, or give it a smaller style or more width."
    }
    func broken(_ what: String, _ needs: String, _ has: String) -> String {
      "s/LayoutRow[k] at (0, 0) breaks a word of \(what), \(needs) points wide in a width of \(has): give "
        + "it more width, or let the columns stack when they are too narrow."
    }
    let expandable = ExpandableText(
      "a\nb", lines: 1, isExpanded: false, more: "more", less: "less")
    let cases: [(name: String, row: LayoutRow, issues: [String])] = [
      ("nothing to show", LayoutRow(.fixed(0)), []),
      ("what fits", LayoutRow(.fixed(56), content: text.content), []),
      ("covered insets", LayoutRow(.fixed(56), insets: .row, content: Divider().content), []),
      ("what covers insets", LayoutRow(.fixed(56), insets: .row, content: Text("a").content), []),
      ("a clipped text", LayoutRow(.fixed(44), content: text.content), [clipped("56", "44")]),
      (
        "a text clipped by its bound", LayoutRow(.automatic(atMost: 27.5), content: text.content),
        [clipped("56", "27.5")]
      ),
      (
        "an aspect that is too low",
        LayoutRow(.aspect(width: 7, height: 1), content: text.content), [clipped("56", "14.2875")]
      ),
      ("a truncated text", LayoutRow(content: text.lineLimit(1).content), [truncated(2, 1)]),
      (
        "a text that may be cut", LayoutRow(content: text.lineLimit(1).allowsTruncation().content),
        []
      ),
      (
        "controls in a text",
        LayoutRow(.fixed(5), content: Text.grid10("\u{1B}[1m\u{202E}\u{7}a").content),
        [clipped("28", "5", "“\\u{1B}[1m\\u{202E}\\u{7}a”")]
      ),
      (
        "a clipped picture",
        LayoutRow(.fixed(5), content: Picture("p", width: 10, height: 10).content),
        [clipped("10", "5", "“p”")]
      ),
      (
        "the second of two texts clipped, and it is long",
        LayoutRow(
          .fixed(40),
          content: Stack(
            [
              Text.grid10("a").content, Text.grid10("b\nsomething quite long, really").content,
            ], spacing: 0
          ).content),
        [clipped("168", "40", "“b something quite long,…”")]
      ),
      (
        "a truncated text in columns and a stack",
        LayoutRow(content: Stack([Columns([text.lineLimit(2).content, .empty]).content]).content),
        [truncated(4, 2), broken("“hello world”", "50", "46")]
      ),
      (
        "a text that is told to be cut", LayoutRow(content: expandable.content), []
      ),
      ("spaces beyond the limit", LayoutRow(content: Text("a\n\n ").lineLimit(1).content), []),
      ("a wide picture", LayoutRow(content: wide), [tooWide("300", "100")]),
      (
        "a picture in a carousel",
        LayoutRow(content: Carousel(items: [wide], itemWidth: .points(40)).content),
        [tooWide("300", "40")]
      ),
      (
        "a wide carousel item",
        LayoutRow(content: Carousel(items: [.empty], itemWidth: .points(101)).content),
        [
          "s/LayoutRow[k] at (0, 0) holds a carousel with items 101 points wide in a width of 100: make them "
            + "narrower, or a fraction of the width."
        ]
      ),
      (
        "a carousel item past the insets",
        LayoutRow(
          insets: .row, content: Carousel(items: [.empty], itemWidth: .points(100)).content), []
      ),
      (
        "a character wider than its room",
        LayoutRow(
          insets: Insets(horizontal: 45, vertical: 0), content: Text.grid10("中").content),
        [narrow("“中”", "20", "10")]
      ),
      (
        "a text without any width, cut or not",
        LayoutRow(
          insets: Insets(horizontal: 50, vertical: 0),
          content: Stack([Text.grid10("中").content, text.lineLimit(1).content]).content),
        [narrow("“中”", "20", "0"), narrow("“hello world”", "10", "0")]
      ),
      (
        "a control that is cut",
        LayoutRow(content: Button("hello world", trigger: .retry).style(.title3).content),
        [title("110", "100")]
      ),
      (
        "a control in a column",
        LayoutRow(
          content: Columns([
            Button("hello world", trigger: .retry).style(.title3).content, .empty,
          ]).content),
        [title("110", "46")]
      ),
      (
        "a control of two lines that fits on one",
        LayoutRow(content: Button("a\nb", trigger: .retry).style(.title3).content), []
      ),
      (
        "columns that are further apart than there is width",
        LayoutRow(
          content: Columns([text.content, text.content, text.content], spacing: 60).content),
        [
          "s/LayoutRow[k] at (0, 0) keeps 120 points between columns in a width of 100: make the spacing "
            + "smaller, or the columns fewer."
        ]
      ),
      (
        "a word broken in a column",
        LayoutRow(content: Columns([Text.grid10("of a longer\none").content, .empty]).content),
        [broken("“of a longer one”", "60", "46")]
      ),
      (
        "a word broken in a carousel",
        LayoutRow(
          content: Carousel(items: [Text.grid10("longer").content], itemWidth: .points(40)).content),
        [broken("“longer”", "60", "40")]
      ),
      (
        "a word that the row has no room for either",
        LayoutRow(
          content: Stack([
            Text.grid10("abcdefghijklm").content,
            Columns([Text.grid10("abcdefghijklm").content, .empty]).content,
          ]).content), []
      ),
      (
        "a word that the row has room for once its columns stack",
        LayoutRow(
          content: Columns([Text.grid10("longer").content, .empty]).stacksWhenTooNarrow().content),
        []
      ),
      (
        "ideographs in a column",
        LayoutRow(content: Columns([Text.grid10("中文中文").content, .empty]).content), []
      ),
      (
        "several at once",
        LayoutRow(.fixed(10), content: Stack([text.lineLimit(1).content, wide]).content),
        [clipped("42", "10", "“hello world”, “p”"), truncated(2, 1), tooWide("300", "100")]
      ),
    ]
    let wrong = cases.compactMap { name, row, issues -> String? in
      let screen = Screen("Test") { Section("s") { row.id("k") } }
      let got = screen.layout(in: .grid(100)).issues.map(\.description)
      return got == issues ? nil : "\(name): \(got)"
    }
    #expect(wrong == [])
  }

  @Test func `an estimate clips nothing`() {
    let rows = [
      LayoutRow(content: Text.grid10("hello world").content),
      LayoutRow(.automatic(atMost: 27.5), content: Text.grid10("hello world").content),
    ]
    let screen = Screen("S") {
      Section("s") { ForEach(Array(rows.enumerated()), id: \.offset) { $0.element } }
    }
    let exact = screen.layout(in: .grid(100)).issues
    #expect(exact.map(\.kind) == [.clipped(needs: 56, has: 27.5)])
    #expect(screen.layout(in: .grid(100), measurement: .lazy(estimate: 10)).issues == exact)
  }

  @Test func `issues come from top to bottom, of headers and footers too`() {
    let row = LayoutRow(.fixed(10), content: Text.grid10("a").content)
    let screen = Screen("Test") {
      for key in ["s", "t"] { Section(key) { row.id(1) }.header(row).footer(row) }
    }
    #expect(
      screen.layout(in: .grid(100)).issues.map(\.row.description) == [
        "s/header", "s/LayoutRow[1]", "s/footer", "t/header", "t/LayoutRow[1]", "t/footer",
      ])
  }
}
