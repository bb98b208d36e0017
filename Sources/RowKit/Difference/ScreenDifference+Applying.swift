extension Screen {
  /// The screen that a difference leads to from this one, or nil if it was found from another.
  ///
  /// Made by the operations: what stays is taken from this screen, what comes or changed from the
  /// difference's new one.
  ///
  /// - Complexity: O(n) in the rows.
  public func applying(_ difference: ScreenDifference) -> Screen? {
    guard self == difference.old else { return nil }
    var application = DifferenceApplication(of: difference, to: sections)
    application.updateRows()
    application.delete()
    application.arrangeSections()
    application.arrangeRows()
    application.updateSections()
    return Screen(name: difference.new.name, exactly: application.sections)
  }
}

/// A screen on its way from an old state to a new one, by the operations of a difference.
///
/// The steps come in the order in which they are written below; each leaves a screen that a host can
/// show.
struct DifferenceApplication {
  private let difference: ScreenDifference
  /// The sections as they are after the steps so far.
  private(set) var sections: [Section]

  init(of difference: ScreenDifference, to sections: [Section]) {
    self.difference = difference
    self.sections = sections
  }

  private var newSections: [Section] { difference.new.sections }

  /// Rows that stay show what they show in the end, and lead where they lead in the end.
  mutating func updateRows(inSections isIncluded: (Int) -> Bool = { _ in true }) {
    let rows = difference.rows
    let changed = [(rows.updates, rows.updateTargets), (rows.rebinds, rows.rebindTargets)]
    for (positions, targets) in changed {
      for (position, target) in zip(positions, targets) where isIncluded(position.section) {
        sections[position.section].rows[position.row] = difference.new[target]
      }
    }
  }

  /// Sections go, and rows of those that stay, but for the rows that move.
  mutating func delete() {
    let deletes = Dictionary(grouping: difference.rows.deletes, by: \.section)
    for (section, positions) in deletes {
      sections[section].rows.remove(at: positions.map(\.row))
    }
    sections.remove(at: difference.sections.deletes)
  }

  /// Sections come, with all their rows, and move.
  mutating func arrangeSections() {
    let places = difference.sections.placesAfterDeletes
    sections = difference.sections.sources.enumerated().map { index, source in
      source.map { sections[places[$0]] } ?? newSections[index]
    }
  }

  /// Rows come, and move.
  mutating func arrangeRows() {
    let rows = difference.rows
    var leaving: [Int: [(row: Int, move: Int)]] = [:]
    let starts = difference.movesAfterSections.map(\.from)
    for (index, start) in starts.enumerated() {
      leaving[start.section, default: []].append((start.row, index))
    }
    var moved: [AnyRow?] = Array(repeating: nil, count: starts.count)
    for (section, entries) in leaving {
      for entry in entries { moved[entry.move] = sections[section].rows[entry.row] }
      sections[section].rows.remove(at: entries.map(\.row).sorted())
    }
    var arriving: [Int: [(row: Int, value: AnyRow)]] = [:]
    for (move, row) in zip(rows.moves, moved) {
      guard let row else { continue }
      arriving[move.to.section, default: []].append((move.to.row, row))
    }
    for position in rows.inserts {
      arriving[position.section, default: []].append((position.row, difference.new[position]))
    }
    for (section, entries) in arriving {
      sections[section].rows.insert(entries.sorted { $0.row < $1.row })
    }
  }

  /// Sections that stay have the header, footer and style that they have in the end.
  mutating func updateSections() {
    let updated = Set(difference.sections.updates)
    for (index, source) in difference.sections.sources.enumerated() {
      guard let source else { continue }
      sections[index].adoptRemarks(of: newSections[index])
      if updated.contains(source) { sections[index].adoptEdges(of: newSections[index]) }
    }
  }
}

extension ScreenDifference.SectionChanges {
  /// Where the old sections that stay are once the others are gone, by their old index; of those that
  /// go, where they would be.
  var placesAfterDeletes: [Int] {
    var gone = deletes[...]
    return (0..<deletes.count + sources.count - inserts.count).map { index in
      let place = index - (deletes.count - gone.count)
      if gone.first == index { gone.removeFirst() }
      return place
    }
  }
}

extension ScreenDifference {
  /// The moves of rows with `from` where the row is once sections have come, gone and moved and rows
  /// have gone.
  var movesAfterSections: [Move<RowPosition>] {
    guard !rows.moves.isEmpty else { return [] }
    var targets = Array(old.sections.indices)
    for (target, source) in sections.sources.enumerated() {
      if let source { targets[source] = target }
    }
    return rows.moves.map { move in
      let before = rows.deletes.count(in: move.from.section, before: move.from.row)
      return Move(
        from: RowPosition(section: targets[move.from.section], row: move.from.row - before),
        to: move.to)
    }
  }
}

extension [RowPosition] {
  /// How many of these positions, which are in order, are in a section and before a row.
  ///
  /// - Complexity: O(log n).
  fileprivate func count(in section: Int, before row: Int) -> Int {
    firstIndex(notBefore: RowPosition(section: section, row: row))
      - firstIndex(notBefore: RowPosition(section: section, row: 0))
  }
}

extension Array {
  /// Removes the elements at indices that are in order.
  fileprivate mutating func remove(at indices: [Int]) {
    guard !indices.isEmpty else { return }
    var rest = indices[...]
    var kept: [Element] = []
    kept.reserveCapacity(count - indices.count)
    for (index, element) in enumerated() {
      if rest.first == index { rest.removeFirst() } else { kept.append(element) }
    }
    self = kept
  }

  /// Inserts elements where they are to be in the end, in order.
  fileprivate mutating func insert(_ entries: [(row: Int, value: Element)]) {
    var result: [Element] = []
    result.reserveCapacity(count + entries.count)
    var staying = makeIterator()
    for entry in entries {
      while result.count < entry.row, let element = staying.next() { result.append(element) }
      result.append(entry.value)
    }
    while let element = staying.next() { result.append(element) }
    self = result
  }
}
