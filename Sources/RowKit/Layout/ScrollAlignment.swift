/// Where a cell is to be in the viewport once it is scrolled to.
///
/// It is not called `ScrollPosition` since SwiftUI has a type of that name.
public enum ScrollAlignment: Hashable, Sendable, CaseIterable {
  /// With its top at the viewport's top, or at the bottom of its section's pinned header.
  case top
  /// With its centre in the middle between the viewport's bottom and its top, or its section's pinned
  /// header.
  case center
  /// With its bottom at the viewport's bottom.
  case bottom
  /// Wholly visible after the least movement: where it is, if it is wholly visible already. A cell that
  /// is higher than the room for it is shown from its top.
  case nearest
}
