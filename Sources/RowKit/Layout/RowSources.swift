/// Where the rows of a new screen were in the old one, section by section.
struct RowSources {
  let difference: ScreenDifference
  /// For each new section, where its changes are among them; nil where nothing changed.
  private var changesOfSections: [Int?]
  private var changes: [Changes] = []

  private struct Changes {
    /// The new rows that came, each with where it was if it moved there.
    var arrivals: [(row: Int, from: RowPosition?)] = []
    /// The old rows that left.
    var leavers: [Int] = []
    /// The new rows that show something else.
    var updates: [Int] = []
  }

  /// Where a row was; nil for one that came.
  struct Source {
    var position: RowPosition?
    /// Whether it shows something else now.
    var isChanged = false
  }

  /// Sorts out a difference.
  ///
  /// - Complexity: O(s + c) in the sections and the changes.
  init(_ difference: ScreenDifference) {
    self.difference = difference
    changesOfSections = Array(repeating: nil, count: difference.new.sections.count)
    var targets = [Int?](repeating: nil, count: difference.old.sections.count)
    for (new, old) in difference.sections.sources.enumerated() {
      if let old { targets[old] = new }
    }
    let rows = difference.rows
    for insert in rows.inserts {
      change(insert.section) { $0.arrivals.append((insert.row, nil)) }
    }
    for move in rows.moves {
      change(move.to.section) { $0.arrivals.append((move.to.row, move.from)) }
      if let target = targets[move.from.section] {
        change(target) { $0.leavers.append(move.from.row) }
      }
    }
    for delete in rows.deletes {
      if let target = targets[delete.section] {
        change(target) { $0.leavers.append(delete.row) }
      }
    }
    for target in rows.updateTargets {
      change(target.section) { $0.updates.append(target.row) }
    }
    for old in difference.sections.updates {
      if let target = targets[old] { change(target) { _ in } }
    }
  }

  private mutating func change(_ section: Int, _ note: (inout Changes) -> Void) {
    let index = changesOfSections[section] ?? changes.count
    if index == changes.count {
      changes.append(Changes())
      changesOfSections[section] = index
    }
    note(&changes[index])
  }

  /// Where a new section was; nil for one that came.
  func section(_ index: Int) -> Int? { difference.sections.sources[index] }

  /// Whether anything of a section that stays changed.
  func isChanged(section index: Int) -> Bool { changesOfSections[index] != nil }

  /// Where each row of a section that stays was.
  ///
  /// - Complexity: O(n + c log c) in its rows and changes.
  func rows(of index: Int) -> [Source] {
    let count = difference.new.sections[index].rows.count
    guard let old = section(index), let place = changesOfSections[index] else { return [] }
    let changes = changes[place]
    var sources = [Source](repeating: Source(), count: count)
    var isArrival = [Bool](repeating: false, count: count)
    for arrival in changes.arrivals {
      isArrival[arrival.row] = true
      sources[arrival.row].position = arrival.from
    }
    var leavers = changes.leavers.sorted()[...]
    var oldRow = 0
    for row in 0..<count where !isArrival[row] {
      while leavers.first == oldRow {
        leavers.removeFirst()
        oldRow += 1
      }
      sources[row].position = RowPosition(section: old, row: oldRow)
      oldRow += 1
    }
    for row in changes.updates { sources[row].isChanged = true }
    return sources
  }
}
