/// Contents side by side.
///
/// The width, less the spacing, is shared out between the columns; the columns' edges are rounded to
/// 1/240 point so that their widths add up. As high as the highest; each starts at the top. In a
/// right-to-left environment the first is the rightmost.
///
/// Columns that are too narrow at a large text size can become a stack:
///
///     Columns {
///       Text(coupon.name)
///       Text(coupon.price).alignment(.trailing)
///     }
///     .stacksWhenTooNarrow()
public struct Columns: ContentElement {
  /// The columns, from the leading edge.
  public var elements: [Content]
  /// How many parts of the width each column gets: from 1 to 1,000,000, and 1 where none is given.
  public var shares: [Int]
  /// The distance between two columns, in points.
  public var spacing: Length
  /// Whether the elements stand below each other, ``Stack/defaultSpacing`` apart, where one of them has
  /// no room beside the others: a word would be broken, a text cut that may not be, or something is
  /// wider than its column.
  public var stacksWhenTooNarrow: Bool

  /// The distance between two columns unless told otherwise: 8 points.
  public static let defaultSpacing: Length = 8

  /// Creates columns of content made elsewhere.
  public init(
    _ elements: [Content], shares: [Int] = [], spacing: Length = Columns.defaultSpacing
  ) {
    self.elements = elements
    self.shares = shares
    self.spacing = spacing
    stacksWhenTooNarrow = false
  }

  /// Creates a column for each element that the closure lists.
  ///
  ///     Columns(shares: 2, 1) {
  ///       Text(coupon.name)
  ///       Text("−￥\(coupon.off)").alignment(.trailing)
  ///     }
  public init(
    shares: Int..., spacing: Length = Columns.defaultSpacing,
    @ContentBuilder _ elements: () -> [Content]
  ) {
    self.init(elements(), shares: shares, spacing: spacing)
  }

  /// The same columns, which become a stack where they are too narrow for what they hold.
  public func stacksWhenTooNarrow(_ stacks: Bool = true) -> Columns {
    var columns = self
    columns.stacksWhenTooNarrow = stacks
    return columns
  }

  /// How many parts of the width a column gets.
  func share(of column: Int) -> Int {
    column < shares.count ? min(max(1, shares[column]), 1_000_000) : 1
  }

  /// These columns as content; nothing where there are none.
  public var content: Content { elements.isEmpty ? .empty : .columns(self) }
}
