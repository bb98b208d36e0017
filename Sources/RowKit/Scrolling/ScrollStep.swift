/// What an input did.
public struct ScrollStep: Equatable, Sendable {
  /// The input.
  public let input: ScrollInput
  /// The page or part of the header that it was about; the page that was shown then, for an input that names
  /// none.
  public let page: RowKey
  /// What each part took of a movement.
  ///
  /// Where nothing is dragged, how far each was moved; nothing for changes of content, header and size, which
  /// keep what is seen in place.
  public let consumed: ScrollConsumption
  /// What is otherwise than before the input.
  ///
  /// In this order: rows of lists in the header, rows of the page, the header, the end. A row that came and
  /// went within one step is not told of; the frames of a fling tell of more.
  public let events: [ScrollEvent]

  /// What nobody took of a movement, in points.
  public var unconsumed: Length { consumed.unconsumed }
}

/// Something that happened on a scrolling screen.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum ScrollEvent: Hashable, Sendable {
  /// Nothing of a row is visible any more, or it is no longer there. A part of the header that is a screen
  /// is a page here, by its name.
  case disappeared(RowID, page: RowKey)
  /// A part of a row became visible, on a page or a part of the header.
  case appeared(RowID, page: RowKey)
  /// Another page is shown.
  case tabChanged(from: RowKey, to: RowKey)
  /// The header came to its least height.
  case headerCollapsed
  /// The header came to its greatest height.
  case headerExpanded
  /// The end of the page that is shown came into view.
  case reachedEnd(page: RowKey)
}

extension ScrollEvent: CustomStringConvertible {
  /// The event on one line: `appeared comments/CommentRow[7]`.
  public var description: String {
    switch self {
    case .disappeared(let row, _): "disappeared \(row)"
    case .appeared(let row, _): "appeared \(row)"
    case .tabChanged(let from, let to): "tab changed from \(from) to \(to)"
    case .headerCollapsed: "header collapsed"
    case .headerExpanded: "header expanded"
    case .reachedEnd(let page): "reached the end of \(page)"
    }
  }
}
