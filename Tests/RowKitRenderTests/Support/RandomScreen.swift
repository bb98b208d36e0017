import RowKitTestSupport
import RowKit

/// A screen of any shape, in which each row, header and footer shows a mark of its own: `«7»`.
struct RandomScreen {
  let screen: Screen
  let environment: LayoutEnvironment
  let offset: Length?

  init(using random: inout SplitMix64) throws {
    var mark = 0
    let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Self.section(from: &mark, using: &random)
    }
    screen = Screen("Random", sections: sections)
    environment = try .test(
      width: random.pick([120, 320, 350]), height: random.pick([5, 20, 100, 333.25]),
      direction: random.pick([.leftToRight, .rightToLeft]))
    let end = screen.layout(in: environment).contentHeight.units + 20 * Length.unitsPerPoint
    offset =
      random.chance(1, of: 6)
      ? nil : Length(units: Int64.random(in: -40 * Length.unitsPerPoint...end, using: &random))
  }

  private static func section(from mark: inout Int, using random: inout SplitMix64) -> Section {
    var rows: [Block] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      rows.append(row(from: &mark, using: &random))
    }
    var section = Section(random.pick(["a", "b", "商品"])) { rows }
    if random.chance(2, of: 3) {
      section = section.header(
        row(from: &mark, using: &random), pinned: random.chance(2, of: 3))
    }
    if random.chance(1, of: 3) { section = section.footer(row(from: &mark, using: &random)) }
    if random.chance(1, of: 3) {
      section = section.insets(
        Insets(
          top: random.pick([0, 7, 30]), leading: 5, bottom: random.pick([0, 3.5]), trailing: 9))
    }
    if random.chance(1, of: 3) { section = section.rowSpacing(random.pick([0, 6, 25])) }
    return section.keptWhenEmpty(random.chance(1, of: 3))
  }

  private static func row(from mark: inout Int, using random: inout SplitMix64) -> Block {
    mark += 1
    let text = "«\(mark)»\(random.pick(["\n", " "]))\(random.pick(texts))"
    let heights: [RowHeight] = [
      .fixed(0), .fixed(0.25), .fixed(20), .fixed(44.5), .aspect(width: 3, height: 1), .automatic,
      .viewport(1, of: 3),
    ]
    let item = Item(text, height: random.pick(heights))
    let row: Block =
      random.chance(1, of: 2)
      ? Block(item) : Block(Show { [Text(text).content, control] })
    guard random.chance(1, of: 3) else { return row }
    return row.id(random.pick(["k", "鍵", "a\nb", "\u{202E}"])).onSelect(text)
  }

  private static let control = Button("全文", trigger: .expand).content

  private static let texts = [
    "", "short", "中文和 Latin 混排，還有標點。", "👨‍👩‍👧‍👦 🎉", "a\u{1B}[31m\u{0}b", "trailing \u{3000}\u{A0}",
    "line\r\nline\u{85}\u{2028}line\n\n", "\u{202E}reversed", String(repeating: "很長的", count: 20),
  ]
}
