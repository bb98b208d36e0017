@testable import RowKit

/// A screen as data, so that random ones can be composed, changed, made smaller, and printed as code.
struct ScreenPlan: Equatable, Sendable {
  var sections: [SectionPlan]

  var screen: Screen { Screen("screen", sections: sections.map(\.section)) }
}

struct SectionPlan: Equatable, Sendable {
  var key: Int
  var header: EdgePlan?
  var footer: EdgePlan?
  var spacing = 0
  var isKept = false
  var blocks: [BlockPlan] = []

  var section: Section {
    var section = Section(key) { Block(statements: blocks.map(\.block)) }
      .rowSpacing(Length(spacing))
      .keptWhenEmpty(isKept)
    if let header { section = section.header(header.row.block, pinned: header.isPinned) }
    if let footer { section = section.footer(footer.row.block) }
    return section
  }
}

/// A header or footer.
struct EdgePlan: Equatable, Sendable {
  var row: RowPlan
  /// Of a header only.
  var isPinned = false
}

struct RowPlan: Equatable, Sendable {
  var text: Int
  var isTile = false
  var isTall = false
  var action: Int?
  var label: Int?

  var block: Block {
    var block =
      isTile
      ? Block(Tile("\(text)", isTall: isTall)) : Block(Line("\(text)", isTall: isTall))
    if let action { block = block.onSelect(action) }
    if let label { block = block.accessibilityLabel("\(label)") }
    return block
  }
}

/// A statement among rows.
indirect enum BlockPlan: Equatable, Sendable {
  /// A row known by its slot.
  case row(RowPlan)
  /// A row behind an `if`.
  case optional(isPresent: Bool, RowPlan)
  /// Statements with an `.id`.
  case keyed(Int, KeyScope, [BlockPlan])
  /// A `ForEach`.
  case loop([TurnPlan], KeyScope)

  var block: Block {
    switch self {
    case .row(let row): row.block
    case .optional(let isPresent, let row):
      RowsBuilder.buildOptional(isPresent ? row.block : nil)
    case .keyed(let key, let scope, let blocks):
      Block(statements: blocks.map(\.block)).id(key, scope: scope)
    case .loop(let turns, let scope):
      ForEach(turns, id: \.key, scope: scope) { Block(statements: $0.blocks.map(\.block)) }.block
    }
  }
}

/// A turn of a `ForEach`.
struct TurnPlan: Equatable, Sendable {
  var key: Int
  var blocks: [BlockPlan]
}

extension Block {
  /// What a builder makes of statements.
  fileprivate init(statements blocks: [Block]) {
    switch blocks.count {
    case 0: self = .empty
    case 1: self = blocks[0]
    default: self.init(.slots(blocks.map(\.node), first: 0))
    }
  }
}

/// Two screens to compare.
struct ScreenPair: Equatable, Sendable {
  var old: ScreenPlan
  var new: ScreenPlan
}
