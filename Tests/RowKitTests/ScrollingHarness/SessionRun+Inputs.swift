@testable import RowKit

// What a plan's inputs are to a session.

extension SessionRun {
  private func screen(_ page: Int) -> Screen { pages[page].screen(isAutomatic: isAutomatic) }

  private func key(_ page: Int) -> RowKey { RowKey(page % pages.count) }

  /// The input that a session takes; nil where the plan has no such row or section.
  mutating func scrollInput(_ input: SessionPlan.Input) -> ScrollInput? {
    switch input {
    case .drag(let distance, let gesture):
      return .drag(by: distance, on: page(gesture), generation: generation(gesture))
    case .glide(let distance, let gesture):
      return .glide(by: distance, on: page(gesture), generation: generation(gesture))
    case .release(let velocity, let gesture):
      return .release(velocity: velocity, on: page(gesture), generation: generation(gesture))
    case .settle: return .settle
    case .tab(let page): return .tab(key(page))
    case .pagerDrag(let distance): return .pagerDrag(by: distance)
    case .pagerRelease(let velocity): return .pagerRelease(velocity: velocity)
    case .pagerReport(let distance): return .pagerReport(x: session.state.pager.x + distance)
    case .carousel(let row, let distance, let gesture, let isInHeader):
      let list = isInHeader ? Self.part : page(gesture)
      let rows = carousels(of: list ?? key(session.state.active))
      if rows.isEmpty { return nil }
      return .carousel(
        rows[row % rows.count].row, by: distance, on: list, generation: generation(gesture))
    case .row(let page, let section, let row):
      return id(page, section, row).map { .scroll(to: .row($0), on: key(page)) }
    case .section(let page, let section):
      let sections = session.layouts[page % pages.count].screen.sections
      if sections.isEmpty { return nil }
      return .scroll(to: .section(sections[section % sections.count].key), on: key(page))
    case .top(let page): return .scroll(to: .top, on: key(page))
    case .part(let row):
      guard let rows = session.partList?.rows, !rows.isEmpty else { return nil }
      return .scroll(to: .row(rows[row % rows.count].id), on: Self.part)
    case .offset(let page, let offset): return .scroll(to: .offset(offset), on: key(page))
    case .content(let page, let plan):
      pages[page % pages.count] = plan
      return .content(screen(page % pages.count), of: key(page))
    case .toggle(let page, let section, let row, let height):
      return id(page, section, row).flatMap { toggle($0, onPageAt: page % pages.count, height) }
    case .toggleFirst(let page, let height):
      return firstRow(page % pages.count).flatMap {
        toggle($0, onPageAt: page % pages.count, height)
      }
    case .header(let header):
      self.header = header
      return .header(header.header(pages: pages.count))
    case .resize(let size, let update):
      var other: PagedScreen?
      if let update { other = self.screen(update) }
      header = update?.header ?? header
      return .resize(.grid(size.width, size.height), screen: other)
    // It is several inputs.
    case .update: return nil
    }
  }

  /// A row of a page has another height.
  private mutating func toggle(
    _ row: RowID, onPageAt page: Int, _ height: Length
  ) -> ScrollInput? {
    guard let place = session.layouts[page].screen.position(of: row) else { return nil }
    pages[page].parts[place.section].rows[place.row].height = height
    return .content(screen(page), of: key(page), toggled: row)
  }

  private func firstRow(_ page: Int) -> RowID? {
    let layout = session.layouts[page]
    let line = layout.pinLineByScan(at: session.state.pages[page].offset)
    return layout.cells.first { $0.role == .row && $0.frame.maxY > line }?.row.id
  }

  /// The whole screen that an update leads to.
  mutating func screen(_ update: SessionPlan.Update) -> PagedScreen {
    var screen = session.screen
    for (page, plan) in update.pages {
      pages[page % pages.count] = plan
      screen.pages[page % pages.count].screen = self.screen(page % pages.count)
    }
    if let header = update.header { screen.header = header.header(pages: pages.count) }
    screen.inactivePageOffset = update.inactivePageOffset
    return screen
  }

  /// The row that an update toggles, while it is there.
  func toggled(_ update: SessionPlan.Update) -> RowID? {
    update.toggled.flatMap { id($0.page, $0.section, $0.row) }
  }

  private func page(_ gesture: SessionPlan.Gesture) -> RowKey? { gesture.page.map(key) }

  /// The generation of a gesture; nil is now, which needs no name.
  private func generation(_ gesture: SessionPlan.Gesture) -> Int? {
    let now = session.state.generation
    return gesture.isOld ? now - 1 : gesture.page == nil ? nil : now
  }

  private func id(_ page: Int, _ section: Int, _ row: Int) -> RowID? {
    let sections = session.layouts[page % pages.count].screen.sections
    if sections.isEmpty { return nil }
    let rows = sections[section % sections.count].rows
    return rows.isEmpty ? nil : rows[row % rows.count].id
  }
}
