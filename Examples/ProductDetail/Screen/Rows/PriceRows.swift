package import RowKit

/// What the product costs, and how much a coupon takes off.
package struct Price: Row {
  package var price: Product.Price
  package var discount = Product.Price.zero

  package var content: Content {
    Text("\(price.reduced(by: discount))").style(.headline)
    if discount > .zero { Text("已優惠\(discount)").style(.caption) }
  }
}

/// What the product costs in the free zone, beside what it costs elsewhere.
package struct FreeZonePrice: Row {
  package var price: Product.Price
  package var elsewhere: Product.Price
  package var discount = Product.Price.zero

  package var content: Content {
    Columns(shares: 2, 1) {
      Text("免稅區價\(price.reduced(by: discount))").style(.headline)
      if price != elsewhere { Text("原價\(elsewhere)").style(.caption).alignment(.trailing) }
    }
    .stacksWhenTooNarrow()
    if discount > .zero { Text("已優惠\(discount)").style(.caption) }
  }
}

/// Money off, to be picked.
///
/// What is beside the name must stay on a line; where it cannot, it stands below, and the name has all of
/// the width, on as many lines as it needs.
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
