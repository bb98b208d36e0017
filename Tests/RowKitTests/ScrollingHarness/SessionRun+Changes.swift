@testable import RowKit

// Rows, header and size that change, and what the program scrolls to.

extension SessionRun {
  mutating func scrollFault(
    _ target: ScrollTarget, _ step: ScrollStep, _ before: ScrollSession
  ) -> String? {
    if step.page == Self.part { return partFault(target, before) }
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
    let isAtEnd = new.pages[page].offset == end(page)
    if y > line, !isAtEnd { return "\(id) is not at the top, and the page is not at its end" }
    return isWhole || new.headerHeight == session.rule.min ? nil : "\(id) is not wholly seen"
  }

  mutating func contentFault(
    _ step: ScrollStep, _ before: ScrollSession, _ rowsBefore: [Place], _ toggled: RowID?
  ) -> String? {
    let (old, new) = (before.state, session.state)
    let page = new.pages.firstIndex { $0.id == step.page } ?? 0
    let isShown = page == old.active
    note(isShown ? .content : .contentElsewhere)
    if session.rule != before.rule {
      note(.limitedAnew)
      return extentFault(before)
    }
    if old.headerHeight != new.headerHeight { return "content moves the header" }
    if !isShown {
      if old.overscroll != new.overscroll { return "10: the shown page moves" }
      noteToggleElsewhere(toggled, page, before)
    } else if old.overscroll < .zero {
      return new.overscroll == old.overscroll ? nil : "a stretch past the top ends"
    } else if let toggled, rowsBefore.contains(where: { $0.id == toggled }) {
      note(.toggleSeen)
      if let fault = toggleFault(toggled, before) { return fault.isEmpty ? nil : fault }
    } else {
      note(.toggleUnseen, toggled != nil)
    }
    let offset = isShown ? before.shownOffset : old.pages[page].offset
    let now = isShown ? session.shownOffset : new.pages[page].offset
    return anchorFault(page, before, from: offset, to: now)
  }

  /// What is wrong with a row that was toggled where it is seen: empty for nothing, nil where it is not kept.
  private mutating func toggleFault(_ toggled: RowID, _ before: ScrollSession) -> String? {
    let page = session.state.active
    let (from, to) = (before.layouts[page], session.layouts[page])
    guard let a = from.cell(for: toggled), let b = to.cell(for: toggled),
      keepsSection(of: a, from, to)
    else { return nil }
    note(.toggleAtTop, before.state.pages[page].offset == .zero)
    let (y, line) = (b.frame.y - session.shownOffset, to.headerCovering(b))
    if a.frame.y - before.shownOffset == y { return "" }
    note(.toggleToPinLine, y == line && !isClamped(page))
    return isClamped(page) || y == line ? "" : "11: the toggled row moves"
  }

  /// The first row below the pin line that stays keeps its distance from the header's bottom.
  private mutating func anchorFault(
    _ page: Int, _ before: ScrollSession, from offset: Length, to now: Length
  ) -> String? {
    let (from, to) = (before.layouts[page], session.layouts[page])
    let isShown = page == before.state.active
    guard offset > .zero else { return now == .zero ? nil : "a page at its top is anchored" }
    let pinLine = from.pinLineByScan(at: offset)
    let anchor = from.cells.first {
      $0.role == .row && $0.frame.maxY > pinLine && keepsSection(of: $0, from, to)
    }
    guard let anchor, let cell = to.cell(for: anchor.row.id) else {
      note(.anchorGone)
      return nil
    }
    note(isClamped(page) ? .anchorClamped : isShown ? .anchored : .anchoredElsewhere)
    note(.anchoredPinned, pinLine > offset)
    return isClamped(page) || anchor.frame.y - offset == cell.frame.y - now
      ? nil : "11: \(anchor.row.id) moves on page \(page)"
  }

  private func isClamped(_ page: Int) -> Bool {
    [.zero, end(page)].contains(session.state.pages[page].offset)
  }

  /// On a page that is not shown nothing is seen, so nothing is brought below the pin line.
  private mutating func noteToggleElsewhere(
    _ toggled: RowID?, _ page: Int, _ before: ScrollSession
  ) {
    guard let toggled, let cell = before.layouts[page].cell(for: toggled) else { return }
    note(.toggleElsewhere)
    let offset = before.state.pages[page].offset
    guard cell.frame.maxY > before.layouts[page].pinLineByScan(at: offset),
      let other = session.layouts[page].cell(for: toggled)
    else { return }
    let now = session.state.pages[page].offset
    note(
      .toggleElsewhereCovered,
      other.frame.maxY <= session.layouts[page].pinLineByScan(at: now) && !isClamped(page))
  }

  /// Whether a row is still there, and neither it nor its place is in a section that came or went.
  func keepsSection(of cell: Cell, _ old: ScreenLayout, _ new: ScreenLayout) -> Bool {
    guard let position = new.screen.position(of: cell.row.id) else { return false }
    func has(_ screen: Screen, _ section: Section) -> Bool {
      screen.sections.contains { $0.key == section.key && $0.ordinal == section.ordinal }
    }
    return has(new.screen, old.screen.sections[cell.section])
      && has(old.screen, new.screen.sections[position.section])
  }

  mutating func headerFault(_ before: ScrollSession) -> String? {
    note(.header)
    let (old, new) = (before.state, session.state)
    for page in old.pages.indices {
      let offset = old.pages[page].offset
      let isAtTop = offset == .zero
      let moved = isAtTop ? .zero : offset + new.headerHeight - old.headerHeight
      note(.ruleOffset, !isAtTop && new.headerHeight != old.headerHeight)
      let expected = isHeld(page) ? .zero : min(max(.zero, moved), end(page))
      if new.pages[page].offset != expected {
        return "page \(page) moves on the screen with the header"
      }
    }
    return extentFault(before)
  }

  /// A header at an end stays there when its heights change, and a stretch ends.
  private mutating func extentFault(_ before: ScrollSession) -> String? {
    let (old, new, rule) = (before.state.headerHeight, session.state.headerHeight, session.rule)
    if session.state.overscroll != .zero { return "a stretch outlives the header's heights" }
    let (isAtMax, isAtMin) = (old == before.rule.max, old == before.rule.min)
    note(isAtMax ? .ruleAtMax : isAtMin ? .ruleAtMin : .ruleBetween)
    let expected = isAtMax ? rule.max : isAtMin ? rule.min : min(max(rule.min, old), rule.max)
    return new == expected ? nil : "the header is at \(new), not \(expected)"
  }

  mutating func resizeFault(_ screen: PagedScreen?, _ before: ScrollSession) -> String? {
    note(screen == nil ? .resize : .resizeScreen)
    for page in session.layouts.indices where !isHeld(page) {
      let (old, new) = (before.state.pages[page].offset, session.state.pages[page].offset)
      if let fault = anchorFault(page, before, from: old, to: new) { return fault }
      // Fixed heights are the same at any size, so what is at the header's bottom is too.
      if screen == nil, new != min(old, end(page)) {
        return "page \(page) moves below the header with the size"
      }
    }
    if let screen, session.screen != screen { return "something is left of the screen before" }
    let parts = session.headerParts.compactMap(\.layout)
    if (session.layouts + parts).contains(where: { $0.environment != session.environment }) {
      return "something is laid out in another environment"
    }
    return extentFault(before)
  }
}
