/// Finds what changed between the sections of two screens.
struct ScreenMatcher {
  private let old: [Section]
  private let new: [Section]
  private var sections = ScreenDifference.SectionChanges()
  private var rows = ScreenDifference.RowChanges()
  /// Rows whose key holds for the screen and that are not in the same section any more.
  private var oldStrays: [RowPosition] = []
  private var newStrays: [RowPosition] = []
  private let mayHaveStrays: Bool

  static func changes(
    from old: [Section], to new: [Section]
  ) -> (ScreenDifference.SectionChanges, ScreenDifference.RowChanges) {
    var matcher = ScreenMatcher(old: old, new: new)
    matcher.matchSections()
    matcher.matchRows()
    matcher.matchStrays()
    matcher.sortWhereNeeded()
    return (matcher.sections, matcher.rows)
  }

  private init(old: [Section], new: [Section]) {
    self.old = old
    self.new = new
    mayHaveStrays =
      old.contains(where: \.holdsScreenKeys) && new.contains(where: \.holdsScreenKeys)
  }

  // MARK: - Sections

  private mutating func matchSections() {
    let (old, new) = (old, new)
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in matchSections(old, new) }
    }
  }

  private mutating func matchSections(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>
  ) {
    Workspace.withWorkspace(old: old.count, new: new.count) { workspace in
      var matcher = workspace.matcher(
        SectionLists(old: old, new: new), old: old.count, new: new.count)
      let middle = matcher.match()
      for (index, match) in matcher.oldMatches.enumerated() {
        if match.isNone { sections.deletes.append(index) }
        if !match.isNone, match.isUpdated { sections.updates.append(index) }
      }
      sections.sources.reserveCapacity(new.count)
      for (index, match) in matcher.newMatches.enumerated() {
        if match.isNone { sections.inserts.append(index) }
        sections.sources.append(match.isNone ? nil : match.index)
      }
      let matches = matcher.newMatches
      workspace.subsequence.forEachMove(
        in: middle, place: { matches[$0].isNone ? nil : matches[$0].index },
        count: { sections.moves.reserve($0) }
      ) { to, from in
        sections.moves.append(Move(from: from, to: to))
      }
    }
  }

  // MARK: - Rows

  private mutating func matchRows() {
    let pairs = pairsToCompare
    let mostOld = pairs.lazy.map { [old] in old[$0.old].rows.count }.max() ?? 0
    let mostNew = pairs.lazy.map { [new] in new[$0.new].rows.count }.max() ?? 0
    Workspace.withWorkspace(old: mostOld, new: mostNew) { workspace in
      for (source, index) in pairs {
        old[source].rows.withUnsafeBufferPointer { oldRows in
          new[index].rows.withUnsafeBufferPointer { newRows in
            matchRows(oldRows, ofSection: source, newRows, ofSection: index, in: workspace)
          }
        }
      }
    }
  }

  /// The sections that stay, but for those that share their rows' storage: these have the same rows.
  private var pairsToCompare: [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        for (index, source) in sections.sources.enumerated() {
          guard let source, !old[source].sharesRows(with: new[index]) else { continue }
          pairs.append((source, index))
        }
      }
    }
    return pairs
  }

  private mutating func matchRows(
    _ oldRows: UnsafeBufferPointer<AnyRow>, ofSection oldSection: Int,
    _ newRows: UnsafeBufferPointer<AnyRow>, ofSection newSection: Int, in workspace: Workspace
  ) {
    // An empty list may have no address; none of its rows is ever read.
    guard let start = oldRows.baseAddress ?? newRows.baseAddress else { return }
    let lists = RowLists(
      old: oldRows.baseAddress ?? start, new: newRows.baseAddress ?? start)
    var matcher = workspace.matcher(lists, old: oldRows.count, new: newRows.count)
    let middle = matcher.match()
    if middle.isEmpty, oldRows.count == newRows.count, !matcher.hasChanges { return }
    let (oldMatches, newMatches) = (matcher.oldMatches, matcher.newMatches)
    reserve(counting: oldMatches, newMatches[middle])

    for (row, match) in oldMatches.enumerated() {
      let position = RowPosition(section: oldSection, row: row)
      if match.isNone {
        if mayHaveStrays, oldRows[row].id.isScreenScoped {
          oldStrays.append(position)
        } else {
          rows.deletes.append(position)
        }
      } else if match.isUpdated {
        rows.updates.append(position)
        rows.updateTargets.append(RowPosition(section: newSection, row: match.index))
      } else if match.isRebound {
        rows.rebinds.append(position)
        rows.rebindTargets.append(RowPosition(section: newSection, row: match.index))
      }
    }
    for row in middle where newMatches[row].isNone {
      let position = RowPosition(section: newSection, row: row)
      if mayHaveStrays, newRows[row].id.isScreenScoped {
        newStrays.append(position)
      } else {
        rows.inserts.append(position)
      }
    }
    workspace.subsequence.forEachMove(
      in: middle, place: { newMatches[$0].isNone ? nil : newMatches[$0].index },
      count: { rows.moves.reserve($0) }
    ) { to, from in
      rows.moves.append(
        Move(
          from: RowPosition(section: oldSection, row: from),
          to: RowPosition(section: newSection, row: to)))
    }
  }

  /// Makes room once for what a section adds.
  private mutating func reserve(
    counting oldMatches: UnsafeMutableBufferPointer<Match>,
    _ newMatches: Slice<UnsafeMutableBufferPointer<Match>>
  ) {
    var (deletes, updates, rebinds) = (0, 0, 0)
    for match in oldMatches {
      if match.isNone {
        deletes += 1
      } else if match.isUpdated {
        updates += 1
      } else if match.isRebound {
        rebinds += 1
      }
    }
    var inserts = 0
    for match in newMatches where match.isNone { inserts += 1 }
    rows.deletes.reserve(deletes)
    rows.inserts.reserve(inserts)
    rows.updates.reserve(updates)
    rows.updateTargets.reserve(updates)
    rows.rebinds.reserve(rebinds)
    rows.rebindTargets.reserve(rebinds)
  }

  // MARK: - Rows that moved to another section

  private mutating func matchStrays() {
    guard !oldStrays.isEmpty || !newStrays.isEmpty else { return }
    let (oldStrays, newStrays) = (oldStrays, newStrays)
    Workspace.withWorkspace(old: oldStrays.count, new: newStrays.count) { workspace in
      let lists = StrayLists(old: old, new: new, oldPlaces: oldStrays, newPlaces: newStrays)
      var matcher = workspace.matcher(lists, old: oldStrays.count, new: newStrays.count)
      _ = matcher.match()
      for (index, match) in matcher.oldMatches.enumerated() {
        let from = oldStrays[index]
        if match.isNone {
          rows.deletes.append(from)
          continue
        }
        let to = newStrays[match.index]
        rows.moves.append(Move(from: from, to: to))
        if match.isUpdated {
          rows.updates.append(from)
          rows.updateTargets.append(to)
        } else if match.isRebound {
          rows.rebinds.append(from)
          rows.rebindTargets.append(to)
        }
      }
      for (index, match) in matcher.newMatches.enumerated() where match.isNone {
        rows.inserts.append(newStrays[index])
      }
    }
  }

  /// Sections are walked in their new order, and strays come last.
  private mutating func sortWhereNeeded() {
    rows.inserts.sortUnlessSorted { $0 }
    rows.moves.sortUnlessSorted(by: \.to)
    guard !sections.moves.isEmpty || !oldStrays.isEmpty else { return }
    rows.deletes.sortUnlessSorted { $0 }
    sort(&rows.updates, with: &rows.updateTargets)
    sort(&rows.rebinds, with: &rows.rebindTargets)
  }

  private func sort(_ positions: inout [RowPosition], with targets: inout [RowPosition]) {
    let sorted = zip(positions, targets).sorted { $0.0 < $1.0 }
    positions = sorted.map(\.0)
    targets = sorted.map(\.1)
  }
}

extension Array {
  /// Makes room for some more: exactly that the first time, and with room to grow later.
  mutating func reserve(_ more: Int) {
    guard more > 0, count + more > capacity else { return }
    reserveCapacity(isEmpty ? more : Swift.max(count + more, count * 2))
  }

  fileprivate mutating func sortUnlessSorted<Key: Comparable>(by key: (Element) -> Key) {
    let isSorted = zip(self, dropFirst()).allSatisfy { key($0) <= key($1) }
    if !isSorted { sort { key($0) < key($1) } }
  }
}
