/// What a cell shows, from a small closed vocabulary.
///
/// One value says it all: the height of an automatic row, the text a renderer prints and the
/// accessibility label come from the same content, so no second description can drift away.
///
///     var content: Content {
///       Text("￥1999").style(.headline)
///       if discount > 0 { Text("已優惠￥\(discount)").style(.caption) }
///     }
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Content: Equatable, Sendable {
  /// Nothing; it has no size.
  case empty
  /// A paragraph.
  case text(Text)
  /// An image.
  case picture(Picture)
  /// Contents below each other.
  case stack(Stack)
  /// Contents side by side.
  case columns(Columns)
  /// Contents side by side that scroll.
  case carousel(Carousel)
  /// A line across.
  case divider(Divider)
  /// Lines of a skeleton.
  case placeholder(Placeholder)
  /// A paragraph that can be collapsed.
  case expandableText(ExpandableText)
  /// Something to touch.
  case button(Button)
  /// A text to be written.
  case textField(TextField)
  /// Something that is on or off.
  case toggle(Toggle)
  /// A number that goes up and down.
  case stepper(Stepper)
  /// Options of which one may be chosen.
  case picker(Picker)
}

/// A value that can stand in a ``ContentBuilder``.
public protocol ContentElement: Equatable, Sendable {
  /// This element as content.
  var content: Content { get }
}

extension Content: ContentElement {
  /// The content itself.
  public var content: Content { self }
}
