/// Contents side by side.
///
/// The width, less the spacing, is shared out between the columns; the columns' edges are rounded to
/// 1/240 point so that their widths add up. As high as the highest; each starts at the top.
public struct Columns: ContentElement {
  /// The columns, from the leading edge.
  public var elements: [Content]
  /// How many parts of the width each column gets; a column without a number here gets 1.
  public var shares: [Int]
  /// The distance between two columns, in points.
  public var spacing: Length

  /// The distance between two columns unless told otherwise: 8 points.
  public static let defaultSpacing: Length = 8

  /// Creates columns of content made elsewhere; a share below 1 counts as 1.
  public init(
    _ elements: [Content], shares: [Int] = [], spacing: Length = Columns.defaultSpacing
  ) {
    self.elements = elements
    self.shares = elements.indices.map { $0 < shares.count ? max(1, shares[$0]) : 1 }
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

  /// These columns as content.
  public var content: Content { .columns(self) }
}
