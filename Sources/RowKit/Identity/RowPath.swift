/// What stands around a key: a section, then each loop and key down to it.
///
/// One object serves all rows of a loop, so a row's id costs no allocation.
final class RowPath: Sendable {
  enum Role: UInt8 {
    /// A section, by its key.
    case section
    /// A loop or a block with a key: what its turns have in common.
    case key
    /// A piece of the way whose slots were too many for one word.
    case piece
  }

  let role: Role
  /// What stands around this; nil for a section, and for what stands in a key of the screen's.
  let parent: RowPath?
  /// The section's key, or the key that this stands in.
  let key: RowKey?
  /// The slots below that key.
  let slots: SlotPath
  /// Which bearer of its key a section is.
  let ordinal: Int
  /// Whether a turn of a plain `for` is among the slots, here or further up.
  let isPositional: Bool
  /// Equal for equal paths.
  let hash: Int

  init(
    _ role: Role, parent: RowPath?, key: RowKey?, slots: SlotPath, ordinal: Int = 0,
    isPositional: Bool = false
  ) {
    self.role = role
    self.parent = parent
    self.key = key
    self.slots = slots
    self.ordinal = ordinal
    self.isPositional = isPositional || parent?.isPositional == true
    hash = RowPath.hash(role, parent: parent?.hash, key: key, slots: slots, ordinal: ordinal)
  }

  private static func hash(
    _ role: Role, parent: Int?, key: RowKey?, slots: SlotPath, ordinal: Int
  ) -> Int {
    let seed = HashMixer.mix(parent ?? screenSeed, key?.bits ?? 0, slots.bits)
    return HashMixer.mix(seed, ordinal, Int(role.rawValue))
  }

  /// The hash of the path of the first section with a key, without making the path.
  static func hash(ofSection key: RowKey) -> Int {
    hash(.section, parent: nil, key: key, slots: .empty, ordinal: 0)
  }

  /// The path of a section.
  convenience init(section key: RowKey, ordinal: Int = 0) {
    self.init(.section, parent: nil, key: key, slots: .empty, ordinal: ordinal)
  }

  /// Where every hash of an id starts.
  ///
  /// It differs from run to run, so that no data can be made up whose ids collide, unless the program
  /// runs with deterministic hashing.
  static let screenSeed = "screen".hashValue

  /// The section at the top; nil below a key that holds for the screen.
  var section: RowPath? {
    var path = self
    while let parent = path.parent { path = parent }
    return path.role == .section ? path : nil
  }

  /// What a section is called in print: its key, and its number from the second bearer on.
  var sectionName: String {
    let key = key?.description ?? ""
    return ordinal == 0 ? key : "\(key)#\(ordinal + 1)"
  }

  /// This path with one of its ancestors, or itself, replaced.
  func replacing(_ old: RowPath, by new: RowPath) -> RowPath {
    if self === old { return new }
    guard let parent else { return self }
    return RowPath(
      role, parent: parent.replacing(old, by: new), key: key, slots: slots, ordinal: ordinal,
      isPositional: isPositional)
  }

  /// Whether two paths lead to the same place.
  static func areEqual(_ left: RowPath?, _ right: RowPath?) -> Bool {
    var (left, right) = (left, right)
    while left !== right {
      guard let leftPath = left, let rightPath = right, leftPath.hash == rightPath.hash,
        leftPath.role == rightPath.role, leftPath.slots == rightPath.slots,
        leftPath.ordinal == rightPath.ordinal,
        leftPath.key == rightPath.key
      else { return false }
      (left, right) = (leftPath.parent, rightPath.parent)
    }
    return true
  }
}

/// Hashes of a few words, for ids: quick, and as good as their seed is secret.
enum HashMixer {
  /// Folds two words into a hash.
  ///
  /// The steps and constants are those of SplitMix64, which spread every bit over the word. Source:
  /// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
  static func mix(_ seed: Int, _ first: Int, _ second: Int) -> Int {
    let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
    var bits = UInt64(truncatingIfNeeded: seed ^ first)
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = bits &+ UInt64(truncatingIfNeeded: second) &* golden &+ golden
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: bits ^ (bits >> 31))
  }
}
