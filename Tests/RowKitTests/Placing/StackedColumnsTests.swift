import Testing

@testable import RowKit

/// Texts here are 10 points a column and 28 a line; the row is 100 wide, and two columns 46 each.
@Suite struct `Columns that become a stack` {
  private let picture = Picture("p", width: 60, height: 10).content

  private func leaves(
    _ contents: Content..., stacks: Bool = true, in environment: LayoutEnvironment = .grid(100)
  ) -> [String] {
    let columns = Columns(contents).stacksWhenTooNarrow(stacks)
    return LayoutRow(content: columns.content).cell(in: environment).leaves.map(\.text)
  }

  @Test func `they stack when one of them has no room`() {
    let (a, long) = (Text.grid10("a").content, Text.grid10("longer").content)
    let cases: [(name: String, got: [String], expected: [String])] = [
      (
        "what fits stays side by side", leaves(a, Text.grid10("bb cc").content),
        ["a (0, 0) 10×28", "bb (54, 0) 20×28", "cc (54, 28) 20×28"]
      ),
      (
        "a word that would be broken", leaves(a, long),
        ["a (0, 0) 10×28", "longer (0, 32) 60×28"]
      ),
      (
        "unless nobody told them to", leaves(a, long, stacks: false),
        ["a (0, 0) 10×28", "long (54, 0) 40×28", "er (54, 28) 20×28"]
      ),
      (
        "a text that would be cut", leaves(a, Text.grid10("bb cc").lineLimit(1).content),
        ["a (0, 0) 10×28", "bb cc (0, 32) 50×28"]
      ),
      (
        "but not one that may be cut",
        leaves(a, Text.grid10("bb cc").lineLimit(1).allowsTruncation().content),
        ["a (0, 0) 10×28", "bb… (54, 0) 30×28"]
      ),
      ("a picture that is too wide", leaves(a, picture), ["a (0, 0) 10×28", "▧p (0, 32) 60×10"]),
      (
        "ideographs break anywhere", leaves(a, Text.grid10("中文中").content),
        ["a (0, 0) 10×28", "中文 (54, 0) 40×28", "中 (54, 28) 20×28"]
      ),
      (
        "columns in a column", leaves(a, Columns([a, a]).stacksWhenTooNarrow().content),
        ["a (0, 0) 10×28", "a (54, 0) 10×28", "a (81, 0) 10×28"]
      ),
    ]
    let wrong = cases.filter { $0.got != $0.expected }.map { "\($0.name): \($0.got)" }
    #expect(wrong == [])
  }

  @Test func `they stack at the text sizes that need it, and their heights agree with their lines`()
  {
    let columns = Columns(
      [Text("New here?").content, Text("Sign in").content], shares: [1, 1]
    ).stacksWhenTooNarrow()
    let row = LayoutRow(content: columns.content)
    let counts = TextSize.allCases.map { size in
      let cell = row.cell(in: .grid(120).textSize(size))
      let bottom = cell.leaves.map(\.frame.maxY).max() ?? .zero
      #expect(cell.frame.height >= bottom && cell.frame.height < bottom + 1, "at \(size)")
      return Set(cell.leaves.map(\.frame.x)).count
    }
    // "here?" is five columns of half the size, in 56 points.
    #expect(counts == [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1])
  }

  @Test func `at each depth they are tried once more, not twice as often`() {
    let leaf = Text(MeasureCounter.character).content
    func nested(_ depth: Int) -> Content {
      depth == 0 ? leaf : Columns([leaf, nested(depth - 1)]).stacksWhenTooNarrow().content
    }
    let counter = MeasureCounter()
    let counts = [5, 10, 20, 40].map { depth in
      let screen = Screen.of(LayoutRow(content: nested(depth)))
      return counter.calls { _ = screen.layout(in: counter.environment) } - counter.once
    }
    // Two to the power of the depth would be a thousand at ten, and a million at twenty.
    let most = [5, 10, 20, 40].map { $0 * ($0 + 2) }
    #expect(zip(counts, most).allSatisfy { $0 <= $1 }, "\(counts)")
  }

  @Test func `in a right-to-left environment the first column is the rightmost`() {
    let (a, b) = (Text.grid10("a").content, Text.grid10("b").alignment(.trailing).content)
    #expect(
      leaves(a, b, in: .grid(100, 568, .rightToLeft)) == ["a (90, 0) 10×28", "b (0, 0) 10×28"])
  }
}
