/// What each of the shop's interfaces answers: a product comes in three parts, in any order.
extension Product {
  /// What the product is and costs.
  package struct Basics: Equatable, Sendable {
    package var pictures: [String]
    package var title: String?
    package var subtitle: String?
    package var price: Price
    package var freeZone: Price?
    package var arrangement: Arrangement
    package var specification: String?
    package var shop: String?

    /// What holds the places while nothing is known: a picture, and a price.
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

  /// What one saves.
  package struct Offers: Equatable, Sendable {
    /// What holds for everybody, a line each.
    package var lines: [String]
    /// What is to be picked.
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
