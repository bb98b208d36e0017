/// What becomes of the offsets of the pages that are not shown.
public enum InactivePageOffset: Hashable, Sendable {
  /// Each page stays where it is.
  case keep
  /// The others are at their tops while the header is higher than it comes back before a page moves, so
  /// that no page begins in the middle below a header that is open.
  case reset
}
