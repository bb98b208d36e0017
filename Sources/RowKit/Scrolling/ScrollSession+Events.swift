extension ScrollSession {
  /// What events are told from.
  struct Landmarks {
    let page: Int
    let rows: RowSpan
    /// The ids of the rows, where their positions will mean nothing.
    let ids: [RowID]?
    let isCollapsed: Bool
    let isExpanded: Bool
    let isAtEnd: Bool
  }

  /// The landmarks now; the ids of the rows too where their positions will mean nothing.
  func landmarks(keepingIDs: Bool) -> Landmarks {
    let page = core.state.active
    return Landmarks(
      page: page, rows: seen, ids: keepingIDs ? ids(of: seen, onPageAt: page) : nil,
      isCollapsed: isCollapsed, isExpanded: isExpanded, isAtEnd: isAtEnd)
  }

  /// The header's height where it moves at all.
  fileprivate var isCollapsed: Bool {
    core.state.extent == core.rule.min && core.rule.min < core.rule.max
  }

  fileprivate var isExpanded: Bool {
    core.state.extent == core.rule.max && core.rule.min < core.rule.max
  }

  /// Whether the end of the page that is shown is seen.
  fileprivate var isAtEnd: Bool {
    let content = core.contents[core.state.active]
    return content.isEndKnown
      && bodyTop + content.height - shownOffset <= core.viewport.height
  }

  /// Where the pages begin on the screen, in points: at the header's bottom.
  public var bodyTop: Length { core.state.extent + headerStretch }

  /// By how much the header is drawn higher than it is, in points.
  public var headerStretch: Length {
    core.rule.bounce == .header ? max(.zero, -core.state.over) : .zero
  }

  /// The offset at which the page that is shown is drawn below the header, with what it is stretched.
  public var shownOffset: Length {
    core.state.pages[core.state.active].offset + core.state.over + headerStretch
  }

  /// The rows of the page that is shown of which a part is seen.
  var seenRows: RowSpan {
    let offset = shownOffset
    return layouts[core.state.active].rows(
      seenFrom: offset, to: offset + core.viewport.height - bodyTop)
  }

  private func ids(of rows: RowSpan, onPageAt page: Int) -> [RowID] {
    var ids: [RowID] = []
    layouts[page].forEachRow(in: rows) { ids.append($0) }
    return ids
  }

  func events(since before: Landmarks) -> [ScrollEvent] {
    var events: [ScrollEvent] = []
    let (page, keys) = (core.state.active, core.state.pages)
    if page != before.page || before.ids != nil {
      let left = before.ids ?? ids(of: before.rows, onPageAt: before.page)
      let came = ids(of: seen, onPageAt: page)
      let isSamePage = page == before.page
      let (old, new) = isSamePage ? (Set(left), Set(came)) : ([], [])
      events += left.filter { !new.contains($0) }
        .map { .disappeared($0, page: keys[before.page].id) }
      if !isSamePage {
        events.append(.tabChanged(from: keys[before.page].id, to: keys[page].id))
      }
      events += came.filter { !old.contains($0) }.map { .appeared($0, page: keys[page].id) }
    } else if seen != before.rows {
      let key = keys[page].id
      let (left, came) = (before.rows.parts(outside: seen), seen.parts(outside: before.rows))
      for rows in [left.before, left.after] {
        layouts[page].forEachRow(in: rows) { events.append(.disappeared($0, page: key)) }
      }
      for rows in [came.before, came.after] {
        layouts[page].forEachRow(in: rows) { events.append(.appeared($0, page: key)) }
      }
    }
    if isCollapsed, !before.isCollapsed { events.append(.headerCollapsed) }
    if isExpanded, !before.isExpanded { events.append(.headerExpanded) }
    if isAtEnd, !before.isAtEnd || page != before.page {
      events.append(.reachedEnd(page: keys[page].id))
    }
    return events
  }
}
