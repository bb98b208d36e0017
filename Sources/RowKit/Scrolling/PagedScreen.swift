/// Pages side by side below one header, as a value.
///
///     PagedScreen("GamePages", header: header) {
///       Page("introduction", title: "介绍") { introductionSections }
///       Page("guides", title: "攻略") { guideSections }
///     }
///
/// A page's rows are those of an ordinary screen. A list alone is a screen of one page. Where everything
/// is while a person scrolls is in a ``ScrollSession``.
public struct PagedScreen: Equatable, Sendable {
  /// The name, by which renderers and tests call the screen.
  public let name: String
  /// What stands above the pages.
  public var header: ScrollHeader
  /// The pages, from the leading edge.
  public var pages: [Page]
  /// What becomes of the offsets of the pages that are not shown.
  public var inactivePageOffset: InactivePageOffset

  /// Creates a screen of the pages that the closure lists.
  public init(
    _ name: String, header: ScrollHeader = .none, inactivePageOffset: InactivePageOffset = .keep,
    @ArrayBuilder<Page> pages: () throws -> [Page]
  ) rethrows {
    self.name = name
    self.header = header
    self.inactivePageOffset = inactivePageOffset
    self.pages = try pages()
  }
}

/// A page of a ``PagedScreen``: an id, a title, and rows.
public struct Page: Equatable, Sendable {
  /// What tells the page from the others.
  public let id: RowKey
  /// What its segment says; the id unless given.
  public var title: String
  /// Its rows.
  public var screen: Screen

  /// Creates a page of a screen made elsewhere.
  public init(_ id: some Hashable & Sendable, title: String? = nil, screen: Screen) {
    self.id = RowKey(id)
    self.title = title ?? self.id.as(String.self) ?? "\(self.id)"
    self.screen = screen
  }

  /// Creates a page of the sections that the closure lists.
  public init(
    _ id: some Hashable & Sendable, title: String? = nil,
    @SectionsBuilder sections: () throws -> [Section]
  ) rethrows {
    let key = RowKey(id)
    self.init(key, title: title, screen: try Screen("\(key)", sections: sections))
  }
}
