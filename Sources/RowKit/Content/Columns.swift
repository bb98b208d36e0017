/// Contents side by side.
///
/// The width, less the spacing, is shared out between the columns; the columns' edges are rounded to
/// 1/240 point so that their widths add up. As high as the highest; each starts at the top.
public struct Columns: ContentElement {
  /// The columns, from the leading edge.
  public var elements: [Content]
  /// How many parts of the width each column gets: from 1 to 1,000,000, and 1 where none is given.
  public var shares: [Int]
  /// The distance between two columns, in points.
  public var spacing: Length

  /// The distance between two columns unless told otherwise: 8 points.
  public static let defaultSpacing: Length = 8

  /// Creates columns of content made elsewhere.
  public init(
    _ elements: [Content], shares: [Int] = [], spacing: Length = Columns.defaultSpacing
  ) {
    self.elements = elements
    self.shares = shares
    self.spacing = spacing
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

  /// How many parts of the width a column gets.
  func share(of column: Int) -> Int {
    column < shares.count ? min(max(1, shares[column]), 1_000_000) : 1
  }

  /// These columns as content; nothing where there are none.
  public var content: Content { elements.isEmpty ? .empty : .columns(self) }
}
