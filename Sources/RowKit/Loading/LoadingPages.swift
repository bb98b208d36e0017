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
    var slots = Slots(items: ForEach(pages.items, item).block)
    switch pages.phase {
    case .idle: slots.idle = idle()
    case .loading(.first): if pages.items.isEmpty { slots.placeholder = placeholder() }
    case .loading(.next): slots.placeholder = placeholder()
    case .loaded: if pages.isAtEnd { slots.end = end() } else { slots.more = more() }
    case .failed(let message, _): slots.failure = failure(message)
    }
    block = slots.block
  }

  /// A slot for each closure.
  private struct Slots {
    let items: Block
    var placeholder = Block.empty
    var more = Block.empty
    var failure = Block.empty
    var end = Block.empty
    var idle = Block.empty

    var block: Block {
      let blocks = [items, placeholder, more, failure, end, idle]
      return Block(.slots(blocks.map(\.node), first: 0))
    }
  }
}
