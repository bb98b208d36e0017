/// A set of rows of one section, a bit for each; empty, it takes no room.
struct BitSet: Hashable, Sendable {
  private var words: [UInt64] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The last of them, or nil if there is none.
  var last: Int? {
    words.last.map { words.count << 6 - 1 - $0.leadingZeroBitCount }
  }

  func contains(_ row: Int) -> Bool {
    let word = row >> 6
    return word < words.count && words[word] & 1 << UInt64(row & 63) != 0
  }

  mutating func insert(_ row: Int) {
    let word = row >> 6
    while words.count <= word { words.append(0) }
    let bit = UInt64(1) << UInt64(row & 63)
    if words[word] & bit == 0 { count += 1 }
    words[word] |= bit
  }

  mutating func remove(_ row: Int) {
    guard contains(row) else { return }
    words[row >> 6] &= ~(UInt64(1) << UInt64(row & 63))
    count -= 1
    // Two sets of the same rows are equal, whatever they held.
    while words.last == 0 { words.removeLast() }
  }
}
