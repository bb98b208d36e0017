@testable import RowKit

/// A plan of a session as it runs: what is seen is found by looking at every cell, and compared with what the
/// session says; pages side by side and carousels are compared with models.
struct SessionRun {
  var session: ScrollSession
  var counts: [Mark: Int]
  var pages: [PagePlan]
  var header: SessionPlan.Header
  let isAutomatic: Bool
  /// The rows that are seen, as events tell.
  var seen: Set<RowID> = []
  /// Those of the page that is shown, found when it was looked last.
  var rows: [Place] = []
  var pager: PagerModel
  var model = CarouselModel()
  /// How far carousels could be scrolled when they were moved last.
  var ends: [CarouselEnd: Length] = [:]
  /// What the last input did.
  var steps: [ScrollStep] = []

  init?(
    _ plan: SessionPlan, _ counts: [Mark: Int] = [:], isAutomatic: Bool = false,
    measurement: HeightMeasurement = .exact
  ) {
    let screen = PagedScreen(
      "Pages", header: plan.header.header(pages: plan.pages.count),
      inactivePageOffset: plan.inactivePageOffset
    ) {
      for (number, page) in plan.pages.enumerated() {
        Page(number, screen: page.screen(isAutomatic: isAutomatic))
      }
    }
    guard
      let session = try? ScrollSession(
        screen, in: .grid(plan.size.width, plan.size.height), measurement: measurement)
    else { return nil }
    self.session = session
    self.counts = counts
    self.isAutomatic = isAutomatic
    pages = plan.pages
    header = plan.header
    pager = PagerModel(count: plan.pages.count, width: plan.size.width)
    rows = rowsByScan
    seen = Set((partRowsByScan + rows).map(\.id))
  }

  // MARK: - What is seen

  /// A row where it stands on the screen.
  struct Place: Equatable {
    var id: RowID
    var y: Length
    var height: Length
  }

  /// The rows of which a part is seen, found by looking at every one.
  var rowsByScan: [Place] { rowsByScan(onPageAt: session.state.active) }

  /// Those that are seen of a page, or would be if it were shown.
  private func rowsByScan(onPageAt page: Int) -> [Place] {
    let layout = session.layouts[page]
    let offset = offset(ofPageAt: page)
    let line = session.bodyTop - offset
    let top = line + layout.pinLineByScan(at: offset)
    return layout.cells.filter { $0.role == .row }.compactMap { cell in
      let y = line + cell.frame.y
      let isSeen =
        min(y + cell.frame.height, session.environment.viewportHeight) > max(y, top)
      return isSeen ? Place(id: cell.row.id, y: y, height: cell.frame.height) : nil
    }
  }

  /// The offset of a page, with what it is stretched.
  private func offset(ofPageAt page: Int) -> Length {
    page == session.state.active ? session.shownOffset : session.state.pages[page].offset
  }

  /// Whether the first row that was seen and stays is out of view now, or there is none, on a page that was
  /// scrolled or stretched and has other rows.
  func isAnchorGone(since before: SessionRun) -> Bool {
    session.layouts.indices.contains { page in
      let (old, new) = (before.session.layouts[page], session.layouts[page])
      if before.offset(ofPageAt: page) == .zero || old.screen == new.screen { return false }
      let anchor = before.rowsByScan(onPageAt: page).first { row in
        old.cell(for: row.id).map { keepsSection(of: $0, old, new) } ?? false
      }
      return !rowsByScan(onPageAt: page).contains { $0.id == anchor?.id }
    }
  }

  // MARK: - Running

  mutating func fault(_ plan: SessionPlan) -> String? {
    if let fault = standingFault { return "at the start: \(fault)" }
    for (number, input) in plan.inputs.enumerated() {
      let before = session
      if let fault = take(input) {
        return
          "input \(number), \(input): \(fault)\n  before \(before.state)\n  after \(session.state)"
      }
    }
    return nil
  }

  /// Takes an input, and looks at the laws.
  mutating func take(_ input: SessionPlan.Input) -> String? {
    steps = []
    if case .update(let update) = input { return updateFault(update) }
    guard let taken = scrollInput(input) else { return nil }
    return fault(taking: taken)
  }

  /// Takes an input without looking at the laws, which go by frames: those of estimates mean nothing.
  mutating func apply(_ input: SessionPlan.Input) -> String? {
    steps = []
    do {
      if case .update(let update) = input {
        let toggled = toggled(update)
        header = update.header ?? header
        steps = try session.update(to: screen(update), toggled: toggled)
      } else if let taken = scrollInput(input) {
        steps = [try session.apply(taken)]
      }
      return nil
    } catch {
      return "it is refused: \(error)"
    }
  }

  mutating func fault(taking input: ScrollInput) -> String? {
    let (before, rowsBefore) = (session, rows)
    let isStale = isStale(input)
    guard let step = try? session.apply(input) else { return "it is refused" }
    steps.append(step)
    if isStale {
      if let fault = staleFault(step, before) { return fault }
    } else {
      rows = rowsByScan
      if let fault = eventFault(step, before) ?? standingFault ?? fault(step, before, rowsBefore) {
        return fault
      }
    }
    return pagerFault(step, before) ?? carouselFault(step, isStale: isStale)
  }
}
