/// Something that stays, elsewhere.
public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
  /// Where it was, before anything changed.
  public var from: Position
  /// Where it is, after everything changed.
  public var to: Position

  /// Creates a move.
  public init(from: Position, to: Position) {
    self.from = from
    self.to = to
  }
}

extension Move: CustomStringConvertible {
  /// Both places: `4 → 0`.
  public var description: String { "\(from) → \(to)" }
}
