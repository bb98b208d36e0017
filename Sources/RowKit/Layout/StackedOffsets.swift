/// Where things stand that are stacked with a spacing between them, in points from the first one's top.
///
/// They are kept in chunks, so that a new height moves the rest of its chunk and the chunks below, not
/// all that is below.
struct StackedOffsets: Hashable, Sendable {
  /// The distance between two of them.
  let spacing: Length
  /// For each, where the next one starts, from the top of its chunk.
  private var ends: [Length] = []
  /// Where each chunk starts.
  private var chunkTops: [Length] = []
  /// Where the next one would start.
  private var end = Length.zero

  private static var chunkBits: Int { 8 }

  init(spacing: Length, capacity: Int) {
    self.spacing = spacing
    ends.reserveCapacity(capacity)
    chunkTops.reserveCapacity(capacity >> Self.chunkBits + 1)
  }

  var count: Int { ends.count }

  /// The bottom of the last.
  var height: Length { ends.isEmpty ? .zero : end - spacing }

  /// Adds one below the last.
  @inline(__always)
  mutating func append(_ height: Length) {
    if ends.count & (1 << Self.chunkBits - 1) == 0 { chunkTops.append(end) }
    end = end + height + spacing
    ends.append(end - chunkTops[chunkTops.count - 1])
  }

  func top(_ index: Int) -> Length {
    let chunk = index >> Self.chunkBits
    let isFirst = index & (1 << Self.chunkBits - 1) == 0
    return isFirst ? chunkTops[chunk] : chunkTops[chunk] + ends[index - 1]
  }

  func bottom(_ index: Int) -> Length {
    chunkTops[index >> Self.chunkBits] + ends[index] - spacing
  }

  func height(_ index: Int) -> Length { bottom(index) - top(index) }

  /// The first whose bottom is below a distance from the top.
  ///
  /// - Complexity: O(log n).
  func first(below distance: Length) -> Int {
    (0..<count).partitioningIndex { bottom($0) > distance }
  }

  /// Gives some of them other heights.
  ///
  /// - Parameter heights: Indices in order, each with its height.
  /// - Complexity: O(c) for each chunk of c that one is in, and O(n / c).
  mutating func update(_ heights: [(index: Int, height: Length)]) {
    guard let first = heights.first else { return }
    var next = heights[...]
    while let (start, _) = next.first {
      // One pass over the rest of a chunk moves it by all that changed above.
      var growth = Length.zero
      let chunkEnd = min(count, (start >> Self.chunkBits + 1) << Self.chunkBits)
      for index in start..<chunkEnd {
        if let (changed, height) = next.first, changed == index {
          // The one above has moved by the growth so far, and this one not yet.
          growth = height - self.height(index)
          next.removeFirst()
        }
        ends[index] = ends[index] + growth
      }
    }
    // The chunks below follow, each from the end of the one above.
    for chunk in first.index >> Self.chunkBits + 1..<chunkTops.count {
      chunkTops[chunk] =
        chunkTops[chunk - 1] + ends[chunk << Self.chunkBits - 1]
    }
    end = chunkTops[chunkTops.count - 1] + ends[count - 1]
  }
}
