import Testing

import RowKitTestSupport
@testable import RowKit

@Suite struct `Expandable texts` {
  @Test func `expanded is higher than collapsed, and neither is wider than asked`() {
    let property = Property<ExpandableCase>(
      generate: ExpandableCase.init(using:), shrink: \.smaller, fault: \.fault)
    #expect(property.counterexample(count: 3000) == nil)
  }

  @Test func `the ellipsis and the control are one token at the end of the last line`() {
    let text = ExpandableText(
      "商品评价内容非常好啊啊啊啊", lines: 2, isExpanded: false, more: "全文", less: "收起"
    ).style(.title3)
    let cell = LayoutRow(content: text.content).cell(in: .grid(100))
    #expect(
      cell.leaves.map(\.text) == [
        "商品评价内 (0, 0) 100×28", "容非… (0, 28) 50×28", "[全文→expand] (50, 28) 40×28",
      ])
  }

  @Test func `in a right-to-left environment the control is at the left of the last line`() {
    let text = ExpandableText("aaaa bbbb", lines: 1, isExpanded: false, more: "m", less: "l")
      .style(.title3)
    let cell = LayoutRow(content: text.content).cell(in: .grid(80, 568, .rightToLeft))
    #expect(cell.leaves.map(\.text) == ["aaaa b… (10, 0) 70×28", "[m→expand] (0, 0) 10×28"])
  }
}

/// A text, and the room and limit that it gets.
private struct ExpandableCase: CustomStringConvertible {
  var words: [String]
  var width: Int
  var limit: ExpandableText.Limit
  var more: String
  var placement: ExpandableText.ButtonPlacement

  init(using random: inout SplitMix64) {
    let alphabet = [
      "word", "a", " ", " ", "\n", "中文", "，", "👨‍👩‍👧‍👦", "e\u{301}", "https://example.org/path",
    ]
    words = (0..<Int.random(in: 0...20, using: &random)).map { _ in random.pick(alphabet) }
    width = Int.random(in: 20...140, using: &random)
    limit = random.pick([
      .lines(Int.random(in: 0...3, using: &random)),
      .height(Length(Int.random(in: 0...100, using: &random))),
    ])
    more = random.pick(["全文", "more", "", "a control too long for its line"])
    placement = random.pick([.inline, .below])
  }

  var smaller: [ExpandableCase] {
    words.withoutOne.map {
      var smaller = self
      smaller.words = $0
      return smaller
    }
  }

  private func cell(isExpanded: Bool) -> Cell {
    let text = ExpandableText(
      words.joined(), limit: limit, isExpanded: isExpanded, more: more, less: "less"
    ).buttonPlacement(placement)
    return LayoutRow(content: text.content).cell(in: .grid(Length(width)))
  }

  var fault: String? {
    let (collapsed, expanded) = (cell(isExpanded: false), cell(isExpanded: true))
    let hasControl = [collapsed, expanded].map { $0.leaves.contains { $0.isControl } }
    guard hasControl[0] == hasControl[1] else { return "has a control in one form only" }
    let heights = [collapsed, expanded].map(\.frame.height)
    if hasControl[0], heights[0] >= heights[1] { return "is \(heights[0]), expanded \(heights[1])" }
    if !hasControl[0], heights[0] != heights[1] { return "changes its height without a control" }
    for fragment in collapsed.leaves + expanded.leaves where fragment.frame.maxX > Length(width) {
      // One character wider than all the room stands alone.
      if fragment.characterCount > 1 { return "\(fragment.text) is too wide" }
    }
    let lines = collapsed.leaves.filter { !$0.isControl }.count
    if case .lines(let most) = limit, lines > max(1, most) { return "shows \(lines) lines" }
    return nil
  }

  var description: String {
    "“\(words.joined().debugDescription)” in \(width), \(limit), \(more), \(placement)"
  }
}

extension Fragment {
  fileprivate var isControl: Bool {
    if case .button = kind { true } else { false }
  }

  fileprivate var characterCount: Int {
    switch kind {
    case .line(let line, _), .button(let line, _, _): line.string.count
    default: 0
    }
  }
}
