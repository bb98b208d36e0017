internal import RowKit

/// Pairs the equal lines of two texts, in order.
///
/// This is patience diff. It first pairs lines that occur exactly once in each text; `ListDifference`
/// finds the largest number of those that keep their order. The pairs split the texts into gaps. A line
/// that repeats in the whole text can be unique in a gap, so each gap is handled in the same way. In a
/// gap without unique lines, equal lines pair in order of appearance.
struct LinePairing {
  /// The lines as numbers, which are equal exactly if the lines' bytes are.
  private let old: [Int]
  private let new: [Int]
  /// For each new line, the index of the equal old line.
  private var partners: [Int?]
  private var gaps: [Gap] = []

  private struct Gap {
    var old: Range<Int>
    var new: Range<Int>
    /// The number of gaps around this one.
    var depth: Int
  }

  /// The depth at which the lines of a gap pair in order of appearance, unique or not.
  ///
  /// This limits the work on adversarial texts.
  private static let maximumDepth = 12

  /// Returns, for each line of the new text, the index of the equal line of the old text, if any.
  ///
  /// The indices ascend.
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
    let gap = trimmingCommonEnds(of: whole)
    guard !gap.old.isEmpty, !gap.new.isEmpty else { return }
    let (oldLines, newLines) = uniqueLines(in: gap)
    guard !oldLines.isEmpty, gap.depth < Self.maximumDepth else {
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

  /// Pairs the equal lines at the start and at the end of a gap, and returns the gap without them.
  private mutating func trimmingCommonEnds(of gap: Gap) -> Gap {
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

  /// Returns the lines that occur exactly once on each side of a gap.
  private func uniqueLines(in gap: Gap) -> (old: [Int], new: [Int]) {
    var counts: [Int: (old: Int, new: Int)] = [:]
    for index in gap.old { counts[old[index], default: (0, 0)].old += 1 }
    for index in gap.new { counts[new[index], default: (0, 0)].new += 1 }
    func isUnique(_ number: Int) -> Bool { counts[number].map { $0 == (1, 1) } ?? false }
    return (gap.old.filter { isUnique(old[$0]) }, gap.new.filter { isUnique(new[$0]) })
  }

  /// Pairs the largest number of lines that are in both lists and keep their order.
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
