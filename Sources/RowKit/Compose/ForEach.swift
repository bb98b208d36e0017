/// A turn for each element of a collection, known by the element's key instead of its place.
///
///     ForEach(comments) { CommentRow(comment: $0) }        // known by comment.id
///     ForEach(tags, id: \.self) { TagRow(text: $0) }        // known by the tag
///
/// Elements that are inserted, removed or moved leave the ids of the others as they were. The key
/// stands where the turn's number would in a plain `for`: what is inside the turn keeps its slots
/// below it.
public struct ForEach: BlockConvertible, Sendable {
  /// The rows of all turns.
  public let block: Block

  /// Creates a turn for each element, known by the key at a path.
  ///
  /// - Complexity: O(n) in the elements.
  @inlinable
  public init<Data: Sequence, Key: Hashable & Sendable>(
    _ data: Data, id key: KeyPath<Data.Element, Key>, scope: KeyScope = .enclosing,
    @RowsBuilder _ rows: (Data.Element) throws -> Block
  ) rethrows {
    block = try Block(data, key: { RowKey($0[keyPath: key]) }, scope: scope, rows: rows)
  }

  /// Creates a turn for each element, known by its id.
  ///
  /// - Complexity: O(n) in the elements.
  @inlinable
  public init<Data: Sequence>(
    _ data: Data, scope: KeyScope = .enclosing,
    @RowsBuilder _ rows: (Data.Element) throws -> Block
  ) rethrows where Data.Element: Identifiable, Data.Element.ID: Sendable {
    block = try Block(data, key: { RowKey($0.id) }, scope: scope, rows: rows)
  }
}

extension Block {
  /// A turn for each element.
  @inlinable
  init<Data: Sequence>(
    _ data: Data, key: (Data.Element) -> RowKey, scope: KeyScope,
    rows: (Data.Element) throws -> Block
  ) rethrows {
    var keys: [RowKey] = []
    var turns: [Node] = []
    keys.reserveCapacity(data.underestimatedCount)
    turns.reserveCapacity(data.underestimatedCount)
    var rowCount = 0
    for element in data {
      let turn = try rows(element).node
      keys.append(key(element))
      turns.append(turn)
      rowCount += turn.rowCount
    }
    self.init(.loop(Loop(keys: keys, turns: turns, scope: scope, rowCount: rowCount)))
  }
}
