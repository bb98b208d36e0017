import Testing

@testable import RowKit

@Suite struct `Placing content in a row` {
  /// A picture of 30 by 28 points.
  private let content = Picture("p", width: 30, height: 28).content

  @Test func `content is centred between the insets`() {
    let cases: [(name: String, height: RowHeight, insets: Insets, top: Length, row: Length)] = [
      ("automatic", .automatic, .row, 8, 44),
      ("automatic, unequal insets", .automatic, Insets(top: 3, bottom: 10), 3, 41),
      ("higher than it needs", .fixed(100), .row, 36, 100),
      ("automatic with a lower bound", .automatic(atLeast: 100), .row, 36, 100),
      ("unequal insets", .fixed(100), Insets(top: 20), 46, 100),
      ("exactly high enough", .fixed(44), .row, 8, 44),
      ("covering the insets", .fixed(30), .row, 1, 30),
      ("covering unequal insets, it stays in the row", .fixed(30), Insets(top: 20), 2, 30),
      ("covering the other inset", .fixed(30), Insets(bottom: 20), 0, 30),
      ("clipped, it starts at the top", .fixed(20), .row, 0, 20),
      ("clipped by an upper bound", .automatic(atMost: 20), Insets(top: 9), 0, 20),
      ("without height", .fixed(0), .row, 0, 0),
      ("in proportion", .aspect(width: 2, height: 1), .row, 36, 100),
    ]
    let wrong = cases.compactMap { name, height, insets, top, rowHeight -> String? in
      let row = LayoutRow(height, insets: insets, content: content)
      let cell = row.cell(in: .grid(200))
      let expected = "▧p (\(insets.leading), \(top)) 30×28"
      return cell.leaves.map(\.text) == [expected] && cell.frame.height == rowHeight
        ? nil : "\(name): \(cell.leaves.map(\.text)) in \(cell.frame), not \(expected)"
    }
    #expect(wrong == [])
  }

  @Test func `right to left, leading is right`() {
    let insets = Insets(leading: 10, trailing: 20)
    let cases: [(name: String, content: Content, left: [String], right: [String])] = [
      (
        "leading", Text.grid10("ab").content, ["ab (10, 0) 20×28"], ["ab (70, 0) 20×28"]
      ),
      (
        "trailing", Text.grid10("ab").alignment(.trailing).content,
        ["ab (60, 0) 20×28"], ["ab (20, 0) 20×28"]
      ),
      (
        "centred", Text.grid10("ab").alignment(.center).content,
        ["ab (35, 0) 20×28"], ["ab (45, 0) 20×28"]
      ),
      (
        "columns", Columns([content, content], shares: [2, 1], spacing: 10).content,
        ["▧p (10, 0) 30×28", "▧p (60, 0) 30×28"], ["▧p (60, 0) 30×28", "▧p (10, 0) 30×28"]
      ),
      (
        "a carousel, whose strip counts from its leading end",
        Carousel(items: [content], itemWidth: .points(40), insets: Insets(leading: 5)).content,
        ["carousel 45 [(5, 0) 40×28[▧p (0, 0) 30×28]] (0, 0) 100×28"],
        ["carousel 45 [(5, 0) 40×28[▧p (10, 0) 30×28]] (0, 0) 100×28"]
      ),
    ]
    let wrong = cases.flatMap { name, content, left, right in
      [(left, LayoutEnvironment.Direction.leftToRight), (right, .rightToLeft)]
        .compactMap { expected, direction -> String? in
          let row = LayoutRow(insets: insets, content: content)
          let got = row.cell(in: .grid(100, 568, direction)).leaves.map(\.text)
          return got == expected ? nil : "\(name), \(direction): \(got)"
        }
    }
    #expect(wrong == [])
  }

  @Test func `insets wider than the row leave no width`() {
    let contents = [
      Text.grid10("ab").content, Picture("p", aspect: 1, 1).content, Divider().content,
      Columns([content, content]).content, Placeholder().content,
      Button("a", trigger: .select)
        .content, Carousel(items: [content], itemWidth: .fraction(1, of: 2)).content,
    ]
    let heights = contents.map { content in
      let cell = LayoutRow(insets: Insets(horizontal: 80, vertical: 0), content: content)
        .cell(in: .grid(100))
      return "\(cell.frame.height), \(cell.leaves.count) fragments"
    }
    #expect(
      heights == [
        "56, 2 fragments", "0, 1 fragments", "0.5, 1 fragments", "28, 2 fragments",
        "24, 1 fragments", "24, 1 fragments", "28, 1 fragments",
      ])
  }

  /// The properties of content can be set after it was made, past what its initialisers see to.
  @Test func `numbers set out of bounds count as those within`() {
    var columns = Columns([content, content])
    columns.shares = [-1, 1]
    var expandable = ExpandableText("a b", lines: 1, isExpanded: false, more: "", less: "")
    expandable.limit = .lines(0)
    var text = Text("a\nb")
    text.lineLimit = 0
    let contents = [columns.content, expandable.content, text.content]
    let heights = contents.map { LayoutRow(content: $0).cell(in: .grid(100)).frame.height }
    #expect(heights == [28, 24, 24])
  }

  @Test func `content with numbers out of bounds traps nowhere`() async {
    await #expect(processExitsWith: .success) {
      var columns = Columns([.empty])
      columns.elements.append(.empty)
      _ = LayoutRow(content: columns.content).cell(in: .grid(100))
    }
    await #expect(processExitsWith: .success) {
      let columns = Columns([.empty, .empty], shares: [.max, .max])
      _ = LayoutRow(content: columns.content).cell(in: .grid(100))
    }
    await #expect(processExitsWith: .success) {
      var placeholder = Placeholder()
      placeholder.lines = -1
      _ = LayoutRow(content: placeholder.content).cell(in: .grid(100)).fragments
    }
    await #expect(processExitsWith: .success) {
      let picture = Picture("p", width: 1, height: Length(units: .max))
      _ = LayoutRow(insets: .row, content: picture.content).cell(in: .grid(100))
    }
  }
}
