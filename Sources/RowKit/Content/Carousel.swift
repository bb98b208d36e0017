/// Contents side by side, all of one width, that scroll sideways on their own.
///
/// A carousel takes the row's whole width, edge to edge, also past the row's leading and trailing
/// insets: it is cut by the edge of the row. Inside columns or another carousel it takes the width that
/// is there, of which its items are then fractions. Its own insets keep the first and last item from it.
/// As high as its highest item and its insets; without items it has no height. In a right-to-left
/// environment the first item is the rightmost, and what is in an item starts at its right.
public struct Carousel: ContentElement {
  /// How wide each item is.
  public enum ItemWidth: Hashable, Sendable {
    /// This many points.
    case points(Length)
    /// A part of the carousel's width: `.fraction(1, of: 3)` is a third of it. A whole of zero or less
    /// makes the items zero points wide.
    case fraction(Int, of: Int)
  }

  /// The items, from the leading edge.
  public var items: [Content]
  /// How wide each item is.
  public var itemWidth: ItemWidth
  /// The distance between two items, in points.
  public var spacing: Length
  /// What is kept around the items, in points.
  public var insets: Insets

  /// Creates a carousel of content made elsewhere.
  public init(
    items: [Content], itemWidth: ItemWidth, spacing: Length = .zero, insets: Insets = .zero
  ) {
    self.items = items
    self.itemWidth = itemWidth
    self.spacing = spacing
    self.insets = insets
  }

  /// Creates a carousel with an item for each element of a sequence.
  ///
  ///     Carousel(pictures, itemWidth: .fraction(1, of: 1)) { Picture($0, aspect: 320, 120) }
  public init<Elements: Sequence>(
    _ elements: Elements, itemWidth: ItemWidth, spacing: Length = .zero, insets: Insets = .zero,
    @ContentBuilder item: (Elements.Element) -> Content
  ) {
    self.init(items: elements.map(item), itemWidth: itemWidth, spacing: spacing, insets: insets)
  }

  /// This carousel as content; nothing where there are no items.
  public var content: Content { items.isEmpty ? .empty : .carousel(self) }
}
