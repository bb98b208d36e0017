/// The responses of the shop's data sources, which together make up a product.
extension Product {
  /// The product's description and price.
  package struct Basics: Equatable, Sendable {
    package var pictures: [String]
    package var title: String?
    package var subtitle: String?
    package var price: Price
    package var freeZone: Price?
    package var arrangement: Arrangement
    package var specification: String?
    package var shop: String?

    /// Creates basics, with placeholders for the picture and the price by default.
    package init(
      pictures: [String] = ["placeholder"], title: String? = nil, subtitle: String? = nil,
      price: Price = .zero, freeZone: Price? = nil,
      arrangement: Arrangement = .priceBelowSubtitle, specification: String? = nil,
      shop: String? = nil
    ) {
      self.pictures = pictures
      self.title = title
      self.subtitle = subtitle
      self.price = price
      self.freeZone = freeZone
      self.arrangement = arrangement
      self.specification = specification
      self.shop = shop
    }
  }

  /// The promotions and coupons.
  package struct Offers: Equatable, Sendable {
    /// The promotions, one line each.
    package var lines: [String]
    /// The coupons that the user can pick.
    package var coupons: [Coupon]

    package init(lines: [String] = [], coupons: [Coupon] = []) {
      self.lines = lines
      self.coupons = coupons
    }
  }

  package var basics: Basics {
    var basics = Basics(
      title: title, subtitle: subtitle, price: price, freeZone: freeZone,
      arrangement: arrangement, specification: specification, shop: shop)
    if !images.isEmpty { basics.pictures = images }
    return basics
  }

  package var offers: Offers { Offers(lines: promotionLines, coupons: coupons) }
}
