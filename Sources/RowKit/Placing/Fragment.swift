/// One thing that is drawn in a cell, and where: a line of text, a picture, a control.
///
/// Renderers draw fragments and measure nothing.
public struct Fragment: Hashable, Sendable {
  /// What is drawn.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
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
    case button(TextLine, TextStyle, Trigger)
    /// What stands side by side inside the frame, column by column from the leading edge. The places
    /// of what is in them count from the cell's corner too.
    case columns([[Fragment]])
    /// What a form shows of a value, and what it fires.
    case input(Input, Trigger)
    /// Items that scroll sideways inside the frame.
    case carousel(CarouselStrip)
  }

  /// What a form shows of a value.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Input: Hashable, Sendable {
    /// The text in a field as laid out, or what stands there while it is empty.
    case text(TextLine, TextStyle, isPlaceholder: Bool)
    /// A switch.
    case toggle(isOn: Bool)
    /// The buttons of a stepper, each of which may have no further to go.
    case stepper(value: Int, canDecrement: Bool, canIncrement: Bool)
    /// The mark before an option.
    case mark(isSelected: Bool)
  }

  /// What is drawn.
  public let kind: Kind
  /// Where, in points from the top left corner of the cell.
  public let frame: LayoutRect

  /// This fragment, or what stands in its columns: what is drawn, without grouping.
  public var leaves: [Fragment] {
    guard case .columns(let columns) = kind else { return [self] }
    return columns.flatMap { $0.flatMap(\.leaves) }
  }

  /// This fragment and what is in it, placed elsewhere.
  func placed(_ place: (LayoutRect) -> LayoutRect) -> Fragment {
    guard case .columns(let columns) = kind else {
      return Fragment(kind: kind, frame: place(frame))
    }
    let placed = columns.map { $0.map { $0.placed(place) } }
    return Fragment(kind: .columns(placed), frame: place(frame))
  }
}

extension LayoutRect {
  /// The rectangle as it stands in a width that is read from the other side.
  func mirrored(in width: Length) -> LayoutRect {
    var mirrored = self
    mirrored.x = width - maxX
    return mirrored
  }
}

/// The items of a carousel on the strip that scrolls behind its frame.
public struct CarouselStrip: Hashable, Sendable {
  /// An item of a carousel.
  public struct Item: Hashable, Sendable {
    /// Where the item is on the strip, in points from its leading end and its top.
    public let frame: LayoutRect
    /// What is drawn, in points from the item's top left corner.
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
