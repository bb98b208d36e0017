/// A product, with the values from the data and nothing that the screen computes.
///
/// A field that is missing in the data is `nil` or empty, and the screen has no row for it.
package struct Product: Equatable, Sendable {
  package var id: Int?
  package var title: String
  package var subtitle: String?
  /// The names or addresses of the pictures, in order.
  package var images: [String]
  package var price: Price
  /// The price in the free zone, which has its own kind of price row.
  package var freeZone: Price?
  package var discount: Percentage?
  package var arrangement: Arrangement
  /// The shop's promotions; the screen shows `promotionLines`.
  package var promotions: [String]
  package var specification: String?
  /// The seller; `nil` if the store itself sells the product.
  package var shop: String?
  /// The comments, in the order of the data.
  ///
  /// IDs can repeat: the screen reports duplicates, the parser doesn't.
  package var comments: [Comment]
  package var coupons: [Coupon]

  package init(
    id: Int? = nil, title: String, subtitle: String? = nil, images: [String] = [], price: Price,
    freeZone: Price? = nil, discount: Percentage? = nil,
    arrangement: Arrangement = .priceBelowSubtitle, promotions: [String] = [],
    specification: String? = nil, shop: String? = nil, comments: [Comment] = [],
    coupons: [Coupon] = []
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.images = images
    self.price = price
    self.freeZone = freeZone
    self.discount = discount
    self.arrangement = arrangement
    self.promotions = promotions
    self.specification = specification
    self.shop = shop
    self.comments = comments
    self.coupons = coupons
  }

  /// The position of the price, from the field `type` of the data.
  package enum Arrangement: Int, Sendable {
    case priceAboveTitle = 0
    case priceBelowSubtitle = 1
  }

  /// The discount, if there is one, followed by the shop's promotions.
  package var promotionLines: [String] {
    (discount.map { ["已優惠\($0)"] } ?? []) + promotions
  }
}
