import RowKitTestSupport
@testable import RowKit

/// Statements of a builder as data, so that random ones can be composed, and made smaller.
indirect enum BlockTree: Sendable {
  /// A row, called by its number.
  case row(Int)
  /// Statements below each other.
  case statements([BlockTree])
  /// An `if` without `else`, known by its number.
  case optional(Int, BlockTree)
  /// An arm of an `if` with `else`.
  case arm(isFirst: Bool, BlockTree)
  /// A plain `for`.
  case turns([BlockTree])
  /// A `ForEach`.
  case loop([Turn], KeyScope)
  /// A block with an `.id`.
  case keyed(Int, BlockTree, KeyScope)

  /// A turn of a `ForEach`.
  struct Turn: Sendable {
    var key: Int
    var tree: BlockTree
  }
}

extension BlockTree {
  /// The block, in which each `if` without `else` has rows or not.
  func block(isPresent: (Int) -> Bool) -> Block {
    switch self {
    case .row(let number):
      number.isMultiple(of: 3) ? Block(Other("\(number)")) : Block(Named("\(number)"))
    case .statements(let trees):
      Block(.slots(trees.map { $0.block(isPresent: isPresent).node }, first: 0))
    case .optional(let number, let tree):
      RowsBuilder.buildOptional(isPresent(number) ? tree.block(isPresent: isPresent) : nil)
    case .arm(isFirst: true, let tree):
      RowsBuilder.buildEither(first: tree.block(isPresent: isPresent))
    case .arm(isFirst: false, let tree):
      RowsBuilder.buildEither(second: tree.block(isPresent: isPresent))
    case .turns(let trees):
      RowsBuilder.buildArray(trees.map { $0.block(isPresent: isPresent) })
    case .loop(let turns, let scope):
      ForEach(turns, id: \.key, scope: scope) { $0.tree.block(isPresent: isPresent) }.block
    case .keyed(let key, let tree, let scope):
      tree.block(isPresent: isPresent).id(key, scope: scope)
    }
  }

  /// The names of the rows that are there, in order.
  func names(isPresent: (Int) -> Bool) -> [String] {
    switch self {
    case .row(let number): ["\(number)"]
    case .optional(let number, _) where !isPresent(number): []
    default: children.flatMap { $0.names(isPresent: isPresent) }
    }
  }

  /// What stands inside.
  var children: [BlockTree] {
    switch self {
    case .row: []
    case .statements(let trees), .turns(let trees): trees
    case .optional(_, let tree), .arm(_, let tree), .keyed(_, let tree, _): [tree]
    case .loop(let turns, _): turns.map(\.tree)
    }
  }

  /// The same tree with other children, of which there are as many.
  private func with(_ children: [BlockTree]) -> BlockTree {
    switch self {
    case .row: self
    case .statements: .statements(children)
    case .optional(let number, _): .optional(number, children[0])
    case .arm(let isFirst, _): .arm(isFirst: isFirst, children[0])
    case .turns: .turns(children)
    case .loop(let turns, let scope):
      .loop(zip(turns, children).map { Turn(key: $0.key, tree: $1) }, scope)
    case .keyed(let key, _, let scope): .keyed(key, children[0], scope)
    }
  }

  /// The same tree without one of the children it can do without.
  private var withoutOne: [BlockTree] {
    switch self {
    case .statements(let trees): trees.withoutOne.map { .statements($0) }
    case .turns(let trees): trees.withoutOne.map { .turns($0) }
    case .loop(let turns, let scope): turns.withoutOne.map { .loop($0, scope) }
    case .row, .optional, .arm, .keyed: []
    }
  }

  /// Trees that are smaller by one step.
  var smaller: [BlockTree] {
    children + withoutOne + children.replacingOne(\.smaller).map { with($0) }
  }
}

extension BlockTree: CustomStringConvertible {
  /// One line, as `{1 if 1 {2} for {3}}.id(1)`; an arm is the first or second of its `if`.
  var description: String {
    let inside = "{" + children.map(\.description).joined(separator: " ") + "}"
    return switch self {
    case .row(let number): "\(number)"
    case .statements: inside
    case .optional(let number, _): "if \(number) " + inside
    case .arm(let isFirst, _): (isFirst ? "first " : "second ") + inside
    case .turns: "for " + inside
    case .loop(let turns, let scope): "ForEach(\(turns.map(\.key)), .\(scope)) " + inside
    case .keyed(let key, _, let scope): inside + ".id(\(key), .\(scope))"
    }
  }
}

/// Makes random trees, whose rows and `if`s have numbers of their own.
struct BlockTreeMaker {
  var random: SplitMix64
  /// Whether two keys may be the same.
  let repeatsKeys: Bool
  private var counts = (rows: 0, optionals: 0, keys: 0)

  init(random: SplitMix64, repeatsKeys: Bool) {
    self.random = random
    self.repeatsKeys = repeatsKeys
  }

  mutating func tree(depth: Int) -> BlockTree {
    guard depth > 0 else { return row() }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return row()
    case 1, 2: return .statements(trees(depth))
    case 3:
      counts.optionals += 1
      return .optional(counts.optionals, tree(depth: depth - 1))
    case 4: return .arm(isFirst: .random(using: &random), tree(depth: depth - 1))
    case 5: return .turns(trees(depth))
    case 6: return .loop(trees(depth).map { BlockTree.Turn(key: key(), tree: $0) }, scope())
    default: return .keyed(key(), tree(depth: depth - 1), scope())
    }
  }

  private mutating func trees(_ depth: Int) -> [BlockTree] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in tree(depth: depth - 1) }
  }

  private mutating func row() -> BlockTree {
    counts.rows += 1
    return .row(counts.rows)
  }

  private mutating func key() -> Int {
    counts.keys += 1
    return repeatsKeys ? .random(in: 0..<3, using: &random) : counts.keys
  }

  private mutating func scope() -> KeyScope {
    random.pick([.enclosing, .enclosing, .section, .screen])
  }
}
