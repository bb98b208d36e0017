/// Where everything on a scrolling screen is.
///
/// A row stands at `headerHeight + y − offset − overscroll` points from the top of the screen; while the header
/// owns a stretch past the top, at `headerHeight + y − offset` below a header that is `−overscroll` points higher.
public struct ScrollState: Hashable, Sendable {
  /// How high the header is, in points, without the stretch past the top.
  public internal(set) var headerHeight: Length
  /// How far the content is stretched, in points: below zero past its top, above zero past its bottom.
  public internal(set) var overscroll = Length.zero
  /// The pages, in order.
  public internal(set) var pages: [Page]
  /// The parts of the header, in order.
  public internal(set) var parts: [Part] = []
  /// The index of the page that is shown, and that drags move.
  public internal(set) var active = 0
  /// The pages side by side.
  public internal(set) var pager: Pager
  /// The direction in which the content moved last; nil before it has.
  public internal(set) var lastDirection: ScrollDirection?
  /// Counts what makes a gesture under way stale: changes of the page, programmatic scrolls, new rules of
  /// the header, and sizes.
  public internal(set) var generation = 0

  /// Where a page and what is on it are.
  public struct Page: Hashable, Sendable {
    /// The page.
    public let id: RowKey
    /// How far it is scrolled up, in points.
    public internal(set) var offset = Length.zero
    /// How far carousels are scrolled from their leading ends, in points, by row.
    ///
    /// Rows that were never touched are not among them.
    public internal(set) var carousels: [RowID: Length] = [:]
  }

  /// Where what is on a part of the header is.
  public struct Part: Hashable, Sendable {
    /// The part.
    public let name: String
    /// How far carousels are scrolled, as on a page.
    public internal(set) var carousels: [RowID: Length] = [:]
  }

  /// Where the pages side by side are.
  public struct Pager: Hashable, Sendable {
    /// What moves the pages.
    public enum Mode: Hashable, Sendable {
      /// Nothing: the shown page fills the screen.
      case idle
      /// A finger, which began on the page of this index.
      case dragged(from: Int)
      /// Momentum, which comes to rest on the page of this index.
      case settling(to: Int)
      /// A host, which moves them by itself: they come to rest on the page of which most is seen then.
      case reported
      /// A host, which scrolls to a page that is shown already: its reports are ignored until it has arrived.
      case tapped
    }

    /// How far the pages are scrolled from the first one's leading edge, in points.
    public internal(set) var x = Length.zero
    /// How wide each page is, in points.
    public internal(set) var width: Length
    /// How many pages there are.
    public internal(set) var count: Int
    /// What moves them.
    public internal(set) var mode = Mode.idle

    /// The greatest ``x``.
    public var maxX: Length { width * (count - 1) }

    /// The index of the page of which most is seen: what a row of segments highlights.
    public var index: Int { index(at: x) }

    func index(at x: Length) -> Int {
      // ⌊(x + W/2) / W⌋ in whole numbers, whatever the width; what is below zero is held there.
      let index = (2 * x.units + width.units) / Swift.max(1, 2 * width.units)
      return Swift.min(Swift.max(0, Int(index)), count - 1)
    }
  }
}
