extension ScrollSession {
  /// Gives a page other rows.
  mutating func change(
    to screen: Screen, page key: RowKey, toggled: RowID?
  ) throws(ScrollError) {
    let page = try index(of: key)
    let old = layouts[page]
    if let toggled, old.screen[toggled] == nil { throw .unknownRow(toggled, page: key) }
    let difference = screen.difference(from: old.screen)
    let isShown = page == core.state.active
    let over = isShown ? core.state.overscroll : .zero
    let offset = core.state.pages[page].offset + max(.zero, over)

    self.screen.pages[page].screen = screen
    layouts[page] = old.updated(by: difference)
    let seenHeight = max(.zero, core.viewport.height - core.state.headerHeight)
    // While the content is stretched past its top it is at its top, and stays there.
    let anchor =
      over < .zero
      ? nil
      : layouts[page].anchor(
        after: difference, replacing: old, from: offset, toggled: isShown ? toggled : nil,
        height: seenHeight)
    let target = layouts[page].prepare(
      around: anchor, from: offset, pastEnd: max(.zero, over), room)
    core.changeContent(
      ScrollCore.Content(layouts[page], at: target), of: page, anchored: target)
    clampCarousels(.page(page))
  }

  /// Gives the screen another header.
  mutating func change(to header: ScrollHeader) throws(ScrollError) {
    self.header = try HeaderLayout(header, in: environment, pages: layouts.count)
    screen.header = header
    core.changeRule(self.header.rule, isLimitedByContent: header.isLimitedByContent)
    clampHeaderCarousels()
  }

  /// Lays everything out in another environment, also what is another there.
  mutating func resize(
    to environment: LayoutEnvironment, _ newScreen: PagedScreen?
  ) throws(ScrollError) {
    let new = newScreen ?? screen
    try checkPages(of: new)
    header = try HeaderLayout(new.header, in: environment, pages: layouts.count)
    let room = Self.room(in: environment.viewport, below: header.rule.min)
    var pages: [(ScrollCore.Content, offset: Length)] = []
    for (page, old) in layouts.enumerated() {
      let difference = new.pages[page].screen.difference(from: old.screen)
      layouts[page] = old.updated(in: environment)
      if newScreen != nil { layouts[page] = layouts[page].updated(by: difference) }
      let offset = core.state.pages[page].offset
      let anchor = layouts[page].anchor(
        after: difference, replacing: old, from: offset, toggled: nil, height: nil)
      let target = layouts[page].prepare(around: anchor, from: offset, room)
      pages.append((ScrollCore.Content(layouts[page], at: target), target))
    }
    screen = new
    self.environment = environment
    core.inactivePageOffset = new.inactivePageOffset
    core.resize(
      to: environment.viewport, header.rule, isLimitedByContent: new.header.isLimitedByContent,
      pages)
    for page in layouts.indices { clampCarousels(.page(page)) }
    clampHeaderCarousels()
  }

  /// Gives the screen another value, with the same pages: their content one by one, then the header.
  ///
  /// - Parameters:
  ///   - screen: The new value.
  ///   - toggled: The id of the row, of a page or of a list in the header, that a person expanded or
  ///     collapsed; nil for any other change.
  /// - Returns: What each change did, a step for each page and for the header; nothing where nothing is another.
  /// - Throws: ``ScrollError`` where the pages are others, the header's heights do not fit, or the row that
  ///   was toggled is not there; nothing has changed then.
  /// - Complexity: That of the differences.
  @discardableResult
  public mutating func update(
    to screen: PagedScreen, toggled: RowID? = nil
  ) throws(ScrollError) -> [ScrollStep] {
    try checkPages(of: screen)
    if let toggled, !shows(toggled) { throw .unknownToggledRow(toggled) }
    let before = self
    do {
      var steps: [ScrollStep] = []
      for (old, new) in zip(self.screen.pages, screen.pages) where old.screen != new.screen {
        let isThere = toggled.map { old.screen[$0] != nil } ?? false
        steps.append(
          try apply(.content(new.screen, of: new.id, toggled: isThere ? toggled : nil)))
      }
      if self.screen.header != screen.header { steps.append(try apply(.header(screen.header))) }
      core.inactivePageOffset = screen.inactivePageOffset
      self.screen = screen
      core.holdOthers()
      return steps
    } catch {
      self = before
      throw error
    }
  }

  private func checkPages(of screen: PagedScreen) throws(ScrollError) {
    let (expected, found) = (core.state.pages.map(\.id), screen.pages.map(\.id))
    if expected != found { throw .otherPages(expected: expected, found: found) }
  }

  /// Whether a row is on any page, or in a list of the header.
  private func shows(_ row: RowID) -> Bool {
    (layouts + header.layouts.compactMap(\.self)).contains { $0.screen[row] != nil }
  }
}
