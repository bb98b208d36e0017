@testable import RowKit

extension SessionRun {
  /// The rows of the header's list of which a part is seen, found by looking at every one.
  ///
  /// The list is the header's first part; the other is pinned, and stands below what is left of it.
  var partRowsByScan: [Place] {
    guard let layout = session.headerParts.first?.layout else { return [] }
    let (extent, rule) = (session.state.headerHeight, session.rule)
    let pinned = session.headerParts[1].height
    let top = extent - rule.max
    let line = top + layout.pinLineByScan(at: max(.zero, -top))
    let bottom = min(
      extent - pinned + session.headerStretch, session.environment.viewportHeight)
    return layout.cells.filter { $0.role == .row }.compactMap { cell in
      let y = top + cell.frame.y
      let isSeen = min(y + cell.frame.height, bottom) > max(y, line)
      return isSeen ? Place(id: cell.row.id, y: y, height: cell.frame.height) : nil
    }
  }

  /// A row of the header's list is at the top, or as near as the header's heights let it.
  mutating func partFault(_ target: ScrollTarget, _ before: ScrollSession) -> String? {
    guard case .row(let id) = target, let layout = session.headerParts.first?.layout,
      let cell = layout.cell(for: id)
    else { return "no row of the header" }
    let (old, new, rule) = (before.state, session.state, session.rule)
    let y = new.headerHeight - rule.max + cell.frame.y
    let line = layout.headerCovering(cell)
    note(.partRow)
    note(.partRowPlaced, y == line)
    if y < line { return "\(id) is covered" }
    if y > line, new.headerHeight != rule.min {
      return "\(id) is not as near to the top as it can be"
    }
    let offset = new.pages[new.active].offset
    if offset == old.pages[old.active].offset {
      return offset == .zero || new.headerHeight <= max(rule.reveal, old.headerHeight)
        ? nil : "the header opens over a page that is scrolled"
    }
    note(.partPageToTop)
    if offset != .zero { return "the page moves, and not to its top" }
    return new.headerHeight > rule.reveal ? nil : "the page moves for a header that needs it not to"
  }
}

extension ScrollSession {
  /// The list in the header, where it has one.
  var partList: Section? { headerParts.first?.layout?.screen.sections.first }
}
