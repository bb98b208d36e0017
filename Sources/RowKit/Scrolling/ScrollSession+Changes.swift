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
    let over = isShown ? core.state.over : .zero
    let offset = core.state.pages[page].offset + max(.zero, over)

    self.screen.pages[page].screen = screen
    layouts[page] = old.updated(by: difference)
    let seenHeight = max(.zero, core.viewport.height - core.state.extent)
    func anchored() -> Length {
      // While the content is stretched past its top it is at its top, and stays there.
      if over < .zero { return offset }
      return layouts[page].anchoredOffset(
        after: difference, from: old, at: offset, toggled: isShown ? toggled : nil,
        height: seenHeight)
    }
    var target: Length
    repeat {
      target = anchored()
      _ = measure(page, at: target)
      // What was measured moves the anchor in the content.
    } while anchored() != target
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

  /// Lays everything out in another environment.
  mutating func resize(
    to environment: LayoutEnvironment, _ newHeader: ScrollHeader?
  ) throws(ScrollError) {
    let header = newHeader ?? screen.header
    self.header = try HeaderLayout(header, in: environment, pages: layouts.count)
    screen.header = header
    self.environment = environment
    var pages: [(ScrollCore.Content, offset: Length)] = []
    for page in layouts.indices {
      let old = layouts[page]
      layouts[page] = old.updated(in: environment)
      let offset = layouts[page].anchoredOffset(
        after: old.screen.difference(from: old.screen), from: old,
        at: core.state.pages[page].offset, toggled: nil, height: nil)
      pages.append((ScrollCore.Content(layouts[page], at: offset), offset))
    }
    core.resize(
      to: environment.viewport, self.header.rule, isLimitedByContent: header.isLimitedByContent,
      pages)
    for page in layouts.indices { clampCarousels(.page(page)) }
    clampHeaderCarousels()
  }

  /// Gives the screen another value, with the same pages: their content one by one, then the header.
  ///
  /// - Parameters:
  ///   - screen: The new value.
  ///   - toggled: The id of the row that a person expanded or collapsed; nil for any other change.
  /// - Returns: What each change did; nothing where nothing is another.
  /// - Throws: ``ScrollError`` where the pages are others, or the header's heights do not fit; nothing has
  ///   changed then.
  /// - Complexity: That of the differences.
  public mutating func update(
    to screen: PagedScreen, toggled: RowID? = nil
  ) throws(ScrollError) -> [ScrollStep] {
    let (expected, found) = (core.state.pages.map(\.id), screen.pages.map(\.id))
    guard expected == found else { throw .otherPages(expected: expected, found: found) }
    let before = self
    do {
      var steps: [ScrollStep] = []
      for (old, new) in zip(self.screen.pages, screen.pages) where old.screen != new.screen {
        let isThere = toggled.map { old.screen[$0] != nil } ?? false
        steps.append(
          try apply(.content(new.screen, of: new.id, toggled: isThere ? toggled : nil)))
      }
      if self.screen.header != screen.header { steps.append(try apply(.header(screen.header))) }
      core.memory = screen.memory
      self.screen = screen
      core.holdOthers()
      return steps
    } catch {
      self = before
      throw error
    }
  }
}
