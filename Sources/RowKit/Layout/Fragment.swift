/// One thing that is drawn in a cell, and where: a line of text, a picture, a control.
///
/// Renderers draw fragments and measure nothing.
public struct Fragment: Hashable, Sendable {
  /// What is drawn.
  public enum Kind: Hashable, Sendable {
    /// A line of a text, with the style it has.
    case line(TextLine, TextStyle)
    /// An image, by name.
    case picture(String)
    /// A line across.
    case divider
    /// A line of a skeleton.
    case placeholder
    /// Something to touch: its title as laid out, and what it fires.
    case control(TextLine, TextStyle, Trigger)
    /// Items that scroll sideways inside the frame.
    case carousel(CarouselStrip)
  }

  /// What is drawn.
  public let kind: Kind
  /// Where, in points from the top left corner of the cell.
  public internal(set) var frame: Rect
}

/// The items of a carousel on the strip that scrolls behind its frame.
public struct CarouselStrip: Hashable, Sendable {
  /// An item of a carousel.
  public struct Item: Hashable, Sendable {
    /// Where the item is on the strip, in points from its leading end and its top.
    public let frame: Rect
    /// What is drawn, in points from the item's leading top corner.
    public let fragments: [Fragment]
  }

  /// The items, from the leading end.
  public let items: [Item]
  /// The length of the whole strip, insets included, in points.
  public let width: Length

  /// The indices of the items of which a part is seen when the strip is scrolled by `offset` points
  /// behind a frame of a width.
  public func visibleItems(offset: Length = .zero, width: Length) -> Range<Int> {
    let first = items.firstIndex { $0.frame.maxX > offset } ?? items.count
    guard width > .zero else { return first..<first }
    let end = items[first...].firstIndex { $0.frame.x >= offset + width } ?? items.count
    return first..<end
  }
}
