/// Where a header comes to rest at settle, among its stops.
public enum HeaderSnap: Hashable, Sendable {
  /// Wherever it is.
  case none
  /// At the nearest of the stops around it.
  case nearest(HeaderTie)
  /// At the one towards which it moved last; at the nearest, and in the middle the higher one, where it
  /// has not moved yet.
  case lastDirection
}

/// What a header does that is halfway between two stops.
public enum HeaderTie: Hashable, Sendable {
  /// It goes to the higher one.
  case expands
  /// It goes to the lower one.
  case collapses
}

/// Who stretches when a person drags past the top.
///
/// Past the bottom it is the page, unless nobody does.
public enum ScrollBounce: Hashable, Sendable {
  /// Nobody: what is left of a drag goes back to the caller.
  case none
  /// The page: its rows part from the header.
  case page
  /// The header: it is drawn higher, and the rows follow its bottom.
  case header
}
