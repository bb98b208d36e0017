/// The difference of two texts as lines for a reader: `-` what was recorded, `+` what was received,
/// three lines around each, and a caret below the first character that differs.
package struct DifferenceText: Equatable, Sendable {
  /// The lines of the difference; of a long one those of its start and its end.
  ///
  /// One sentence where nothing but the ends of lines differ.
  package let lines: [String]
  /// The first line of the recorded text that differs, from 1.
  package let line: Int

  /// How many lines that did not change are shown around those that did.
  private static let context = 3
  /// How many lines are shown of a long difference, at its start and its end.
  private static let shown = (start: 40, end: 20)

  /// Compares two texts that differ.
  ///
  /// - Complexity: O(n log n) in the lines.
  package init(from recorded: [UInt8], to received: [UInt8]) {
    let (old, new) = (TextLines(recorded), TextLines(received))
    let edits = LineDifference(from: old, to: new).edits
    let first = edits.firstIndex { !$0.isKept } ?? edits.endIndex
    line = edits[..<first].count + 1
    if let sentence = Self.lineEndings(old, new) {
      lines = [sentence]
      return
    }
    var printer = Printer(old: old, new: new)
    printer.print(edits, context: Self.context)
    lines = Self.cut(printer.entries).flatMap { printer.text(of: $0) }
  }

  /// What differs when it is nothing but the ends of lines.
  private static func lineEndings(_ old: TextLines, _ new: TextLines) -> String? {
    guard old.withoutCarriageReturns == new.withoutCarriageReturns else { return nil }
    let (before, now) = (old.carriageReturns, new.carriageReturns)
    return "Only line endings differ: of \(old.count) lines \(before) are recorded with "
      + "a carriage return, \(now) received."
  }

  private static func cut(_ entries: [Printer.Entry]) -> [Printer.Entry] {
    let left = entries.count - shown.start - shown.end
    guard left > 1 else { return entries }
    return entries.prefix(shown.start) + [.leftOut(left)] + entries.suffix(shown.end)
  }
}

/// One printing of a difference.
private struct Printer {
  enum Entry {
    case kept(Int)
    case removed(Int)
    case added(Int)
    /// A line that was removed and the one in its place, which is printed later.
    case replaced(Int, by: Int)
    /// The line in the place of another; below the first of several there is a caret.
    case replacing(Int, with: Int, hasCaret: Bool)
    case equal(Int)
    case leftOut(Int)
  }

  let old: TextLines
  let new: TextLines
  private let marksEnds: Bool
  private(set) var entries: [Entry] = []

  init(old: TextLines, new: TextLines) {
    self.old = old
    self.new = new
    marksEnds = old.endsInLineFeed != new.endsInLineFeed
  }

  mutating func print(_ edits: [LineDifference.Edit], context: Int) {
    var index = edits.startIndex
    while index < edits.endIndex {
      let isKept = edits[index].isKept
      let end = edits[index...].firstIndex { $0.isKept != isKept } ?? edits.endIndex
      let run = edits[index..<end]
      if isKept {
        let before = index == edits.startIndex ? 0 : context
        let after = end == edits.endIndex ? 0 : context
        printKept(run, before, after)
      } else {
        printChanged(run)
      }
      index = end
    }
  }

  private mutating func printKept(
    _ run: ArraySlice<LineDifference.Edit>, _ before: Int, _ after: Int
  ) {
    let lines = run.compactMap { edit -> Int? in
      if case .kept(let old, _) = edit { old } else { nil }
    }
    // A line is not worth being left out for a line that says so.
    guard lines.count > before + after + 1 else {
      entries += lines.map { .kept($0) }
      return
    }
    entries += lines.prefix(before).map { .kept($0) }
    entries.append(.equal(lines.count - before - after))
    entries += lines.suffix(after).map { .kept($0) }
  }

  private mutating func printChanged(_ run: ArraySlice<LineDifference.Edit>) {
    var (removed, added): ([Int], [Int]) = ([], [])
    for edit in run {
      switch edit {
      case .removed(let index): removed.append(index)
      case .added(let index): added.append(index)
      case .kept: break
      }
    }
    let pairs = min(removed.count, added.count)
    for (place, index) in removed.enumerated() {
      entries.append(place < pairs ? .replaced(index, by: added[place]) : .removed(index))
    }
    for (place, index) in added.enumerated() {
      entries.append(
        place < pairs
          ? .replacing(removed[place], with: index, hasCaret: place == 0) : .added(index))
    }
  }

  private func oldLine(_ index: Int) -> VisibleLine {
    VisibleLine(old[index], marksEnd: marksEnds)
  }

  private func newLine(_ index: Int) -> VisibleLine {
    VisibleLine(new[index], marksEnd: marksEnds)
  }

  private func pair(
    _ oldIndex: Int, _ newIndex: Int
  ) -> (old: VisibleLine, new: VisibleLine, column: Int) {
    VisibleLine.pair(old[oldIndex], new[newIndex], marksEnd: marksEnds)
  }

  func text(of entry: Entry) -> [String] {
    switch entry {
    case .kept(let index): return ["  " + oldLine(index).text]
    case .removed(let index): return ["- " + oldLine(index).text]
    case .added(let index): return ["+ " + newLine(index).text]
    case .replaced(let oldIndex, let newIndex):
      return ["- " + pair(oldIndex, newIndex).old.text]
    case .replacing(let oldIndex, let newIndex, let hasCaret):
      let (_, line, column) = pair(oldIndex, newIndex)
      let caret = String(repeating: " ", count: column + 2) + "^"
      return ["+ " + line.text] + (hasCaret ? [caret] : [])
    case .equal(let count): return ["… \(count) equal lines"]
    case .leftOut(let count): return ["… \(count) lines of the difference left out"]
    }
  }
}
