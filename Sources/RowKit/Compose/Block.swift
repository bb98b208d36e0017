/// What a builder is made of: no rows, one, or many.
///
/// A row, an `if`, a `for`, a ``ForEach``, a ``Loading`` and a ``Group`` are blocks, and so is what a
/// function or property of the app returns:
///
///     @RowsBuilder var promotions: Block {
///       if let promotion { Promotion(lines: promotion.lines) }
///       for line in notices { Notice(text: line) }
///     }
///
/// A block keeps its slot whether it has rows or not, so the rows after it stay themselves.
public struct Block: Sendable {
  @usableFromInline
  enum Node: Sendable {
    /// Nothing.
    case none
    /// One row.
    case row(any RowBox, RowTraits)
    /// Statements or arms, each with its slot; an arm stands alone, in a slot of its own.
    indirect case slots([Node], first: Int)
    /// The turns of a plain `for`.
    case turns([Node])
    /// The turns of a `ForEach`.
    case loop(Loop)
    /// A block with a key.
    case keyed(Loop)
  }

  /// Turns with their keys.
  @usableFromInline
  final class Loop: Sendable {
    let keys: [RowKey]
    let turns: [Node]
    let scope: KeyScope
    let rowCount: Int

    @usableFromInline
    init(keys: [RowKey], turns: [Node], scope: KeyScope, rowCount: Int) {
      self.keys = keys
      self.turns = turns
      self.scope = scope
      self.rowCount = rowCount
    }
  }

  @usableFromInline let node: Node

  @usableFromInline
  init(_ node: Node) { self.node = node }

  /// The block of one row.
  @inlinable
  public init<R: Row>(_ row: R) {
    node = .row(TypedRowBox(row), .none)
  }

  /// No rows.
  public static let empty = Block(.none)
}

extension Block.Node {
  /// How many rows there are.
  @inlinable var rowCount: Int {
    if case .row = self { return 1 }
    return groupedRowCount
  }

  @usableFromInline var groupedRowCount: Int {
    switch self {
    case .none: 0
    case .row: 1
    case .slots(let nodes, _), .turns(let nodes): nodes.reduce(0) { $0 + $1.rowCount }
    case .loop(let loop), .keyed(let loop): loop.rowCount
    }
  }
}

extension Block: BlockConvertible {
  /// The block itself.
  public var block: Block { self }
}

/// A value that stands for rows in a builder, and can be given a key, actions and a label.
public protocol BlockConvertible {
  /// The rows it stands for.
  var block: Block { get }
}

/// How far a key holds: what stands around it and belongs to the identity too.
public enum KeyScope: Sendable {
  /// The nearest turn of a ``ForEach`` or block with an `.id` around it, else the section.
  case enclosing
  /// The section, whatever loops stand around.
  case section
  /// The screen: the row stays itself when it moves from one section to another.
  case screen
}
