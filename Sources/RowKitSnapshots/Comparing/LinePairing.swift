internal import RowKit

/// Finds which lines of two texts are the same, in order.
///
/// Lines that each text holds once are known by themselves; of those, `ListDifference` finds the most
/// that keep their order. They part the texts into gaps, in which other lines may be the only ones of
/// their kind, and so on. Where none is, the first of several equal lines is taken for the first.
struct LinePairing {
  /// The lines as numbers: equal bytes, equal numbers.
  private let old: [Int]
  private let new: [Int]
  /// For each new line, the old one it is.
  private var partners: [Int?]
  private var gaps: [Gap] = []

  private struct Gap {
    var old: Range<Int>
    var new: Range<Int>
    /// How many gaps it lies in.
    var depth: Int
  }

  /// In how many gaps a gap may lie before its lines are taken as they come: what bounds the work on
  /// texts made to be hard.
  private static let deepest = 12

  /// For each line of the new text, the line of the old text that it is; both ascend.
  static func partners(from old: TextLines, to new: TextLines) -> [Int?] {
    var pairing = LinePairing(old, new)
    while let gap = pairing.gaps.popLast() { pairing.pair(gap) }
    return pairing.partners
  }

  private init(_ oldLines: TextLines, _ newLines: TextLines) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    old = oldLines.lines.map(number)
    new = newLines.lines.map(number)
    partners = Array(repeating: nil, count: new.count)
    gaps = [Gap(old: old.indices, new: new.indices, depth: 0)]
  }

  private mutating func pair(_ whole: Gap) {
    let gap = withoutCommonEnds(whole)
    guard !gap.old.isEmpty, !gap.new.isEmpty else { return }
    let (oldLines, newLines) = linesOnce(in: gap)
    guard !oldLines.isEmpty, gap.depth < Self.deepest else {
      pairInOrder(Array(gap.old), Array(gap.new))
      return
    }
    var (oldStart, newStart) = (gap.old.lowerBound, gap.new.lowerBound)
    for (oldIndex, newIndex) in pairInOrder(oldLines, newLines) {
      gaps.append(
        Gap(old: oldStart..<oldIndex, new: newStart..<newIndex, depth: gap.depth + 1))
      (oldStart, newStart) = (oldIndex + 1, newIndex + 1)
    }
    gaps.append(
      Gap(
        old: oldStart..<gap.old.upperBound, new: newStart..<gap.new.upperBound,
        depth: gap.depth + 1))
  }

  private mutating func withoutCommonEnds(_ gap: Gap) -> Gap {
    var gap = gap
    while let oldIndex = gap.old.first, let newIndex = gap.new.first,
      old[oldIndex] == new[newIndex]
    {
      partners[newIndex] = oldIndex
      gap.old.removeFirst()
      gap.new.removeFirst()
    }
    while let oldIndex = gap.old.last, let newIndex = gap.new.last, old[oldIndex] == new[newIndex] {
      partners[newIndex] = oldIndex
      gap.old.removeLast()
      gap.new.removeLast()
    }
    return gap
  }

  /// The lines of a gap that each of its sides holds once.
  private func linesOnce(in gap: Gap) -> (old: [Int], new: [Int]) {
    var counts: [Int: (old: Int, new: Int)] = [:]
    for index in gap.old { counts[old[index], default: (0, 0)].old += 1 }
    for index in gap.new { counts[new[index], default: (0, 0)].new += 1 }
    func isOnce(_ number: Int) -> Bool { counts[number].map { $0 == (1, 1) } ?? false }
    return (gap.old.filter { isOnce(old[$0]) }, gap.new.filter { isOnce(new[$0]) })
  }

  /// Pairs the most lines that are in both lists and keep their order.
  @discardableResult
  private mutating func pairInOrder(_ oldLines: [Int], _ newLines: [Int]) -> [(Int, Int)] {
    let difference = ListDifference(
      from: oldLines.map { old[$0] }, to: newLines.map { new[$0] }, areEqual: { _, _ in true })
    let moved = (from: Set(difference.moves.map(\.from)), to: Set(difference.moves.map(\.to)))
    let (deletes, inserts) = (Set(difference.deletes), Set(difference.inserts))
    let kept = zip(
      oldLines.indices.filter { !deletes.contains($0) && !moved.from.contains($0) },
      newLines.indices.filter { !inserts.contains($0) && !moved.to.contains($0) })
    let pairs = kept.map { (oldLines[$0], newLines[$1]) }
    for (oldIndex, newIndex) in pairs { partners[newIndex] = oldIndex }
    return pairs
  }
}
