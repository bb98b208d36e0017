package import RowKit

/// The price, and the discount from a coupon.
package struct Price: Row {
  package var price: Product.Price
  package var discount = Product.Price.zero

  package var content: Content {
    Text("\(price.reduced(by: discount))").style(.headline)
    if discount > .zero { Text("已優惠\(discount)").style(.caption) }
  }
}

/// The price in the free zone, next to the regular price.
package struct FreeZonePrice: Row {
  package var price: Product.Price
  package var regularPrice: Product.Price
  package var discount = Product.Price.zero

  package var content: Content {
    Columns(shares: 2, 1) {
      Text("免稅區價\(price.reduced(by: discount))").style(.headline)
      if price != regularPrice { Text("原價\(regularPrice)").style(.caption).alignment(.trailing) }
    }
    .stacksWhenTooNarrow()
    if discount > .zero { Text("已優惠\(discount)").style(.caption) }
  }
}

/// A coupon that the user can pick.
///
/// The text next to the name must fit on a single line. If it doesn't, it moves below the name, which then
/// has the full width and wraps as necessary.
package struct CouponRow: Row {
  package var name: String
  package var isPicked: Bool

  package var height: RowHeight { .automatic(atLeast: 44) }
  package var content: Content {
    Columns(shares: 3, 1) {
      Text(name)
      Text(isPicked ? "已選" : "領取").style(.footnote).lineLimit(1).alignment(.trailing)
    }
    .stacksWhenTooNarrow()
  }
}
