package import RowKit

/// A guide, by its title.
package struct GuideRow: Row {
  package static let kindName = "guide"

  package var title: String

  package var height: RowHeight { .fixed(50) }
  package var content: Content { Text(title).lineLimit(1) }
}
