/// Where a header comes to rest at settle, among its stops.
public enum HeaderSnap: Hashable, Sendable {
  /// Wherever it is.
  case none
  /// At the nearest of the stops around it.
  case nearest(HeaderTie)
  /// At the one towards which the content moved last: the lower one after it moved up, the higher one after
  /// it moved down. At the nearest, and in the middle the higher one, where nothing has moved yet.
  case lastDirection
}

/// What a header does that is halfway between two stops.
public enum HeaderTie: Hashable, Sendable {
  /// It goes to the higher one.
  case expands
  /// It goes to the lower one.
  case collapses
}
