/// The elements whose identity an earlier one bears too: their indices, and how many bear it before them.
///
/// An open-addressing table of indices: identities carry their hashes, so this costs a probe or two an element
/// and eight bytes of scratch, where a `Set` would hash again and hold every identity a second time.
///
/// - Complexity: O(n) in the elements, hashes taken to be spread.
@inline(__always)
func duplicates(
  among count: Int, hash: (Int) -> Int, areSame: (Int, Int) -> Bool
) -> [(index: Int, ordinal: Int)] {
  var size = 8
  while size < count * 2 { size *= 2 }
  var later: [(index: Int, ordinal: Int)] = []
  var counts: [Int: Int] = [:]
  withUnsafeTemporaryAllocation(of: Int32.self, capacity: size) { table in
    table.initialize(repeating: -1)
    for index in 0..<count {
      var slot = hash(index) & (size - 1)
      while table[slot] >= 0, !areSame(Int(table[slot]), index) {
        slot = (slot + 1) & (size - 1)
      }
      if table[slot] < 0 {
        table[slot] = Int32(index)
      } else {
        let ordinal = counts[slot, default: 1]
        counts[slot] = ordinal + 1
        later.append((index, ordinal))
      }
    }
  }
  return later
}
