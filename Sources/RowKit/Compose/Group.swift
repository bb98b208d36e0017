/// Rows kept together, so that one key, action or label serves them all.
///
///     Group {
///       Title(text: offer.name)
///       Price(cents: offer.cents)
///     }
///     .id(offer.id)
public struct Group: BlockConvertible, Sendable {
  /// The rows of the group.
  public let block: Block

  /// Creates a group of what the closure lists.
  @inlinable
  public init(@RowsBuilder _ rows: () throws -> Block) rethrows {
    block = try rows()
  }
}
