package import RowKit

/// The pictures side by side, each a third of the screen wide.
package struct Images: Row {
  package static let kindName = "images"

  package var names: [String]
  package var screen: ScreenSize

  package var height: RowHeight { .fixed(screen.height / 3) }
  package var content: Content {
    Carousel(
      names, itemWidth: .fraction(1, of: 3), spacing: 10,
      insets: Insets(horizontal: 10, vertical: 0)
    ) {
      Picture($0, aspect: screen.width / 3, screen.height / 4)
    }
  }
}

/// What the game is about: four lines of it until the reader asks for more.
package struct Summary: Row {
  package static let kindName = "text"

  package var text: String
  package var isExpanded: Bool

  /// A short text leaves the row as high as a long one.
  package var height: RowHeight { .automatic(atLeast: 160) }

  /// With a control of one line, 20.5 high: 160 in all, or the text and 80.
  ///
  /// The top is the same for both, so that no line moves when the text is expanded.
  package var insets: Insets {
    Insets(top: 20, leading: 16, bottom: isExpanded ? 39.5 : 19.5, trailing: 16)
  }

  package var content: Content {
    ExpandableText(text, height: 100, isExpanded: isExpanded, more: "全文", less: "收起")
      .buttonPlacement(.below)
  }
}

/// Another game.
package struct RelatedGame: Row {
  package static let kindName = "game"

  package var name: String

  package var height: RowHeight { .fixed(60) }
  package var content: Content { Text(name).lineLimit(1) }
}

/// The title of a section, with some room above it.
package struct SectionTitle: Row {
  package static let kindName = "title"

  package var text: String

  package var height: RowHeight { .fixed(40) }
  package var insets: Insets { Insets(top: 10, leading: 16, bottom: 0, trailing: 16) }
  package var content: Content { Text(text).style(.headline).lineLimit(1) }
}
