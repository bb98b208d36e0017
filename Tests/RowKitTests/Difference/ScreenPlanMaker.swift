import RowKitTestSupport
import RowKit

/// Makes random screens, and random changes of them, out of few keys and texts.
struct ScreenPlanMaker {
  var random: SplitMix64
  private let size: LayoutSize

  /// How much there is of each.
  private struct LayoutSize {
    var sections = 0...4
    var sectionKeys = 0..<4
    var blocks = 0...5
    var rowKeys = 0..<4
    var turns = 0...4
    var edits = 1...6

    static let few = LayoutSize()
    static let manySections = LayoutSize(sections: 5...16, sectionKeys: 0..<20, blocks: 0...2)
    /// Longer than the engine looks ahead, and out of order for longer than it guesses.
    static let manyRows = LayoutSize(
      sections: 1...2, sectionKeys: 0..<2, blocks: 1...2, rowKeys: 0..<80, turns: 20...50,
      edits: 1...12)
  }

  init(random: SplitMix64) {
    self.random = random
    size = self.random.pick([.few, .few, .few, .few, .few, .few, .few, .manySections, .manyRows])
  }

  mutating func pair() -> ScreenPair {
    let old = screen()
    if chance(1, of: 5) { return ScreenPair(old: old, new: screen()) }
    var new = old
    for _ in 0..<Int.random(in: size.edits, using: &random) { edit(&new) }
    return ScreenPair(old: old, new: new)
  }

  private mutating func screen() -> ScreenPlan {
    ScreenPlan(sections: some(size.sections) { $0.section() })
  }

  private mutating func section() -> SectionPlan {
    SectionPlan(
      key: .random(in: size.sectionKeys, using: &random), header: edge(isHeader: true),
      footer: edge(isHeader: false), spacing: chance(1, of: 6) ? 4 : 0,
      isKept: chance(1, of: 2), blocks: some(size.blocks) { $0.block(depth: 2) })
  }

  private mutating func edge(isHeader: Bool) -> EdgePlan? {
    guard chance(1, of: 3) else { return nil }
    return EdgePlan(row: row(), isPinned: isHeader && chance(1, of: 4))
  }

  private mutating func block(depth: Int) -> BlockPlan {
    guard depth > 0 else { return .row(row()) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return .row(row())
    case 2: return .optional(isPresent: .random(using: &random), row())
    case 3, 4, 5: return .keyed(key(), scope(), some(1...2) { $0.block(depth: depth - 1) })
    default:
      let turns = depth == 2 ? size.turns : 0...2
      return .loop(some(turns) { $0.turn(depth: depth) }, scope())
    }
  }

  private mutating func turn(depth: Int) -> TurnPlan {
    TurnPlan(key: key(), blocks: some(chance(1, of: 5) ? 2...2 : 1...1) { $0.block(depth: 0) })
  }

  private mutating func row() -> RowPlan {
    RowPlan(
      text: .random(in: 0..<2, using: &random), isTile: chance(1, of: 4),
      isTall: chance(1, of: 8), action: chance(1, of: 3) ? .random(in: 0..<2, using: &random) : nil,
      label: chance(1, of: 10) ? 0 : nil)
  }

  private mutating func key() -> Int { .random(in: size.rowKeys, using: &random) }

  private mutating func scope() -> KeyScope {
    random.pick([.enclosing, .enclosing, .section, .screen, .screen])
  }

  private mutating func chance(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &random) < part
  }

  private mutating func some<Element>(
    _ count: ClosedRange<Int>, _ make: (inout ScreenPlanMaker) -> Element
  ) -> [Element] {
    (0..<Int.random(in: count, using: &random)).map { _ in make(&self) }
  }
}

extension ScreenPlanMaker {
  private mutating func edit(_ screen: inout ScreenPlan) {
    guard !screen.sections.isEmpty else {
      screen.sections.append(section())
      return
    }
    let index = Int.random(in: screen.sections.indices, using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: screen.sections.remove(at: index)
    case 1: screen.sections.insert(chance(1, of: 3) ? screen.sections[index] : section(), at: index)
    case 2, 3: screen.sections.move(index, using: &random)
    case 4, 5: editEdges(&screen.sections[index])
    case 6, 7: moveBlock(from: index, in: &screen)
    case 8: if chance(1, of: 4) { screen.sections.shuffle(using: &random) }
    default: edit(&screen.sections[index].blocks)
    }
  }

  private mutating func editEdges(_ section: inout SectionPlan) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: section.spacing = 4 - section.spacing
    case 1: section.isKept.toggle()
    case 2: section.footer = edge(isHeader: false)
    case 3: section.header = edge(isHeader: true)
    case 4: edit(&section.footer)
    default: edit(&section.header)
    }
  }

  private mutating func edit(_ edge: inout EdgePlan?) {
    guard let row = edge?.row else { return }
    edge?.row = changed(row)
  }

  private mutating func moveBlock(from index: Int, in screen: inout ScreenPlan) {
    guard !screen.sections[index].blocks.isEmpty else { return }
    let place = Int.random(in: screen.sections[index].blocks.indices, using: &random)
    let block = screen.sections[index].blocks.remove(at: place)
    let target = Int.random(in: screen.sections.indices, using: &random)
    let end = Int.random(in: 0...screen.sections[target].blocks.count, using: &random)
    screen.sections[target].blocks.insert(block, at: end)
  }

  private mutating func edit(_ blocks: inout [BlockPlan]) {
    guard !blocks.isEmpty else {
      blocks.append(block(depth: 2))
      return
    }
    let index = Int.random(in: blocks.indices, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: blocks.remove(at: index)
    case 1: blocks.insert(chance(1, of: 3) ? blocks[index] : block(depth: 2), at: index)
    case 2, 3: blocks.move(index, using: &random)
    default: blocks[index] = changed(blocks[index])
    }
  }

  private mutating func changed(_ block: BlockPlan) -> BlockPlan {
    switch block {
    case .row(let row): return .row(changed(row))
    case .optional(let isPresent, let row):
      return chance(1, of: 2)
        ? .optional(isPresent: !isPresent, row) : .optional(isPresent: isPresent, changed(row))
    case .keyed(let key, let scope, var blocks):
      edit(&blocks)
      return .keyed(key, scope, blocks)
    case .loop(var turns, let scope):
      guard !turns.isEmpty else { return .loop([turn(depth: 1)], scope) }
      let index = Int.random(in: turns.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: turns.remove(at: index)
      case 1: turns.insert(turn(depth: 1), at: index)
      case 2, 3: turns.move(index, using: &random)
      case 4: turns.shuffle(using: &random)
      default: edit(&turns[index].blocks)
      }
      return .loop(turns, scope)
    }
  }

  /// A row with something else; often with nothing but another action.
  private mutating func changed(_ row: RowPlan) -> RowPlan {
    var row = row
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2: row.text = 1 - row.text
    case 3: row.isTall.toggle()
    case 4: row.isTile.toggle()
    case 5: row.label = row.label == nil ? 0 : nil
    default: row.action = row.action == nil ? 0 : nil
    }
    return row
  }
}

extension Array {
  /// Moves an element to a random place.
  fileprivate mutating func move(_ index: Int, using random: inout SplitMix64) {
    let element = remove(at: index)
    insert(element, at: Int.random(in: 0...count, using: &random))
  }
}
