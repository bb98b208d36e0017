/// The arithmetic of a scrolling screen: a header, pages of which only the heights are known, a pager.
///
/// It asks nothing of rows: whoever knows them says how high each page is, and which offset keeps what is
/// seen in place.
struct ScrollCore: Hashable, Sendable {
  /// How high a page's content is.
  struct Content: Hashable, Sendable {
    var height: Length
    /// Whether its end is: an estimate limits nothing.
    var isEndKnown = true
  }

  /// The rule as it was given.
  private(set) var givenRule: HeaderRule
  /// The rule that holds: the one given, or as far as the content lets the header collapse.
  private(set) var rule: HeaderRule
  var inactivePageOffset: InactivePageOffset
  /// Whether the header collapses no further than the content makes it scroll; of one page only.
  private(set) var isLimitedByContent: Bool
  private(set) var viewport: LayoutSize
  var contents: [Content]
  var state: ScrollState

  init(
    _ rule: HeaderRule, viewport: LayoutSize, pages: [(id: RowKey, content: Content)],
    inactivePageOffset: InactivePageOffset = .keep, isLimitedByContent: Bool = false
  ) {
    givenRule = rule
    self.rule = rule
    self.inactivePageOffset = inactivePageOffset
    self.isLimitedByContent = isLimitedByContent
    self.viewport = viewport
    contents = pages.map(\.content)
    state = ScrollState(
      headerHeight: rule.max, pages: pages.map { ScrollState.Page(id: $0.id) },
      pager: ScrollState.Pager(width: viewport.width, count: pages.count))
    self.rule = limitedRule
  }

  /// The height of what is seen of a page below a header that is collapsed.
  var pageHeight: Length { max(.zero, viewport.height - rule.min) }

  /// How far a page can be scrolled, whatever the header's height now.
  func maxOffset(_ page: Int) -> Length {
    contents[page].isEndKnown ? max(.zero, contents[page].height - pageHeight) : .greatest
  }

  private var limitedRule: HeaderRule {
    guard isLimitedByContent, contents[0].isEndKnown else { return givenRule }
    return givenRule.limited(viewport: viewport.height, content: contents[0].height)
  }

  /// Holds an offset within the content.
  mutating func setOffset(_ offset: Length, of page: Int) {
    state.pages[page].offset = min(max(.zero, offset), maxOffset(page))
  }

  /// Whether the other pages are held at their tops now.
  var holdsOthers: Bool { inactivePageOffset == .reset && state.headerHeight > rule.reveal }

  /// Holds the other pages at their tops, where they are not kept.
  mutating func holdOthers() {
    guard holdsOthers else { return }
    for page in state.pages.indices where page != state.active { state.pages[page].offset = .zero }
  }
}

// MARK: - What changes around the movements

extension ScrollCore {
  /// The height of a page turned out to be another, while nothing moved on the screen but the offset.
  mutating func measured(_ content: Content, of page: Int, offset: Length) {
    contents[page] = content
    if limitedRule != rule { startAnew(with: limitedRule) }
    setOffset(offset, of: page)
  }

  /// The content of a page changed, so that it would have to be scrolled by `anchored` points.
  ///
  /// Where the content limits the header's collapse, its rule may become another with it.
  mutating func changeContent(_ content: Content, of page: Int, anchored: Length) {
    contents[page] = content
    setOffset(anchored, of: page)
    if page == state.active, state.overscroll > .zero {
      // What stretched counts as scrolled; a stretch may shrink so, and never grows.
      state.overscroll = min(state.overscroll, max(.zero, anchored - maxOffset(page)))
    }
    if content.isEndKnown, limitedRule != rule { startAnew(with: limitedRule) }
  }

  /// Another header, or the same at other heights.
  mutating func changeRule(_ rule: HeaderRule, isLimitedByContent: Bool) {
    givenRule = rule
    self.isLimitedByContent = isLimitedByContent
    startAnew(with: limitedRule)
  }

  /// Another size, with the pages as they are laid out in it: each with the offset that keeps what is seen in
  /// place below the header.
  mutating func resize(
    to viewport: LayoutSize, _ rule: HeaderRule, isLimitedByContent: Bool,
    _ pages: [(content: Content, offset: Length)]
  ) {
    self.viewport = viewport
    givenRule = rule
    self.isLimitedByContent = isLimitedByContent
    contents = pages.map(\.content)
    state.overscroll = .zero
    state.generation += 1
    changeHeaderHeight(to: limitedRule, movesPages: false)
    for (page, (_, offset)) in pages.enumerated() { setOffset(offset, of: page) }
    state.pager.width = viewport.width
    rest(on: state.active, .idle)
  }

  private mutating func startAnew(with rule: HeaderRule) {
    state.overscroll = .zero
    state.generation += 1
    changeHeaderHeight(to: rule, movesPages: true)
  }

  private mutating func changeHeaderHeight(to rule: HeaderRule, movesPages: Bool) {
    let old = state.headerHeight
    state.headerHeight = rule.extent(from: old, of: self.rule)
    self.rule = rule
    guard movesPages else { return }
    for page in state.pages.indices where state.pages[page].offset > .zero {
      setOffset(state.pages[page].offset + state.headerHeight - old, of: page)
    }
  }
}
