/// Where the rows of a new screen were in the old one, section by section.
struct RowSources {
  private let difference: ScreenDifference
  /// What became of the rows, for each new section with changes.
  private var changes: [Int: Changes] = [:]

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
    var targets = [Int?](repeating: nil, count: difference.old.sections.count)
    for (new, old) in difference.sections.sources.enumerated() {
      if let old { targets[old] = new }
    }
    let rows = difference.rows
    for insert in rows.inserts {
      changes[insert.section, default: Changes()].arrivals.append((insert.row, nil))
    }
    for move in rows.moves {
      changes[move.to.section, default: Changes()].arrivals.append((move.to.row, move.from))
      if let target = targets[move.from.section] {
        changes[target, default: Changes()].leavers.append(move.from.row)
      }
    }
    for delete in rows.deletes {
      if let target = targets[delete.section] {
        changes[target, default: Changes()].leavers.append(delete.row)
      }
    }
    for target in rows.updateTargets {
      changes[target.section, default: Changes()].updates.append(target.row)
    }
    for old in difference.sections.updates {
      if let target = targets[old] { changes[target, default: Changes()].leavers += [] }
    }
  }

  /// Where a new section was; nil for one that came.
  func section(_ index: Int) -> Int? { difference.sections.sources[index] }

  /// Whether anything of a section that stays is another.
  func isTouched(_ index: Int) -> Bool { changes[index] != nil }

  /// Where each row of a section that stays was.
  ///
  /// - Complexity: O(n + c log c) in its rows and changes.
  func rows(of index: Int) -> [Source] {
    let count = difference.new.sections[index].rows.count
    guard let old = section(index), let changes = changes[index] else { return [] }
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
