@testable import RowKit

extension PagedScreen {
  /// The nested pages screen: a game's introduction and guides, at 360×656 below the bars of 360×720.
  static func gamePages(
    text: Length = 160, header: ScrollHeader = .gamePages(),
    inactivePageOffset: InactivePageOffset = .keep
  ) -> PagedScreen {
    PagedScreen("GamePages", header: header, inactivePageOffset: inactivePageOffset) {
      Page("introduction", title: "介绍", screen: .introduction(text: text))
      Page("guides", title: "攻略", screen: .guides)
    }
  }

  /// A screen of pages of rows of a height each, below a header.
  static func lists(
    _ counts: [Int], rowHeight: Length = 50, header: ScrollHeader = .gamePages(),
    inactivePageOffset: InactivePageOffset = .keep
  ) -> PagedScreen {
    PagedScreen("Lists", header: header, inactivePageOffset: inactivePageOffset) {
      for (page, count) in counts.enumerated() {
        Page(page, screen: .list(count, rowHeight: rowHeight))
      }
    }
  }
}

extension ScrollHeader {
  /// The header of a game's page: a hero of 120 and a row of segments of 44, of which 59 stay.
  static func gamePages(
    _ mode: HeaderMode = .exitUntilCollapsed(min: 59), snap: HeaderSnap = .none,
    bounce: ScrollBounce = .page
  ) -> ScrollHeader {
    ScrollHeader(mode, snap: snap, bounce: bounce) {
      HeaderPart("hero", height: 120)
      HeaderPart.tabs("segment", height: 44).pinned()
    }
  }

  /// A header of one part.
  static func of(
    _ height: Length, _ mode: HeaderMode, snap: HeaderSnap = .none, bounce: ScrollBounce = .page
  ) -> ScrollHeader {
    ScrollHeader(mode, snap: snap, bounce: bounce) { HeaderPart("part", height: height) }
  }
}

extension Screen {
  /// Rows of a height each.
  static func list(_ count: Int, rowHeight: Length = 50) -> Screen {
    Screen("List") {
      Section("rows") {
        ForEach((0..<count).map(Element.init)) { _ in LayoutRow(.fixed(rowHeight)) }
      }
      .keptWhenEmpty()
    }
  }

  /// The introduction of a game: a carousel, a text and ten rows, 1080 high.
  static func introduction(text: Length = 160) -> Screen {
    Screen("introduction") {
      Section("images") {
        LayoutRow(
          .fixed(240),
          content: Carousel(
            0..<5, itemWidth: .fraction(1, of: 3), spacing: 10,
            insets: Insets(horizontal: 10, vertical: 30)
          ) { Picture("\($0)", aspect: 2, 3) }.content
        ).id("images")
      }
      Section("summary") { LayoutRow(.fixed(text)).id("text") }.header(LayoutRow(.fixed(40)))
      Section("related") {
        ForEach((1...10).map(Element.init)) { _ in LayoutRow(.fixed(60)) }
      }
      .header(LayoutRow(.fixed(40)))
    }
  }

  /// The guides of a game: fifteen rows of 50, 750 high.
  static var guides: Screen { .list(15) }
}
