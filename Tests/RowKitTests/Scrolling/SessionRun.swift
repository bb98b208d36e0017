@testable import RowKit

/// A plan of a session as it runs: what is seen is found by looking at every cell, and compared with what the
/// session says.
struct SessionRun {
  /// What random sessions must come upon.
  enum Mark: String, CaseIterable {
    case drag, release, settle, tab, row, section, top, offset, content, contentElsewhere, header,
      resize
    case toggleSeen, toggleUnseen, toggleToPinLine, toggleAtTop
    case anchored, anchoredPinned = "anchored below a pinned header", anchorClamped, anchorGone
    case stretchedTop, stretchedBottom, stretchedByHeader, pinned = "a section's header held"
    case appeared, disappeared, tabChanged, collapsed, expanded, reachedEnd
    case rowPlaced, rowAtEnd = "row nearer than the end lets it", rowTooHigh, reset
    case nothingSeen
  }

  private(set) var session: ScrollSession
  private(set) var counts: [Mark: Int]
  private var pages: [PagePlan]
  private let isAutomatic: Bool
  /// The rows that are seen, as events tell.
  private var seen: Set<RowID>

  init?(
    _ plan: SessionPlan, _ counts: [Mark: Int] = [:], isAutomatic: Bool = false,
    measurement: Measurement = .exact
  ) {
    let screen = PagedScreen("Pages", header: plan.header.header, memory: plan.memory) {
      for (number, page) in plan.pages.enumerated() {
        Page(number, screen: isAutomatic ? page.automaticScreen : page.screen)
      }
    }
    guard
      let session = try? ScrollSession(
        screen, in: .grid(320, plan.height), measurement: measurement)
    else { return nil }
    self.session = session
    self.counts = counts
    self.isAutomatic = isAutomatic
    pages = plan.pages
    seen = []
    seen = Set(rowsByScan.map(\.id))
  }

  private mutating func note(_ mark: Mark, _ isReached: Bool = true) {
    if isReached { counts[mark, default: 0] += 1 }
  }

  // MARK: - What is seen

  /// A row where it stands on the screen.
  struct Place: Equatable {
    var id: RowID
    var y: Length
    var height: Length
  }

  /// The rows of which a part is seen, found by looking at every one.
  var rowsByScan: [Place] {
    let layout = session.layouts[session.state.active]
    let line = session.bodyTop - session.shownOffset
    let top = line + layout.pinLineByScan(at: session.shownOffset)
    return layout.cells.filter { $0.role == .row }.compactMap { cell in
      let y = line + cell.frame.y
      let isSeen =
        min(y + cell.frame.height, session.environment.viewportHeight) > max(y, top)
      return isSeen ? Place(id: cell.row.id, y: y, height: cell.frame.height) : nil
    }
  }

  // MARK: - Running

  mutating func fault(_ plan: SessionPlan) -> String? {
    for (number, input) in plan.inputs.enumerated() {
      let before = session
      if let fault = take(input) {
        return
          "input \(number), \(input): \(fault)\n  before \(before.state)\n  after \(session.state)"
      }
    }
    return nil
  }

  mutating func take(_ input: SessionPlan.Input) -> String? {
    let before = session
    let rowsBefore = rowsByScan
    guard let taken = scrollInput(input) else { return nil }
    guard let step = try? session.apply(taken) else { return "it is refused" }
    return eventFault(step, before) ?? standingFault ?? self.fault(step, before, rowsBefore)
  }

  /// Takes an input without looking at the laws, which go by frames: those of estimates mean nothing.
  mutating func apply(_ input: SessionPlan.Input) -> String? {
    guard let taken = scrollInput(input) else { return nil }
    return (try? session.apply(taken)) == nil ? "it is refused" : nil
  }

  /// The input that a session takes; nil where the plan has no such row or section.
  private mutating func scrollInput(_ input: SessionPlan.Input) -> ScrollInput? {
    func screen(_ page: Int) -> Screen {
      isAutomatic ? pages[page].automaticScreen : pages[page].screen
    }
    func key(_ page: Int) -> RowKey { RowKey(page % pages.count) }
    switch input {
    case .drag(let distance): return .drag(by: distance)
    case .release(let velocity): return .release(velocity: velocity)
    case .settle: return .settle
    case .tab(let page): return .tab(key(page))
    case .row(let page, let section, let row):
      guard let id = id(page, section, row) else { return nil }
      return .scroll(to: .row(id), on: key(page))
    case .section(let page, let section):
      let sections = screen(page % pages.count).sections
      if sections.isEmpty { return nil }
      return .scroll(to: .section(sections[section % sections.count].key), on: key(page))
    case .top(let page): return .scroll(to: .top, on: key(page))
    case .offset(let page, let offset): return .scroll(to: .offset(offset), on: key(page))
    case .content(let page, let plan):
      pages[page % pages.count] = plan
      return .content(screen(page % pages.count), of: key(page))
    case .toggle(let page, let section, let row, let height):
      let index = page % pages.count
      guard let id = id(page, section, row) else { return nil }
      let parts = pages[index].parts
      pages[index].parts[section % parts.count].rows[row % parts[section % parts.count].rows.count]
        .height = height
      return .content(screen(index), of: key(page), toggled: id)
    case .header(let header): return .header(header.header)
    case .resize(let height): return .resize(.grid(320, height))
    }
  }

  private func id(_ page: Int, _ section: Int, _ row: Int) -> RowID? {
    let sections = session.layouts[page % pages.count].screen.sections
    if sections.isEmpty { return nil }
    let rows = sections[section % sections.count].rows
    return rows.isEmpty ? nil : rows[row % rows.count].id
  }

  // MARK: - Laws

  private mutating func eventFault(_ step: ScrollStep, _ before: ScrollSession) -> String? {
    for event in step.events {
      switch event {
      case .appeared(let id, _):
        note(.appeared)
        if !seen.insert(id).inserted { return "\(id) appears twice" }
      case .disappeared(let id, _):
        note(.disappeared)
        if seen.remove(id) == nil { return "\(id) disappears twice" }
      case .tabChanged: note(.tabChanged)
      case .headerCollapsed: note(.collapsed)
      case .headerExpanded: note(.expanded)
      case .reachedEnd: note(.reachedEnd)
      }
    }
    let rows = rowsByScan
    note(.nothingSeen, rows.isEmpty)
    if seen != Set(rows.map(\.id)) { return "events tell of \(seen), seen is \(rows)" }
    let isEnded = step.events.contains { if case .reachedEnd = $0 { true } else { false } }
    let isNew =
      session.showsEnd && (!before.showsEnd || session.state.active != before.state.active)
    if isEnded != isNew { return "the end is reached: \(isNew), told: \(isEnded)" }
    let collapses = step.events.contains(.headerCollapsed)
    let rule = session.rule
    if collapses, session.state.extent != rule.min || rule.min == rule.max {
      return "the header is not collapsed"
    }
    return nil
  }

  private mutating func noteState() {
    let state = session.state
    note(.stretchedTop, state.over < .zero)
    note(.stretchedBottom, state.over > .zero)
    note(.stretchedByHeader, session.headerStretch > .zero)
    note(.pinned, session.visibleCells.contains { $0.isDisplaced })
  }

  private var standingFault: String? {
    let state = session.state
    for (page, layout) in session.layouts.enumerated() {
      let offset = state.pages[page].offset
      let room = max(.zero, session.environment.viewportHeight - session.rule.min)
      if offset < .zero || offset > max(.zero, layout.contentHeight - room) {
        return "3: the offset of page \(page) is out of bounds"
      }
    }
    let top = session.bodyTop - session.shownOffset
    if state.over == .zero, top > session.bodyTop { return "8: a gap below the header" }
    if session.rule.bounce == .header, state.over < .zero, top != session.bodyTop {
      return "the rows do not follow the header that stretches"
    }
    let parts = session.headerParts
    let bottom = parts.map { $0.top + $0.height }.max() ?? .zero
    if bottom != session.bodyTop {
      return "the header ends at \(bottom), the pages begin elsewhere"
    }
    for part in parts where part.part.isPinned && part.top < .zero { return "a pinned part leaves" }
    return nil
  }

  private mutating func fault(
    _ step: ScrollStep, _ before: ScrollSession, _ rowsBefore: [Place]
  ) -> String? {
    noteState()
    let (old, new) = (before.state, session.state)
    note(
      .reset,
      session.screen.memory == .resetOthers
        && zip(old.pages, new.pages).enumerated().contains {
          $0.offset != new.active && $0.element.0.offset > .zero && $0.element.1.offset == .zero
        })
    switch step.input {
    case .drag:
      note(.drag)
      return moveFault(rowsBefore, step)
    case .glide, .release:
      note(.release)
      return moveFault(rowsBefore, step)
    case .settle: note(.settle)
    case .tab:
      note(.tab)
      if new.extent != old.extent { return "5: a tab moves the header" }
    case .scroll(let target, _): return scrollFault(target, step, before)
    case .content(_, _, let toggled): return contentFault(step, before, rowsBefore, toggled)
    case .header:
      note(.header)
      return nil
    case .resize:
      note(.resize)
      return resizeFault(before)
    default: break
    }
    return nil
  }

  /// A row that is seen before and after has moved by what header, page and stretch took.
  private func moveFault(_ rowsBefore: [Place], _ step: ScrollStep) -> String? {
    let consumed = step.consumed
    let moved = consumed.header + consumed.page + consumed.over
    for row in rowsByScan {
      guard let old = rowsBefore.first(where: { $0.id == row.id }) else { continue }
      if old.y - row.y != moved { return "\(row.id) moves by \(old.y - row.y), not \(moved)" }
    }
    return nil
  }

  private mutating func scrollFault(
    _ target: ScrollTarget, _ step: ScrollStep, _ before: ScrollSession
  ) -> String? {
    let (old, new) = (before.state, session.state)
    let page = new.pages.firstIndex { $0.id == step.page } ?? 0
    switch target {
    case .row: note(.row)
    case .section: note(.section)
    case .top: note(.top)
    case .offset: note(.offset)
    }
    if page != old.active {
      var expected = old
      expected.pages[page].offset = new.pages[page].offset
      return new == expected ? nil : "a page that is not shown moves something"
    }
    guard case .row(let id) = target, let cell = session.layouts[page].cell(for: id) else {
      return nil
    }
    let layout = session.layouts[page]
    let line = session.bodyTop + layout.headerCovering(cell)
    let y = session.bodyTop + cell.frame.y - session.shownOffset
    let room = session.environment.viewportHeight - line
    let isWhole = y >= line && y + cell.frame.height <= session.environment.viewportHeight
    note(.rowTooHigh, cell.frame.height > room)
    note(.rowPlaced, y == line)
    note(.rowAtEnd, y > line)
    if y < line { return "\(id) is covered" }
    let isAtEnd = new.pages[page].offset == session.core.maxOffset(page)
    if y > line, !isAtEnd { return "\(id) is not at the top, and the page is not at its end" }
    return isWhole || new.extent == session.rule.min ? nil : "\(id) is not wholly seen"
  }

  private mutating func contentFault(
    _ step: ScrollStep, _ before: ScrollSession, _ rowsBefore: [Place], _ toggled: RowID?
  ) -> String? {
    let (old, new) = (before.state, session.state)
    let page = new.pages.firstIndex { $0.id == step.page } ?? 0
    for other in old.pages.indices where other != page && old.pages[other] != new.pages[other] {
      return "10: page \(other) moves with the content of page \(page)"
    }
    note(page == old.active ? .content : .contentElsewhere)
    if page != old.active {
      return old.extent == new.extent && old.over == new.over ? nil : "10: the shown page moves"
    }
    if old.extent != new.extent { return "content moves the header" }
    if old.over < .zero { return new.over == old.over ? nil : "a stretch past the top ends" }
    let (from, to) = (before.layouts[page], session.layouts[page])
    let isClamped =
      new.pages[page].offset == .zero || new.pages[page].offset == session.core.maxOffset(page)
    func y(_ cell: Cell, _ session: ScrollSession) -> Length {
      session.bodyTop + cell.frame.y - session.shownOffset
    }
    if let toggled {
      let isSeen = rowsBefore.contains { $0.id == toggled }
      note(isSeen ? .toggleSeen : .toggleUnseen)
      if isSeen, let a = from.cell(for: toggled), let b = to.cell(for: toggled) {
        note(.toggleAtTop, old.pages[page].offset == .zero)
        if y(a, before) == y(b, session) { return nil }
        let line = session.bodyTop + to.headerCovering(b)
        note(.toggleToPinLine, y(b, session) == line && !isClamped)
        return isClamped || y(b, session) == line ? nil : "11: the toggled row moves"
      }
    }
    let offset = before.shownOffset
    guard offset > .zero else {
      return new.pages[page].offset == .zero ? nil : "a page at its top is anchored"
    }
    let pinLine = from.pinLineByScan(at: offset)
    let anchor = from.cells.first {
      $0.role == .row && $0.frame.maxY > pinLine && to.cell(for: $0.row.id) != nil
        && keepsSection(of: $0, from, to)
    }
    guard let anchor, let cell = to.cell(for: anchor.row.id) else {
      note(.anchorGone)
      return nil
    }
    note(isClamped ? .anchorClamped : .anchored)
    note(.anchoredPinned, pinLine > offset)
    return isClamped || y(anchor, before) == y(cell, session) ? nil : "11: \(anchor.row.id) moves"
  }

  private func keepsSection(of cell: Cell, _ old: ScreenLayout, _ new: ScreenLayout) -> Bool {
    guard let position = new.screen.position(of: cell.row.id) else { return false }
    func has(_ screen: Screen, _ section: Section) -> Bool {
      screen.sections.contains { $0.key == section.key && $0.ordinal == section.ordinal }
    }
    return has(new.screen, old.screen.sections[cell.section])
      && has(old.screen, new.screen.sections[position.section])
  }

  private func resizeFault(_ before: ScrollSession) -> String? {
    for (page, layout) in session.layouts.enumerated() {
      let (old, new) = (before.state.pages[page].offset, session.state.pages[page].offset)
      if old == .zero, new != .zero { return "a page at its top leaves it with the size" }
      // Fixed heights are the same at any size, so what is at the header's bottom is too.
      let end = session.core.maxOffset(page)
      let isHeld = session.screen.memory == .resetOthers && new == .zero
      if !isHeld, layout.contentHeight == before.layouts[page].contentHeight, new != min(old, end) {
        return "page \(page) moves below the header with the size"
      }
    }
    return nil
  }
}

extension ScrollSession {
  /// Whether the content's bottom is at the screen's or above.
  fileprivate var showsEnd: Bool {
    let layout = layouts[state.active]
    return layout.isEndKnown
      && bodyTop + layout.contentHeight - shownOffset <= environment.viewportHeight
  }
}
