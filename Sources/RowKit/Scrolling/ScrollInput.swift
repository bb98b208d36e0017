/// Something that happens to a scrolling screen: what a person does, a host reports, or data changes.
///
/// A page of nil is the one that is shown. A carousel and what the program scrolls to may also stand in a part
/// of the header that is a screen, by the part's name. A generation is that of ``ScrollState/generation`` when the
/// gesture began; nil is now.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum ScrollInput: Equatable, Sendable {
  /// A finger moved by so many points; above zero moves content up. A drag on the header is one on the
  /// page that is shown.
  case drag(by: Length, on: RowKey? = nil, generation: Int? = nil)
  /// Momentum moved by so many points, as one of ``Fling/frames(every:)``.
  case glide(by: Length, on: RowKey? = nil, generation: Int? = nil)
  /// A finger let go at a velocity, in points a second: all of the fling at once.
  case release(velocity: Double, on: RowKey? = nil, generation: Int? = nil)
  /// Fingers and momentum are at rest.
  case settle
  /// A segment was touched.
  case tab(RowKey)
  /// A finger moved the pages sideways; above zero moves them towards the leading edge.
  case pagerDrag(by: Length)
  /// The finger that moved the pages let go at a velocity, in points a second.
  case pagerRelease(velocity: Double)
  /// A host says how far its pages are scrolled.
  case pagerReport(x: Length)
  /// A finger moved a carousel; above zero moves its items towards the leading edge.
  case carousel(RowID, by: Length, on: RowKey? = nil, generation: Int? = nil)
  /// The program scrolls a page; or the header, to what stands in a part of it.
  case scroll(to: ScrollTarget, on: RowKey? = nil)
  /// A page has other rows, or another height of the one that was toggled.
  case content(Screen, of: RowKey, toggled: RowID? = nil)
  /// The header is another.
  case header(ScrollHeader)
  /// The screen is laid out in another environment, and may be another one there, with the same pages.
  case resize(LayoutEnvironment, screen: PagedScreen? = nil)
}

/// What a page is scrolled to.
public enum ScrollTarget: Hashable, Sendable {
  /// A row, header or footer, below its section's pinned header.
  case row(RowID)
  /// The start of a section, also of one without rows.
  case section(key: RowKey)
  /// The top, with the header open.
  case top
  /// An offset, in points.
  case offset(Length)

  /// The start of a section with a key of any type.
  public static func section(_ key: some Hashable & Sendable) -> ScrollTarget {
    .section(key: RowKey(key))
  }
}

extension ScrollInput {
  /// The page that it names, or nil.
  var page: RowKey? {
    switch self {
    case .drag(_, let page, _), .glide(_, let page, _), .release(_, let page, _),
      .carousel(_, _, let page, _), .scroll(_, let page):
      page
    case .content(_, let page, _): page
    case .tab(let page): page
    case .settle, .pagerDrag, .pagerRelease, .pagerReport, .header, .resize: nil
    }
  }
}

extension ScrollTarget: CustomStringConvertible {
  /// The target: `comments/CommentRow[7]`, `section comments`, `top` or `offset 100`.
  public var description: String {
    switch self {
    case .row(let id): "\(id)"
    case .section(let key): "section \(key)"
    case .top: "top"
    case .offset(let offset): "offset \(offset)"
    }
  }
}
