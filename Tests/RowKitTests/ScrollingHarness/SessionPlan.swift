import RowKitTestSupport
@testable import RowKit

/// A session on pages of rows as data, so that random ones can be run and made smaller.
struct SessionPlan: CustomStringConvertible {
  var header: Header
  var inactivePageOffset: InactivePageOffset
  var size: LayoutSize
  var pages: [PagePlan]
  var inputs: [Input]

  /// A header of a part that moves, which may be a list of rows, and one that is pinned.
  struct Header {
    var mode: HeaderMode
    var moving: Length
    var isList: Bool
    /// How many items the carousels of the list have.
    var items: Int
    var pinned: Length
    var snap: HeaderSnap
    var bounce: ScrollBounce
    /// Whether the content limits its collapse, where there is one page.
    var isLimited: Bool
  }

  /// What happens; pages, sections and rows are counted round.
  enum Input {
    case drag(Length, Gesture)
    case glide(Length, Gesture)
    case release(Double, Gesture)
    case settle
    case tab(Int)
    case pagerDrag(Length)
    case pagerRelease(Double)
    /// Where the host's pages are, from where the pager is.
    case pagerReport(Length)
    /// Carousels are counted round in a page, or in the header's list.
    case carousel(Int, Length, Gesture, isInHeader: Bool)
    case row(page: Int, section: Int, row: Int)
    case section(page: Int, section: Int)
    case top(page: Int)
    case offset(page: Int, Length)
    case part(row: Int)
    case content(page: Int, PagePlan)
    case toggle(page: Int, section: Int, row: Int, Length)
    /// The first row below what covers the top, of which a part may be covered.
    case toggleFirst(page: Int, Length)
    case header(Header)
    case resize(LayoutSize, Update?)
    case update(Update)
  }

  /// Where a finger came down, and when.
  struct Gesture {
    /// A page that may not be shown; nil is the one that is.
    var page: Int?
    /// Whether something ended the gesture since.
    var isOld = false
  }

  /// Another value of the whole screen.
  struct Update {
    var pages: [(page: Int, plan: PagePlan)]
    var header: Header?
    var inactivePageOffset: InactivePageOffset
    var toggled: (page: Int, section: Int, row: Int)?
  }

  var description: String {
    """
    \(header) inactive \(inactivePageOffset) size \(size)
      \(pages.map(\.description).joined(separator: "\n  and\n  "))
      \(inputs.map { "\($0)" }.joined(separator: "\n  "))
    """
  }
}
