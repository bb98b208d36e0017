@testable import RowKit

/// What the offset has to be after a change, found by looking at every cell.
struct AnchorExpectation {
  /// What a case is there for.
  enum Reach: String, CaseIterable {
    case anchored = "a row anchored"
    case later = "the first row gone, so a later one anchored"
    case outOfSight = "all that was seen gone, so a row below it anchored"
    case moved = "a row anchored that went to another section"
    case heightless = "a row without height anchored"
    case covered = "a header that grew covered the row"
    case none = "no row was left to anchor"
    case past = "scrolled past the end"
    case atTop = "at offset 0"
    case aboveTop = "above offset 0"
    case clampedToTop = "clamped at 0"
    case clampedToEnd = "clamped at the end"
    case toggled = "a visible row toggled"
    case toggledAtTop = "a visible row toggled at offset 0"
    case toggledToPinLine = "a toggled row would end above the pin line"
    case toggledElsewhere = "a row toggled that is not visible"
    case toggledAway = "a toggled row gone"
    case toggledEdge = "a header or footer toggled"
    case toggledPinned = "a header toggled that was held at the top"
  }

  private(set) var offset = Length.zero
  private(set) var reached: [Reach] = []
  /// The cell that keeps its place on the screen, before and after.
  private(set) var anchor: (old: Cell, new: Cell)?

  private let new: ScreenLayout

  init(from old: ScreenLayout, to new: ScreenLayout, _ input: AnchorCase) {
    self.new = new
    let start = input.offset
    let cells = Array(old.cells)
    let toggled = input.toggled.flatMap { $0 < cells.count ? cells[$0] : nil }
    let pinLine = old.pinLineByScan(at: start)

    let isAnchor = toggled.map { keepsItsTop($0, old, pinLine, input) } ?? false
    if isAnchor, let toggled, let cell = kept(toggled, from: old) {
      keepTop(of: toggled, as: cell, at: start)
    } else {
      if isAnchor { reached.append(.toggledAway) }
      keepFirstRow(cells, pinLine, old, input)
    }
  }

  private mutating func keepTop(of toggled: Cell, as cell: Cell, at start: Length) {
    reached.append(start == .zero ? .toggledAtTop : .toggled)
    if toggled.role != .row { reached.append(.toggledEdge) }
    let offset = cell.frame.y - (toggled.frame.y - start)
    if cell.frame.maxY > new.pinLineByScan(at: offset) {
      anchor = (toggled, cell)
      clamp(offset)
    } else {
      reached.append(.toggledToPinLine)
      clamp(cell.frame.y - new.headerCovering(cell))
    }
  }

  private mutating func keepFirstRow(
    _ cells: [Cell], _ pinLine: Length, _ old: ScreenLayout, _ input: AnchorCase
  ) {
    let (start, end) = (input.offset, input.offset + input.height)
    guard start > .zero else {
      reached.append(start == .zero ? .atTop : .aboveTop)
      return clamp(start)
    }
    let candidates = cells.filter { $0.role == .row && $0.frame.maxY > pinLine }
    let keptIndex = candidates.firstIndex { kept($0, from: old) != nil }
    guard let index = keptIndex, let cell = kept(candidates[index], from: old) else {
      reached.append(start > old.contentHeight ? .past : .none)
      return clamp(start)
    }
    let first = candidates[index]
    anchor = (first, cell)
    let offset = cell.frame.y - (first.frame.y - start)
    reached.append(.anchored)
    if index > 0 { reached.append(.later) }
    if first.frame.y >= end, candidates[0].frame.y < end { reached.append(.outOfSight) }
    if first.frame.height == .zero { reached.append(.heightless) }
    if old.screen.sections[first.section].key != new.screen.sections[cell.section].key {
      reached.append(.moved)
    }
    if cell.frame.height > .zero, cell.frame.maxY <= new.pinLineByScan(at: offset) {
      reached.append(.covered)
    }
    clamp(offset)
  }

  /// Whether a cell that was toggled is seen where it stands.
  private mutating func keepsItsTop(
    _ cell: Cell, _ old: ScreenLayout, _ pinLine: Length, _ input: AnchorCase
  ) -> Bool {
    // What is seen of a header begins at the viewport's top: nothing pins above it but itself.
    let top = cell.role == .header ? input.offset : pinLine
    let seen = min(cell.frame.maxY, input.offset + input.height) - max(cell.frame.y, top)
    let end = old.frame(ofSection: cell.section).maxY
    let isHeld =
      cell.role == .header && old.screen.sections[cell.section].style.isHeaderPinned
      && min(input.offset, end - cell.frame.height) > cell.frame.y && input.offset < end
    if isHeld {
      reached.append(.toggledPinned)
    } else if seen <= .zero {
      reached.append(.toggledElsewhere)
    }
    return seen > .zero && !isHeld
  }

  /// The cell as it is in the new layout: known by its id, if its section is neither gone nor new.
  private func kept(_ cell: Cell, from old: ScreenLayout) -> Cell? {
    guard let found = new.cells.first(where: { $0.row.id == cell.row.id }),
      new.screen.holds(old.screen.sections[cell.section]),
      old.screen.holds(new.screen.sections[found.section])
    else { return nil }
    return found
  }

  private mutating func clamp(_ wanted: Length) {
    let greatest = max(.zero, new.contentHeight - new.environment.viewportHeight)
    offset = wanted
    if wanted > greatest {
      offset = greatest
      reached.append(.clampedToEnd)
    }
    if wanted < .zero {
      offset = .zero
      reached.append(.clampedToTop)
    }
    if offset != wanted { anchor = nil }
  }
}

extension Screen {
  /// Whether one of the sections is this one, in whatever state.
  fileprivate func holds(_ section: Section) -> Bool {
    sections.contains { $0.key == section.key && $0.ordinal == section.ordinal }
  }
}

extension ScreenLayout {
  /// Where rows begin to be seen, found by looking at every section.
  func pinLineByScan(at offset: Length) -> Length {
    var line = offset
    for section in screen.sections.indices {
      let frame = frame(ofSection: section)
      guard screen.sections[section].style.isHeaderPinned, frame.y < offset,
        frame.maxY > offset, let header = header(ofSection: section)
      else { continue }
      let top = min(offset, frame.maxY - header.frame.height)
      line = max(line, top + header.frame.height)
    }
    return line
  }

  /// How much the pinned header of its section covers above a cell that is at the top.
  func headerCovering(_ cell: Cell) -> Length {
    guard cell.role != .header, screen.sections[cell.section].style.isHeaderPinned else {
      return .zero
    }
    return header(ofSection: cell.section)?.frame.height ?? .zero
  }
}
