/// Finds which elements can stay where they are, so that the fewest move.
///
/// Elements that keep their order among each other need no move. The most that do are a longest
/// increasing subsequence of the old places, read in the new order. Found by patience sorting: Fredman,
/// "On computing the length of longest increasing subsequences", 1975.
struct IncreasingSubsequence {
  /// The last element of the best subsequence of each length, by its index in the sequence.
  private let tails: UnsafeMutableBufferPointer<Int32>
  /// The element before each in its best subsequence.
  private let previous: UnsafeMutableBufferPointer<Int32>

  /// Marks an element that stays, once all are known.
  private static var stays: Int32 { -2 }

  /// Creates a finder with room for sequences as long as the shorter of two buffers.
  init(tails: UnsafeMutableBufferPointer<Int32>, previous: UnsafeMutableBufferPointer<Int32>) {
    self.tails = tails
    self.previous = previous
  }

  /// Finds the elements of a sequence that move; `place` gives the old place of each, or nil for an
  /// element that is not of the sequence.
  ///
  /// How many there are is told first, so that room for them can be made.
  ///
  /// - Complexity: O(n log n) in the elements; O(n) where few are out of order.
  func forEachMove(
    in range: Range<Int>, place: (Int) -> Int?, count: (Int) -> Void,
    body: (_ element: Int, _ place: Int) -> Void
  ) {
    guard isOutOfOrder(range, place) else { return }
    var length = 0
    var all = 0
    for element in range {
      guard let value = place(element) else { continue }
      all += 1
      // Where the run goes on, no search is needed.
      var position = length
      if length > 0, place(range.lowerBound + Int(tails[length - 1])) ?? 0 > value {
        var (lower, upper) = (0, length - 1)
        while lower < upper {
          let middle = (lower + upper) / 2
          if place(range.lowerBound + Int(tails[middle])) ?? 0 < value {
            lower = middle + 1
          } else {
            upper = middle
          }
        }
        position = lower
      }
      let index = element - range.lowerBound
      previous[index] = position > 0 ? tails[position - 1] : -1
      tails[position] = Int32(truncatingIfNeeded: index)
      length = max(length, position + 1)
    }
    count(all - length)
    markStaying(from: length > 0 ? tails[length - 1] : -1)
    if range.contains(where: { place($0) == $0 && !stays($0, in: range) }) {
      preferFixed(in: range, place: place)
    }
    for element in range {
      guard let value = place(element), !stays(element, in: range) else { continue }
      body(element, value)
    }
  }

  private func stays(_ element: Int, in range: Range<Int>) -> Bool {
    previous[element - range.lowerBound] == Self.stays
  }

  private func markStaying(from last: Int32) {
    var staying = last
    while staying >= 0 {
      let next = previous[Int(staying)]
      previous[Int(staying)] = Self.stays
      staying = next
    }
  }

  /// Marks anew what stays: as many elements as before, and among them as many as can be that are where
  /// they were, since a host loses track of what moves to its own place.
  ///
  /// - Complexity: O(n log n). Seldom needed: most lists have no such element out of the run.
  private func preferFixed(in range: Range<Int>, place: (Int) -> Int?) {
    // The best subsequence that ends in each old place, by its score, for all places up to one: a
    // binary indexed tree (Fenwick, "A new data structure for cumulative frequency tables", 1994).
    let places = range.compactMap(place)
    let size = (places.max() ?? 0) + 2
    var best: [(score: Int, element: Int32)] = Array(repeating: (0, -1), count: size)
    var top: (score: Int, element: Int32) = (0, -1)
    for element in range {
      guard let value = place(element) else { continue }
      var before: (score: Int, element: Int32) = (0, -1)
      var node = value
      while node > 0 {
        if best[node].score > before.score { before = best[node] }
        node &= node - 1
      }
      let index = Int32(truncatingIfNeeded: element - range.lowerBound)
      previous[Int(index)] = before.element
      // One more element outweighs any number that are where they were.
      let entry = (before.score + places.count + 1 + (value == element ? 1 : 0), index)
      node = value + 1
      while node < size {
        if best[node].score < entry.0 { best[node] = entry }
        node += node & -node
      }
      if entry.0 > top.score { top = entry }
    }
    markStaying(from: top.element)
  }

  private func isOutOfOrder(_ range: Range<Int>, _ place: (Int) -> Int?) -> Bool {
    var last = -1
    for element in range {
      guard let value = place(element) else { continue }
      if value < last { return true }
      last = value
    }
    return false
  }
}
