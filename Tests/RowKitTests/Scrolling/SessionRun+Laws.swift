@testable import RowKit

extension SessionRun {
  mutating func eventFault(_ step: ScrollStep, _ before: ScrollSession) -> String? {
    for event in step.events {
      switch event {
      case .appeared(let id, let page):
        note(page == RowKey("moving") ? .partAppeared : .appeared)
        if !seen.insert(id).inserted { return "\(id) appears twice" }
      case .disappeared(let id, let page):
        note(page == RowKey("moving") ? .partDisappeared : .disappeared)
        if seen.remove(id) == nil { return "\(id) disappears twice" }
      case .tabChanged: note(.tabChanged)
      case .headerCollapsed: note(.collapsed)
      case .headerExpanded: note(.expanded)
      case .reachedEnd: note(.reachedEnd)
      }
    }
    let rows = rowsByScan
    note(.nothingSeen, rows.isEmpty)
    let all = partRowsByScan + rows
    if seen != Set(all.map(\.id)) { return "events tell of \(seen), seen is \(all)" }
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

  mutating func noteState() {
    let state = session.state
    note(.stretchedTop, state.over < .zero)
    note(.stretchedBottom, state.over > .zero)
    note(.stretchedByHeader, session.headerStretch > .zero)
    note(.pinned, session.visibleCells.contains { $0.isDisplaced })
  }

  var standingFault: String? {
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

  mutating func fault(
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
  func moveFault(_ rowsBefore: [Place], _ step: ScrollStep) -> String? {
    let consumed = step.consumed
    let moved = consumed.header + consumed.page + consumed.over
    for row in rowsByScan {
      guard let old = rowsBefore.first(where: { $0.id == row.id }) else { continue }
      if old.y - row.y != moved { return "\(row.id) moves by \(old.y - row.y), not \(moved)" }
    }
    return nil
  }

  mutating func scrollFault(
    _ target: ScrollTarget, _ step: ScrollStep, _ before: ScrollSession
  ) -> String? {
    if step.page == RowKey("moving") { return partFault(target, before) }
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

  mutating func contentFault(
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

  func keepsSection(of cell: Cell, _ old: ScreenLayout, _ new: ScreenLayout) -> Bool {
    guard let position = new.screen.position(of: cell.row.id) else { return false }
    func has(_ screen: Screen, _ section: Section) -> Bool {
      screen.sections.contains { $0.key == section.key && $0.ordinal == section.ordinal }
    }
    return has(new.screen, old.screen.sections[cell.section])
      && has(old.screen, new.screen.sections[position.section])
  }

  func resizeFault(_ before: ScrollSession) -> String? {
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
    return layout.isEndKnown(at: state.pages[state.active].offset)
      && bodyTop + layout.contentHeight - shownOffset <= environment.viewportHeight
  }
}
