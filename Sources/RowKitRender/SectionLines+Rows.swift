internal import RowKit

extension SectionLines {
  /// The lines of the rows of a section that both screens have, by its old and new index.
  func rows(ofSection source: Int, _ index: Int) -> [DifferenceLine] {
    let (old, new) = (difference.old.sections[source], difference.new.sections[index])
    let steps = operations.steps(
      section: source, rows: old.rows.count, index, rows: new.rows.count)
    let names = ChangedNames(steps.filter { !isUnchanged($0, source) }, old, new)
    var lines: [DifferenceLine] = []
    var unchangedCount = 0
    func endRun() {
      if unchangedCount > 0 { lines.append(unchanged(unchangedCount)) }
      unchangedCount = 0
    }
    for step in steps {
      if isUnchanged(step, source) {
        unchangedCount += 1
      } else {
        endRun()
        lines.append(line(of: step, section: source, index, names))
      }
    }
    endRun()
    return lines
  }

  private func isUnchanged(_ step: ListWalk.Step<RowPosition>, _ source: Int) -> Bool {
    guard case .stays(let row, _) = step else { return false }
    return operations.change(of: RowPosition(section: source, row: row)) == .none
  }

  private func line(
    of step: ListWalk.Step<RowPosition>, section source: Int, _ index: Int, _ names: ChangedNames
  ) -> DifferenceLine {
    func place(_ side: ChangeText.Side, _ position: RowPosition) -> ChangeText.Place {
      let screen = side == .old ? difference.old : difference.new
      return .init(row: screen[position], side: side, position: position)
    }
    switch step {
    case .deleted(let row):
      let old = place(.old, RowPosition(section: source, row: row))
      return whole(old, names.old(row), "-")
    case .arrived(let row, .inserted):
      let new = place(.new, RowPosition(section: index, row: row))
      return whole(new, names.new(row), "+")
    case .arrived(let row, .moved(let origin)):
      let to = RowPosition(section: index, row: row)
      return changed(
        from: place(.old, origin), to: place(.new, to),
        operations.change(of: origin), names.new(row),
        move: description(from: origin, to: to, isInSection: origin.section == source))
    case .stays(let oldRow, let row):
      let from = RowPosition(section: source, row: oldRow)
      let to = RowPosition(section: index, row: row)
      return changed(
        from: place(.old, from), to: place(.new, to),
        operations.change(of: from), names.new(row))
    }
  }

  /// Where a row was and is: `from comments 4 to 0`, with the new section where it is another.
  private func description(
    from old: RowPosition, to new: RowPosition, isInSection: Bool
  ) -> String {
    let oldSection = difference.old.sections[old.section].name
    let newSection = isInSection ? "" : difference.new.sections[new.section].name + " "
    return "from \(oldSection) \(old.row) to \(newSection)\(new.row)"
  }
}

/// What rows are called of which there is something to say, in the screen each is printed from.
private struct ChangedNames {
  private let old: NamedRun
  private let new: NamedRun

  init(_ steps: [ListWalk.Step<RowPosition>], _ old: Section, _ new: Section) {
    var (oldRows, newRows): ([Int], [Int]) = ([], [])
    for step in steps {
      switch step {
      case .deleted(let row): oldRows.append(row)
      case .arrived(let row, _), .stays(_, let row): newRows.append(row)
      }
    }
    self.old = NamedRun(old, oldRows)
    self.new = NamedRun(new, newRows)
  }

  func old(_ row: Int) -> String { old[row] }

  func new(_ row: Int) -> String { new[row] }
}

/// The names from the first to the last of some rows of a section; the others' are not made.
private struct NamedRun {
  private let first: Int
  private let names: [String]

  /// Names rows, which are in order.
  init(_ section: Section, _ rows: [Int]) {
    first = rows.first ?? 0
    names = section.names(of: first..<(rows.last ?? first - 1) + 1)
  }

  subscript(row: Int) -> String { names[row - first] }
}
