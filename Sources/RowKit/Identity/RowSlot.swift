/// The slot that a row stands in: what stands around its key, the slots below the key, and the kind.
///
/// The rows of all turns of a loop share one, so that an id is a reference, a key and a hash.
final class RowSlot: Sendable {
  /// What stands around the key: the section and the loops; nil where the key holds for the screen.
  let path: RowPath?
  /// Whether rows here have a key: one that an author gave, of a turn or an `.id`.
  let hasKey: Bool
  /// The slots between the key and the row.
  let slots: SlotPath
  /// The kind of the row.
  let kind: RowKind
  /// What the row is in its section.
  let role: RowID.Role
  /// Equal for equal slots.
  let hash: Int

  init(
    path: RowPath?, hasKey: Bool, slots: SlotPath, kind: RowKind, role: RowID.Role = .row
  ) {
    self.path = path
    self.hasKey = hasKey
    self.slots = slots
    self.kind = kind
    self.role = role
    // The kind of a header or footer is no part of its identity.
    let kindHash = role == .row ? ObjectIdentifier(kind.type).hashValue : Int(role.rawValue)
    hash = HashMixer.mix(path?.hash ?? RowPath.screenSeed, slots.bits, kindHash)
  }

  /// Whether this is where a row of that kind stands, told without comparing paths.
  func isSlot(of kind: RowKind, path: RowPath?, hasKey: Bool, slots: SlotPath) -> Bool {
    self.path === path && self.hasKey == hasKey && self.slots == slots && self.kind == kind
  }

  /// The same slot in another section.
  func moved(from old: RowPath, to new: RowPath) -> RowSlot {
    guard let path else { return self }
    return RowSlot(
      path: path.replacing(old, by: new), hasKey: hasKey, slots: slots, kind: kind, role: role)
  }
}

extension RowSlot: Equatable {
  static func == (left: RowSlot, right: RowSlot) -> Bool {
    left === right
      || left.differsInPathOnly(from: right) && RowPath.areEqual(left.path, right.path)
  }

  /// Whether the slots are equal if their paths are.
  func differsInPathOnly(from other: RowSlot) -> Bool {
    hash == other.hash && hasKey == other.hasKey && slots == other.slots && role == other.role
      && (role != .row || kind == other.kind)
  }
}
