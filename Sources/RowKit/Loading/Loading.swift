/// The rows of a value that arrives on its own time, in each of its phases.
///
///     Loading(comments) { all in
///       ForEach(all) { CommentRow(comment: $0) }
///     } placeholder: {
///       Note(text: "…")
///     } failure: { message in
///       Note(text: message).onSelect(Action.retry)
///     } idle: {
///       Note(text: "Nothing asked for yet")
///     }
///
/// | phase | rows |
/// | --- | --- |
/// | idle | those of `idle` |
/// | loading, nothing there before | those of `placeholder` |
/// | loading again | those of the value from before |
/// | loaded | those of the value |
/// | failed, nothing there before | those of `failure` |
/// | failed when loading again | those of the value from before, then those of `failure` |
///
/// Each closure has one slot, so a value's rows stay themselves while it is loaded again and when that
/// fails. A closure that is not given gives no rows.
public struct Loading: BlockConvertible, Sendable {
  /// The rows of the phase.
  public let block: Block

  /// Creates the rows of the phase that a value is in.
  @inlinable
  public init<Value>(
    _ value: Loadable<Value>,
    @RowsBuilder loaded: (Value) -> Block,
    @RowsBuilder placeholder: () -> Block = { Block.empty },
    @RowsBuilder failure: (_ message: String) -> Block = { _ in Block.empty },
    @RowsBuilder idle: () -> Block = { Block.empty }
  ) {
    var slots = Slots()
    switch value {
    case .idle: slots.idle = idle()
    case .loading(nil): slots.placeholder = placeholder()
    case .loading(let value?), .loaded(let value): slots.loaded = loaded(value)
    case .failed(let message, let previous):
      if let previous { slots.loaded = loaded(previous) }
      slots.failure = failure(message)
    }
    block = slots.block
  }

  /// A slot for each closure.
  @usableFromInline
  struct Slots {
    @usableFromInline var loaded = Block.empty
    @usableFromInline var placeholder = Block.empty
    @usableFromInline var failure = Block.empty
    @usableFromInline var idle = Block.empty

    @usableFromInline init() {}

    @usableFromInline var block: Block {
      Block(.slots([loaded.node, placeholder.node, failure.node, idle.node], first: 0))
    }
  }
}
