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
