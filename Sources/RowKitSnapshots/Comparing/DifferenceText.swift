/// A line-by-line difference of two texts, formatted for people.
///
/// `-` marks recorded lines and `+` received lines. Each change has up to three unchanged lines before
/// and after it, and a caret below the first character that differs.
package struct DifferenceText: Equatable, Sendable {
  /// The lines of the difference, or a single sentence if only line endings differ.
  ///
  /// A long difference is truncated in the middle.
  package let lines: [String]
  /// The first line of the recorded text that differs, counted from 1.
  package let line: Int

  /// The number of unchanged lines to show before and after a change.
  private static let context = 3
  /// The number of lines to show at the start and at the end of a long difference.
  private static let shown = (start: 40, end: 20)

  /// Compares two texts that differ.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of lines.
  package init(from recorded: [UInt8], to received: [UInt8]) {
    let (old, new) = (TextLines(recorded), TextLines(received))
    let edits = LineDifference(from: old, to: new).edits
    let first = edits.firstIndex { !$0.isKept } ?? edits.endIndex
    line = edits[..<first].count + 1
    if let sentence = Self.lineEndingDifference(from: old, to: new) {
      lines = [sentence]
      return
    }
    var formatter = Formatter(old: old, new: new)
    formatter.append(edits, context: Self.context)
    lines = Self.truncated(formatter.entries).flatMap { formatter.lines(for: $0) }
  }

  /// Returns a sentence if the texts differ only in line endings, and nil otherwise.
  private static func lineEndingDifference(from old: TextLines, to new: TextLines) -> String? {
    guard old.withoutCarriageReturns == new.withoutCarriageReturns else { return nil }
    return "Only line endings differ. Lines with a carriage return: "
      + "\(old.carriageReturns) of \(old.count) recorded, "
      + "\(new.carriageReturns) of \(new.count) received."
  }

  private static func truncated(_ entries: [Formatter.Entry]) -> [Formatter.Entry] {
    let omitted = entries.count - shown.start - shown.end
    guard omitted > 1 else { return entries }
    return entries.prefix(shown.start) + [.omitted(omitted)] + entries.suffix(shown.end)
  }
}

/// Turns edits into the lines of a difference.
private struct Formatter {
  enum Entry {
    case kept(Int)
    case removed(Int)
    case added(Int)
    /// A removed line, paired with an added line that a later entry shows.
    case replaced(Int, by: Int)
    /// An added line, paired with a removed line; the first of a run has a caret below it.
    case replacing(Int, with: Int, hasCaret: Bool)
    case unchanged(Int)
    case omitted(Int)
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

  mutating func append(_ edits: [LineDifference.Edit], context: Int) {
    var index = edits.startIndex
    while index < edits.endIndex {
      let isKept = edits[index].isKept
      let end = edits[index...].firstIndex { $0.isKept != isKept } ?? edits.endIndex
      let run = edits[index..<end]
      if isKept {
        let before = index == edits.startIndex ? 0 : context
        let after = end == edits.endIndex ? 0 : context
        appendKept(run, showingFirst: before, last: after)
      } else {
        appendChanged(run)
      }
      index = end
    }
  }

  private mutating func appendKept(
    _ run: ArraySlice<LineDifference.Edit>, showingFirst before: Int, last after: Int
  ) {
    let lines = run.compactMap { edit -> Int? in
      if case .kept(let old, _) = edit { old } else { nil }
    }
    // Omitting a single line saves nothing: the line that says so takes its place.
    guard lines.count > before + after + 1 else {
      entries += lines.map { .kept($0) }
      return
    }
    entries += lines.prefix(before).map { .kept($0) }
    entries.append(.unchanged(lines.count - before - after))
    entries += lines.suffix(after).map { .kept($0) }
  }

  private mutating func appendChanged(_ run: ArraySlice<LineDifference.Edit>) {
    var (removed, added): ([Int], [Int]) = ([], [])
    for edit in run {
      switch edit {
      case .removed(let index): removed.append(index)
      case .added(let index): added.append(index)
      case .kept: break
      }
    }
    let pairs = min(removed.count, added.count)
    for (position, index) in removed.enumerated() {
      entries.append(
        position < pairs ? .replaced(index, by: added[position]) : .removed(index))
    }
    for (position, index) in added.enumerated() {
      entries.append(
        position < pairs
          ? .replacing(removed[position], with: index, hasCaret: position == 0) : .added(index))
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

  func lines(for entry: Entry) -> [String] {
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
    case .unchanged(let count): return ["… \(count) unchanged lines"]
    case .omitted(let count): return ["… \(count) lines of the difference omitted"]
    }
  }
}
