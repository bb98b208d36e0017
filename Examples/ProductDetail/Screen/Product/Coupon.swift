extension Product {
  /// A coupon that, when picked, takes a fixed amount off the price.
  package struct Coupon: Identifiable, Hashable, Sendable {
    package var id: String
    package var off: Price
    package var name: String

    package init(id: String, off: Price, name: String) {
      self.id = id
      self.off = off
      self.name = name
    }
  }
}
