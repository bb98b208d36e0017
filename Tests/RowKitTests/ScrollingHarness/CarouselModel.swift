@testable import RowKit

/// How far carousels are scrolled, as the design has it: kept by list and row, whatever is seen.
struct CarouselModel {
  static let itemWidth: Length = 150
  static let spacing: Length = 10

  /// How far a carousel of so many items can be scrolled in a row of a width; nil for none.
  static func limit(items: Int, width: Length) -> Length? {
    items == 0 ? nil : max(.zero, itemWidth * items + spacing * (items - 1) - width)
  }

  private var offsets: [RowKey: [RowID: Length]] = [:]

  /// Those of a list that are not at their start.
  func moved(in list: RowKey) -> [RowID: Length] {
    (offsets[list] ?? [:]).filter { $0.value != .zero }
  }

  /// A finger moves one; what that takes of the movement.
  mutating func drag(
    _ row: RowID, in list: RowKey, by distance: Length, limit: Length
  ) -> Length {
    let old = offsets[list]?[row] ?? .zero
    let new = min(max(.zero, old + distance), limit)
    offsets[list, default: [:]][row] = new
    return new - old
  }

  /// The carousels of a list can be scrolled so far now, and there are no others.
  ///
  /// - Returns: Whether that scrolled one, and whether it ended one.
  mutating func hold(
    _ list: RowKey, within limits: [RowID: Length]
  ) -> (isClamped: Bool, isDropped: Bool) {
    let old = moved(in: list)
    var new: [RowID: Length] = [:]
    for (row, offset) in old { new[row] = limits[row].map { min($0, offset) } }
    offsets[list] = new
    return (
      old.contains { row, offset in new[row].map { $0 != offset } ?? false },
      old.contains { row, _ in new[row] == nil }
    )
  }
}
