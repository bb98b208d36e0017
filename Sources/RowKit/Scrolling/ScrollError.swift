/// Why a scrolling screen cannot be as it was described, or an input not be taken.
///
/// Nothing has changed then.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum ScrollError: Error, Hashable, Sendable {
  /// The heights of a header are not in order, or not between 0 and ``Length/greatest``.
  case rule(min: Length, reveal: Length, max: Length)
  /// A part of a header is less than 0 or more than ``Length/greatest`` high.
  case partHeight(part: String, height: Length)
  /// Two parts of a header have this name.
  case repeatedPart(String)
  /// The header collapses to less than its pinned parts need.
  case pinnedParts(min: Length, parts: Length)
  /// The screen has no pages.
  case noPages
  /// Two pages have this id.
  case repeatedPage(RowKey)
  /// The collapse of a header is limited by the content, of which there are several pages.
  case contentOfPages(count: Int)
  /// Another value of the screen has other pages.
  case otherPages(expected: [RowKey], found: [RowKey])
  /// There is no page of this id.
  case unknownPage(RowKey, pages: [RowKey])
  /// There is no row of this id on the page.
  case unknownRow(RowID, page: RowKey)
  /// The row that was toggled is on no page and in no list of the header.
  case unknownToggledRow(RowID)
  /// There is no section of this key on the page.
  case unknownSection(RowKey, page: RowKey)
  /// The row shows nothing that scrolls sideways.
  case noCarousel(RowID, page: RowKey)
  /// A velocity is not a number, infinite, or so high that its distance is no ``Length``.
  case velocity(Double)
  /// A distance is more than ``Length/greatest`` either way.
  case distance(Length)
}

extension ScrollError: CustomStringConvertible {
  /// A sentence that says what was wrong, where, and what was expected.
  public var description: String {
    switch self {
    case .rule(let min, let reveal, let max):
      """
      The header's heights are 0 ≤ min ≤ reveal ≤ max ≤ \(Length.greatest); these are min \(min), \
      reveal \(reveal), max \(max).
      """
    case .partHeight(let part, let height):
      """
      The header's part \(part.onOneLine) is at least 0 and at most \(Length.greatest) points high; this is \(height).
      """
    case .repeatedPart(let part):
      "Each part of the header has a name of its own; \(part.onOneLine) stands there twice."
    case .pinnedParts(let min, let parts):
      """
      The header collapses to no less than the height of its pinned parts, \(parts), as \
      exitUntilCollapsed() and enterAlwaysAndExitUntilCollapsed() do; this is min \(min).
      """
    case .noPages:
      "The screen has at least one page; this has none."
    case .repeatedPage(let page):
      "Each page has an id of its own; \(page) stands there twice."
    case .contentOfPages(let count):
      "The content limits the header's collapse on a screen of one page; this has \(count)."
    case .otherPages(let expected, let found):
      "The screen keeps its pages \(Self.list(expected)); this has \(Self.list(found))."
    case .unknownPage(let page, let pages):
      "The page is one of \(Self.list(pages)); this is \(page)."
    case .unknownRow(let row, let page):
      "The row is one of the page \(page); this is \(row)."
    case .unknownToggledRow(let row):
      "The row that was toggled is one of the screen's; this is \(row)."
    case .unknownSection(let section, let page):
      "The section is one of the page \(page); this is \(section)."
    case .noCarousel(let row, let page):
      "The row shows a carousel; \(row) of the page \(page) shows none."
    case .velocity(let velocity):
      """
      A velocity is a number of points in a second, at most \(Fling.greatestVelocity) either way; this is \
      \(velocity.isNaN ? "not a number" : "\(velocity)").
      """
    case .distance(let distance):
      "A distance is at most \(Length.greatest) points either way; this is \(distance)."
    }
  }

  private static func list(_ keys: [RowKey]) -> String {
    keys.map(\.description).joined(separator: ", ")
  }
}
