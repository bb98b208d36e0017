internal import ExampleSupport

extension Product {
  /// The product that a JSON object describes.
  ///
  /// Required are `title` and `price`. What is there must have its type, also where another
  /// field wins over it; `null` is the same as leaving a field out; unknown fields are ignored.
  ///
  /// Half of the fields are those of dummyjson. `subtitle` wins over its `description`, `shop`
  /// over its `brand`, `comments` over its `reviews`, and they win even when they are empty:
  /// `"shop": ""` says that the store itself sells what has a brand.
  init(_ node: JSONNode) throws(DataError) {
    guard case .object = node.value else { throw node.failure(expected: "a product") }
    let description = try node.field("description").ifPresent?.string()
    let brand = try node.field("brand").ifPresent?.string()
    let reviews = try Comment.reviews(node.field("reviews"))

    id = try node.field("id").ifPresent?.integer()
    title = try node.field("title").nonEmptyString()
    subtitle = Self.unlessEmpty(try node.field("subtitle").ifPresent?.string() ?? description)
    images = try node.field("images").strings()
    price = try node.field("price").price()
    freeZone = try Self.freeZone(node.field("freeZone"), elsewhere: price)
    discount = try node.field("discountPercentage").ifPresent?.percentage()
    if discount?.hundredths == 0 { discount = nil }
    arrangement = try Arrangement(node.field("type"))
    promotions = try node.field("promotions").strings()
    specification = Self.unlessEmpty(try node.field("specification").ifPresent?.string())
    shop = Self.unlessEmpty(try node.field("shop").ifPresent?.string() ?? brand)
    comments = try Comment.comments(node.field("comments")) ?? reviews ?? []
    coupons = try Coupon.coupons(node.field("coupons"))
  }

  /// A price, or only that it is a free-zone product, at the price it has everywhere.
  private static func freeZone(
    _ node: JSONNode, elsewhere: Price
  ) throws(DataError) -> Price? {
    guard let present = node.ifPresent else { return nil }
    if case .bool(let isFreeZone) = present.value { return isFreeZone ? elsewhere : nil }
    return try present.price(expected: "true, false or a number of at least 0")
  }

  /// A row of no text says nothing, so there shall be none.
  private static func unlessEmpty(_ text: String?) -> String? {
    text == "" ? nil : text
  }
}

extension Product.Arrangement {
  init(_ node: JSONNode) throws(DataError) {
    let expected = "0 or 1"
    guard let present = node.ifPresent else {
      self = .priceBelowSubtitle
      return
    }
    guard let value = Self(rawValue: try present.integer(in: 0...1, expected: expected)) else {
      throw node.failure(expected: expected)
    }
    self = value
  }
}

extension Product.Comment {
  /// `nil` without the field, which is not the same as a list of none.
  static func comments(_ node: JSONNode) throws(DataError) -> [Self]? {
    try all(node, of: "a list of comments") { (node, position) throws(DataError) in
      Self(
        id: try node.field("id").ifPresent?.integer() ?? position,
        author: try node.field("author").string(),
        text: try node.field("text").string())
    }
  }

  static func reviews(_ node: JSONNode) throws(DataError) -> [Self]? {
    try all(node, of: "a list of reviews") { (node, position) throws(DataError) in
      let name = try node.field("reviewerName").ifPresent
      let reviewer = try node.field("reviewer")
      return Self(
        id: position,
        author: try (name ?? reviewer).string(),
        text: try node.field("comment").string(),
        rating: try node.field("rating").ifPresent?.integer(
          in: 0...5, expected: "a whole number from 0 to 5"))
    }
  }

  private static func all(
    _ node: JSONNode, of expected: String,
    read: (JSONNode, _ position: Int) throws(DataError) -> Self
  ) throws(DataError) -> [Self]? {
    guard let present = node.ifPresent else { return nil }
    let elements = try present.elements(expected: expected)
    // A comment without an id takes its position, or the next number that is free.
    var taken: Set<Int> = []
    for element in elements where element.isObject {
      if let id = try element.field("id").ifPresent?.integer() { taken.insert(id) }
    }
    var comments: [Self] = []
    for element in elements {
      var number = comments.count + 1
      while taken.contains(number) { number += 1 }
      let comment = try read(element, number)
      taken.insert(comment.id)
      comments.append(comment)
    }
    return comments
  }
}

extension Product.Coupon {
  static func coupons(_ node: JSONNode) throws(DataError) -> [Self] {
    guard let present = node.ifPresent else { return [] }
    var coupons: [Self] = []
    for element in try present.elements(expected: "a list of coupons") {
      coupons.append(
        Self(
          id: try element.field("id").string(),
          off: try element.field("off").price(),
          name: try element.field("name").nonEmptyString()))
    }
    return coupons
  }
}
