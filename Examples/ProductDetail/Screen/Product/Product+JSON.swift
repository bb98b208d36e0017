internal import ExampleSupport

extension Product {
  /// Creates a product from a JSON object.
  ///
  /// The fields `title` and `price` are required. Every field must have the correct type, even if another
  /// field overrides it. A field that is `null` counts as missing, and unknown fields are ignored.
  ///
  /// Half of the fields are those of dummyjson. `subtitle` overrides its `description`, `shop` its `brand`,
  /// and `comments` its `reviews`, even if they are empty: `"shop": ""` means that the store itself sells
  /// a product of that brand.
  init(_ node: JSONNode) throws(DataError) {
    guard case .object = node.value else { throw node.failure(expected: "a product") }
    let description = try node.field("description").ifPresent?.string()
    let brand = try node.field("brand").ifPresent?.string()
    let reviews = try Comment.reviews(node.field("reviews"))

    id = try node.field("id").ifPresent?.integer()
    title = try node.field("title").nonEmptyString()
    subtitle = Self.nilIfEmpty(try node.field("subtitle").ifPresent?.string() ?? description)
    images = try node.field("images").strings()
    price = try node.field("price").price()
    freeZone = try Self.freeZone(node.field("freeZone"), regularPrice: price)
    discount = try node.field("discountPercentage").ifPresent?.percentage()
    if discount?.hundredths == 0 { discount = nil }
    arrangement = try Arrangement(node.field("type"))
    promotions = try node.field("promotions").strings()
    specification = Self.nilIfEmpty(try node.field("specification").ifPresent?.string())
    shop = Self.nilIfEmpty(try node.field("shop").ifPresent?.string() ?? brand)
    comments = try Comment.comments(node.field("comments")) ?? reviews ?? []
    coupons = try Coupon.coupons(node.field("coupons"))
  }

  /// Parses the free-zone price, which is either a price or `true` for the regular price.
  private static func freeZone(
    _ node: JSONNode, regularPrice: Price
  ) throws(DataError) -> Price? {
    guard let present = node.ifPresent else { return nil }
    if case .bool(let isFreeZone) = present.value { return isFreeZone ? regularPrice : nil }
    return try present.price(expected: "true, false, or a number of at least 0")
  }

  /// Returns nil for an empty text, so that it has no row.
  private static func nilIfEmpty(_ text: String?) -> String? {
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
  /// Parses comments; returns `nil` if the field is missing, but not if its list is empty.
  static func comments(_ node: JSONNode) throws(DataError) -> [Self]? {
    try parse(node, expected: "a list of comments") { (node, position) throws(DataError) in
      Self(
        id: try node.field("id").ifPresent?.integer() ?? position,
        author: try node.field("author").string(),
        text: try node.field("text").string())
    }
  }

  /// Parses reviews as comments; returns `nil` if the field is missing, but not if its list is empty.
  static func reviews(_ node: JSONNode) throws(DataError) -> [Self]? {
    try parse(node, expected: "a list of reviews") { (node, position) throws(DataError) in
      let name = try node.field("reviewerName").ifPresent
      let reviewer = try node.field("reviewer")
      return Self(
        id: position,
        author: try (name ?? reviewer).string(),
        text: try node.field("comment").string(),
        rating: try node.field("rating").ifPresent?.integer(
          in: 0...5, expected: "an integer from 0 to 5"))
    }
  }

  private static func parse(
    _ node: JSONNode, expected: String,
    element parseElement: (JSONNode, _ position: Int) throws(DataError) -> Self
  ) throws(DataError) -> [Self]? {
    guard let present = node.ifPresent else { return nil }
    let elements = try present.elements(expected: expected)
    // The ID of a comment without one is its position, or the next unused number.
    var usedIDs: Set<Int> = []
    for element in elements where element.isObject {
      if let id = try element.field("id").ifPresent?.integer() { usedIDs.insert(id) }
    }
    var comments: [Self] = []
    for element in elements {
      var number = comments.count + 1
      while usedIDs.contains(number) { number += 1 }
      let comment = try parseElement(element, number)
      usedIDs.insert(comment.id)
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
