/// The rows of a list that arrives page by page, in each of its phases.
///
///     LoadingPages(reviews) { review in
///       ReviewRow(review: review)
///     } placeholder: {
///       Note(text: "…")
///     } more: {
///       Note(text: "Show more").onSelect(Action.more)
///     } failure: { message in
///       Note(text: message).onSelect(Action.retry)
///     } end: {
///       Note(text: "That was all")
///     }
///
/// | phase | rows |
/// | --- | --- |
/// | idle | those of `idle` |
/// | the first page is loading | those of the items from before, if any; `placeholder` without |
/// | the next page is loading | those of the items, then those of `placeholder` |
/// | loaded | those of the items, then those of `more`, or of `end` after the last page |
/// | failed | those of the items, then those of `failure` |
///
/// Each item's row is known by the item's id. Each closure has one slot; a closure that is not given gives no
/// rows.
public struct LoadingPages: BlockConvertible, Sendable {
  /// The rows of the phase.
  public let block: Block

  /// Creates the rows of the phase that a list is in.
  public init<Item, Cursor>(
    _ pages: LoadablePages<Item, Cursor>,
    @RowsBuilder item: (Item) -> Block,
    @RowsBuilder placeholder: () -> Block = { Block.empty },
    @RowsBuilder more: () -> Block = { Block.empty },
    @RowsBuilder failure: (_ message: String) -> Block = { _ in Block.empty },
    @RowsBuilder end: () -> Block = { Block.empty },
    @RowsBuilder idle: () -> Block = { Block.empty }
  ) where Item.ID: Sendable {
    var after = [Block](repeating: .empty, count: 5)
    switch pages.phase {
    case .idle: after[4] = idle()
    case .loading(.first): if pages.items.isEmpty { after[0] = placeholder() }
    case .loading(.next): after[0] = placeholder()
    case .loaded: if pages.isAtEnd { after[3] = end() } else { after[1] = more() }
    case .failed(let message, _): after[2] = failure(message)
    }
    let items = ForEach(pages.items, item).block
    block = Block(.slots([items.node] + after.map(\.node), first: 0))
  }
}
