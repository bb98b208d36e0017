@testable import RowKit

/// A plan of a session as it runs: what is seen is found by looking at every cell, and compared with what the
/// session says.
struct SessionRun {
  /// What random sessions must come upon.
  enum Mark: String, CaseIterable {
    case drag, release, settle, tab, row, section, top, offset, content, contentElsewhere, header,
      resize
    case partRow, partRowPlaced, partAppeared, partDisappeared, partPageToTop
    case toggleSeen, toggleUnseen, toggleToPinLine, toggleAtTop
    case anchored, anchoredPinned = "anchored below a pinned header", anchorClamped, anchorGone
    case stretchedTop, stretchedBottom, stretchedByHeader, pinned = "a section's header held"
    case appeared, disappeared, tabChanged, collapsed, expanded, reachedEnd
    case rowPlaced, rowAtEnd = "row nearer than the end lets it", rowTooHigh, reset
    case nothingSeen
  }

  var session: ScrollSession
  var counts: [Mark: Int]
  var pages: [PagePlan]
  let isAutomatic: Bool
  /// The rows that are seen, as events tell.
  var seen: Set<RowID>

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
    seen = Set((partRowsByScan + rowsByScan).map(\.id))
  }

  mutating func note(_ mark: Mark, _ isReached: Bool = true) {
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
  mutating func scrollInput(_ input: SessionPlan.Input) -> ScrollInput? {
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
    case .part(let row):
      guard let rows = session.partList?.rows, !rows.isEmpty else { return nil }
      return .scroll(to: .row(rows[row % rows.count].id), on: RowKey("moving"))
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

  func id(_ page: Int, _ section: Int, _ row: Int) -> RowID? {
    let sections = session.layouts[page % pages.count].screen.sections
    if sections.isEmpty { return nil }
    let rows = sections[section % sections.count].rows
    return rows.isEmpty ? nil : rows[row % rows.count].id
  }
}
