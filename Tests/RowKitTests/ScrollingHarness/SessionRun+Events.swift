@testable import RowKit

// What events tell.

extension SessionRun {
  mutating func eventFault(_ step: ScrollStep, _ before: ScrollSession) -> String? {
    for event in step.events {
      switch event {
      case .appeared(let id, let page):
        note(page == Self.part ? .partAppeared : .appeared)
        if !seen.insert(id).inserted { return "\(id) appears twice" }
      case .disappeared(let id, let page):
        note(page == Self.part ? .partDisappeared : .disappeared)
        if seen.remove(id) == nil { return "\(id) disappears twice" }
      case .tabChanged: note(.tabChanged)
      case .headerCollapsed: note(.collapsed)
      case .headerExpanded: note(.expanded)
      case .reachedEnd: note(.reachedEnd)
      }
    }
    note(.nothingSeen, rows.isEmpty)
    let all = partRowsByScan + rows
    if seen != Set(all.map(\.id)) { return "events tell of \(seen), seen is \(all)" }
    let isEnded = step.events.contains { if case .reachedEnd = $0 { true } else { false } }
    let isNew =
      session.showsEnd && (!before.showsEnd || session.state.active != before.state.active)
    if isEnded != isNew { return "the end is reached: \(isNew), told: \(isEnded)" }
    let collapses = step.events.contains(.headerCollapsed)
    let rule = session.rule
    if collapses, session.state.headerHeight != rule.min || rule.min == rule.max {
      return "the header is not collapsed"
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
