/// The slots on the way from a key down to a row, packed into one word.
///
/// A slot is the place of a statement in its builder, the arm of an `if`, or the turn of a plain
/// `for`. Each is written as `slot + 1` in base 128, seven bits a byte, lowest first, all bytes but the
/// last with their top bit set; so no slot starts with a zero byte, and zero bytes end the path.
struct SlotPath: Hashable, Sendable {
  private(set) var packed: UInt64 = 0

  static let empty = SlotPath()

  var isEmpty: Bool { packed == 0 }

  /// The path as a word to be hashed.
  var bits: Int { Int(truncatingIfNeeded: packed) }

  /// The path with a slot below it, or nil when there is no room left for it.
  func appending(_ slot: Int) -> SlotPath? {
    var shift = 64 - packed.leadingZeroBitCount
    // The top byte's own high bits may be zero: go on at the next byte.
    shift = (shift + 7) & ~7
    var rest = UInt64(slot) + 1
    var path = self
    repeat {
      guard shift < 64 else { return nil }
      let byte = (rest & 0x7F) | (rest > 0x7F ? 0x80 : 0)
      path.packed |= byte << UInt64(shift)
      rest >>= 7
      shift += 8
    } while rest > 0
    return path
  }

  /// The slots, from the key down.
  var slots: [Int] {
    var slots: [Int] = []
    var rest = packed
    while rest > 0 {
      var slot: UInt64 = 0
      var shift: UInt64 = 0
      var goesOn = true
      while goesOn {
        slot |= (rest & 0x7F) << shift
        goesOn = rest & 0x80 != 0
        rest >>= 8
        shift += 7
      }
      slots.append(Int(slot) - 1)
    }
    return slots
  }
}

extension SlotPath: CustomStringConvertible {
  var description: String { slots.map { ".\($0)" }.joined() }
}
