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
    var staying = length > 0 ? tails[length - 1] : -1
    while staying >= 0 {
      let next = previous[Int(staying)]
      previous[Int(staying)] = Self.stays
      staying = next
    }
    for element in range {
      guard let value = place(element), previous[element - range.lowerBound] != Self.stays else {
        continue
      }
      body(element, value)
    }
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
