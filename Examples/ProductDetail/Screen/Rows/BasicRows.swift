package import RowKit

/// The pictures, one at a time, as wide as the screen and with a fixed aspect ratio.
package struct Gallery: Row {
  package var pictures: [String]

  package var height: RowHeight { .aspect(width: 320, height: 120) }
  package var content: Content {
    Carousel(pictures, itemWidth: .fraction(1, of: 1)) { Picture($0, aspect: 320, 120) }
  }
}

/// The title of the product or a section.
package struct Title: Row {
  package var text: String

  package var height: RowHeight { .automatic(atLeast: 44) }
  package var content: Content { Text(text).style(.title3) }
}

/// The line below the product's title.
package struct Subtitle: Row {
  package var text: String

  package var content: Content { Text(text).style(.subheadline) }
}

/// The promotions, one line each.
package struct Promotion: Row {
  package var lines: [String]

  package var content: Content {
    for line in lines { Text(line).style(.callout) }
  }
}

/// The selected variant of the product.
package struct Specification: Row {
  package var text: String

  package var content: Content { Text("已選：\(text)") }
}

/// The seller, for a product that the store itself doesn't sell.
package struct Shop: Row {
  package var name: String

  package var content: Content { Text("店鋪：\(name)") }
}

/// A note in small print, which can be selectable.
package struct Note: Row {
  package var text: String

  package var content: Content { Text(text).style(.footnote) }
}
