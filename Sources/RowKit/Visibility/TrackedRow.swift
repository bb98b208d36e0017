/// A row, header or footer that was visible at an update.
struct TrackedRow: Hashable, Sendable {
  let id: RowID
  let position: RowPosition?
  private(set) var attention: Attention

  /// How far it is on the way to its impression.
  enum Attention: Hashable, Sendable {
    /// Too little of it is visible.
    case glimpsed
    /// Enough of it has been visible for this long.
    case held(Milliseconds)
    /// Its impression has been told.
    case counted
  }

  /// Creates what is visible now; without attention so far if it was not visible before.
  init(_ cell: Cell, attention: Attention?) {
    id = cell.row.id
    position = cell.position
    self.attention = attention ?? .glimpsed
  }

  /// For how long enough of it has been visible; nil where no time runs.
  var span: Milliseconds? {
    guard case .held(let span) = attention else { return nil }
    return span
  }

  /// Takes in an update at which enough of it was visible or not, some time after the last one.
  ///
  /// - Returns: How long ago its impression was due; nil if it is not due, or has been told.
  mutating func hold(
    _ isEnough: Bool, for elapsed: Milliseconds, dwell: Milliseconds
  ) -> Milliseconds? {
    if attention == .counted { return nil }
    guard isEnough else {
      attention = .glimpsed
      return nil
    }
    let span = span.map { $0 + elapsed } ?? .zero
    attention = span < dwell ? .held(span) : .counted
    return span < dwell ? nil : span - dwell
  }

  func event(_ kind: VisibilityEvent.Kind, time: Milliseconds) -> VisibilityEvent {
    VisibilityEvent(kind, id, at: position, time: time)
  }
}
