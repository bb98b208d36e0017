/// A list of rows on a scrolling screen: a page, or a part of the header that is a screen, by its index.
enum ScrollList: Hashable, Sendable {
  case page(Int)
  case part(Int)
}

extension ScrollSession {
  /// The list of a page or part of the header; of the page that is shown for nil.
  ///
  /// A page goes before a part of the same name.
  func list(of key: RowKey?) throws(ScrollError) -> ScrollList {
    guard let key else { return .page(core.state.active) }
    if let page = core.state.pages.firstIndex(where: { $0.id == key }) { return .page(page) }
    let parts = header.screens.map { RowKey(screen.header.parts[$0].name) }
    if let part = parts.firstIndex(of: key) { return .part(header.screens[part]) }
    throw .unknownPage(key, pages: core.state.pages.map(\.id) + parts)
  }

  /// The id of a page, or the name of a part.
  func key(of list: ScrollList) -> RowKey {
    switch list {
    case .page(let page): core.state.pages[page].id
    case .part(let part): RowKey(screen.header.parts[part].name)
    }
  }

  func layout(of list: ScrollList) -> ScreenLayout? {
    switch list {
    case .page(let page): layouts[page]
    case .part(let part): header.layouts[part]
    }
  }
}

extension ScrollState {
  /// How far the carousels of a list are scrolled.
  func carousels(of list: ScrollList) -> [RowID: Length] {
    switch list {
    case .page(let page): pages[page].carousels
    case .part(let part): parts[part].carousels
    }
  }

  /// Scrolls a carousel of a list to an offset; nil forgets it.
  mutating func setCarousel(of row: RowID, in list: ScrollList, to offset: Length?) {
    switch list {
    case .page(let page): pages[page].carousels[row] = offset
    case .part(let part): parts[part].carousels[row] = offset
    }
  }
}
