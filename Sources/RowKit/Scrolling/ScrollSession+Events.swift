extension ScrollSession {
  /// What events are told from.
  struct Landmarks {
    let page: Int
    let rows: RowSpan
    /// The ids of the rows, where their positions will mean nothing.
    let ids: [RowID]?
    /// The rows of the parts of the header that are screens, in the same way.
    let parts: [RowSpan]
    let partIDs: [SeenPart]?
    let isCollapsed: Bool
    let isExpanded: Bool
    let isAtEnd: Bool
  }

  /// The rows that are seen of a part of the header.
  struct SeenPart {
    let key: RowKey
    let ids: [RowID]
  }

  /// The landmarks before an input.
  func landmarks(before input: ScrollInput) -> Landmarks {
    let page = core.state.active
    return Landmarks(
      page: page, rows: seen, ids: input.changesPages ? ids(of: seen, onPageAt: page) : nil,
      parts: seenOfParts, partIDs: input.changesHeader ? idsOfParts : nil,
      isCollapsed: isCollapsed, isExpanded: isExpanded, isAtEnd: isAtEnd)
  }

  /// The header's height where it moves at all.
  fileprivate var isCollapsed: Bool {
    core.state.headerHeight == core.rule.min && core.rule.min < core.rule.max
  }

  fileprivate var isExpanded: Bool {
    core.state.headerHeight == core.rule.max && core.rule.min < core.rule.max
  }

  /// Whether the end of the page that is shown is seen.
  fileprivate var isAtEnd: Bool {
    let content = core.contents[core.state.active]
    return content.isEndKnown
      && bodyTop + content.height - shownOffset <= core.viewport.height
  }

  /// The rows of the page that is shown of which a part is seen.
  var seenRows: RowSpan {
    let offset = shownOffset
    return layouts[core.state.active].rows(
      seenFrom: offset, to: offset + core.viewport.height - bodyTop)
  }

  /// Finds the rows of which a part is seen.
  mutating func findSeenRows() {
    seen = seenRows
    if seenOfParts.count != header.screens.count {
      seenOfParts = header.screens.map { _ in RowSpan() }
    }
    // The same storage where nothing came or went.
    var (parts, index) = (seenOfParts, 0)
    forEachScreenPart { _, _, rows in
      if parts[index] != rows { parts[index] = rows }
      index += 1
    }
    seenOfParts = parts
  }

  private var idsOfParts: [SeenPart] {
    var seen: [SeenPart] = []
    forEachScreenPart { name, layout, rows in
      seen.append(SeenPart(key: RowKey(name), ids: layout.ids(of: rows)))
    }
    return seen
  }

  private func ids(of rows: RowSpan, onPageAt page: Int) -> [RowID] { layouts[page].ids(of: rows) }

  /// What happened since then.
  func events(since before: Landmarks) -> [ScrollEvent] {
    var events: [ScrollEvent] = []
    tellOfParts(since: before, in: &events)
    let (page, keys) = (core.state.active, core.state.pages)
    if page != before.page {
      let left = before.ids ?? ids(of: before.rows, onPageAt: before.page)
      Self.tell(from: left, to: [], on: keys[before.page].id, in: &events)
      events.append(.tabChanged(from: keys[before.page].id, to: keys[page].id))
      Self.tell(from: [], to: ids(of: seen, onPageAt: page), on: keys[page].id, in: &events)
    } else if let left = before.ids {
      Self.tell(from: left, to: ids(of: seen, onPageAt: page), on: keys[page].id, in: &events)
    } else if seen != before.rows {
      layouts[page].tell(from: before.rows, to: seen, on: keys[page].id, in: &events)
    }
    if isCollapsed, !before.isCollapsed { events.append(.headerCollapsed) }
    if isExpanded, !before.isExpanded { events.append(.headerExpanded) }
    if isAtEnd, !before.isAtEnd || page != before.page {
      events.append(.reachedEnd(page: keys[page].id))
    }
    return events
  }

  private func tellOfParts(since before: Landmarks, in events: inout [ScrollEvent]) {
    if let left = before.partIDs {
      let came = idsOfParts
      for part in left where !came.contains(where: { $0.key == part.key }) {
        Self.tell(from: part.ids, to: [], on: part.key, in: &events)
      }
      for part in came {
        let old = left.first { $0.key == part.key }?.ids ?? []
        Self.tell(from: old, to: part.ids, on: part.key, in: &events)
      }
    } else if seenOfParts != before.parts {
      for (index, part) in header.screens.enumerated() {
        header.layouts[part]?.tell(
          from: before.parts[index], to: seenOfParts[index],
          on: RowKey(screen.header.parts[part].name), in: &events)
      }
    }
  }

  /// Tells which rows went and which came.
  private static func tell(
    from left: [RowID], to came: [RowID], on key: RowKey, in events: inout [ScrollEvent]
  ) {
    let (old, new) = (Set(left), Set(came))
    events += left.filter { !new.contains($0) }.map { .disappeared($0, page: key) }
    events += came.filter { !old.contains($0) }.map { .appeared($0, page: key) }
  }
}

extension ScreenLayout {
  fileprivate func ids(of rows: RowSpan) -> [RowID] {
    var ids: [RowID] = []
    forEachRow(in: rows) { ids.append($0) }
    return ids
  }

  /// Tells which rows went and which came, where all stand where they stood.
  fileprivate func tell(
    from left: RowSpan, to came: RowSpan, on key: RowKey, in events: inout [ScrollEvent]
  ) {
    let (gone, new) = (left.parts(outside: came), came.parts(outside: left))
    for rows in [gone.before, gone.after] {
      forEachRow(in: rows) { events.append(.disappeared($0, page: key)) }
    }
    for rows in [new.before, new.after] {
      forEachRow(in: rows) { events.append(.appeared($0, page: key)) }
    }
  }
}
