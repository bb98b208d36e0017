package import RowKit

/// The pictures, one at a time across the screen, in proportion to its width.
package struct Gallery: Row {
  package var pictures: [String]

  package var height: RowHeight { .aspect(width: 320, height: 120) }
  package var content: Content {
    Carousel(pictures, itemWidth: .fraction(1, of: 1)) { Picture($0, aspect: 320, 120) }
  }
}

/// A title, of the product or of a section.
package struct Title: Row {
  package var text: String

  package var height: RowHeight { .automatic(atLeast: 44) }
  package var content: Content { Text(text).style(.title3) }
}

/// What the shop says below the product's name.
package struct Subtitle: Row {
  package var text: String

  package var content: Content { Text(text).style(.subheadline) }
}

/// What one saves, a line each.
package struct Promotion: Row {
  package var lines: [String]

  package var content: Content {
    for line in lines { Text(line).style(.callout) }
  }
}

/// The variant that is chosen.
package struct Specification: Row {
  package var text: String

  package var content: Content { Text("已選：\(text)") }
}

/// Who sells it, where that is not the store itself.
package struct Shop: Row {
  package var name: String

  package var content: Content { Text("店鋪：\(name)") }
}

/// A remark in small print, which may be there to be touched.
package struct Note: Row {
  package var text: String

  package var content: Content { Text(text).style(.footnote) }
}
