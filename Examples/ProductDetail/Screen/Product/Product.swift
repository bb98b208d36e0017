/// One product, as the data gives it: everything that the screen shows and nothing it computes.
///
/// Fields that the data leaves out are `nil` or empty here, and the screen has no row for them.
package struct Product: Equatable, Sendable {
  package var id: Int?
  package var title: String
  package var subtitle: String?
  /// Names or addresses of the pictures, in order.
  package var images: [String]
  package var price: Price
  /// What a free-zone product costs there; it is shown in a price row of its own.
  package var freeZone: Price?
  package var discount: Percentage?
  package var arrangement: Arrangement
  /// The promotions that the shop wrote; see `promotionLines` for those the screen shows.
  package var promotions: [String]
  package var specification: String?
  /// Who sells it: `nil` when it is sold by the store itself.
  package var shop: String?
  /// In the order of the data.
  ///
  /// Ids may repeat: that is for the screen to report, not for the reader.
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

  /// Where the price stands: the field `type` of the data.
  package enum Arrangement: Int, Sendable {
    case priceAboveTitle = 0
    case priceBelowSubtitle = 1
  }

  /// The discount, if there is one, and then the shop's own promotions.
  package var promotionLines: [String] {
    (discount.map { ["已優惠\($0)"] } ?? []) + promotions
  }
}
