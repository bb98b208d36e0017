/// Where a store compares the new screen with the one that is shown.
public enum ComparisonIsolation: Hashable, Sendable {
  /// On the main actor, before the call that changed something returns.
  case onMainActor
  /// Off the main actor where the two screens together have so many rows or more; below that, at once.
  ///
  /// Steps come in order all the same. A state that is newer than the one being compared takes its place:
  /// the comparison is dropped when it ends, and the newest state compared instead. That one is shown even
  /// if there is a newer one again, so that no stream of changes keeps the screen from changing.
  case inBackground(fromRows: Int)

  /// Whether two screens are compared off the main actor.
  func isInBackground(_ old: Screen, _ new: Screen) -> Bool {
    switch self {
    case .onMainActor: false
    case .inBackground(let rows): old.rowCount + new.rowCount >= rows
    }
  }
}

/// Compares two screens on no actor.
@concurrent
func differenceInBackground(from old: Screen, to new: Screen) async -> ScreenDifference {
  new.difference(from: old)
}
