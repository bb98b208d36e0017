/// The whole identity of a row: where its keys and slots stand, and its kind.
///
/// An id holds the section, the loops around the row, the nearest key (of a `ForEach` turn or an
/// `.id`), the slots from there down to the row, and the kind. It does not hold an index: a block that
/// appears above a row leaves the row's id as it was. A header's id is its section and that it is the
/// header, whatever its kind; a footer's likewise.
///
/// Ids that hold no key depend on how the screen is written and hold for one build of the program;
/// what is stored for longer needs a key.
///
/// Comparing two ids compares their hashes first and their keys in the end, so an unlucky hash never
/// makes two rows one.
public struct RowID: Sendable {
  /// What a row is in its section.
  public enum Role: UInt8, Hashable, Sendable {
    /// One of the rows.
    case row
    /// Above the rows.
    case header
    /// Below the rows.
    case footer
  }

  /// The key nearest to the row; without meaning where the slot has none.
  let slotKey: RowKey
  /// 0 for the first bearer of this identity, 1 for the second, and so on.
  ///
  /// Anything but 0 means that keys are not unique; ``Screen/issues`` names the rows.
  public let ordinal: Int
  let slot: RowSlot
  /// Equal for equal ids; made once, since every table of ids starts from it.
  let hash: Int

  init(slot: RowSlot, key: RowKey?, ordinal: Int = 0) {
    self.slot = slot
    slotKey = key ?? 0
    self.ordinal = ordinal
    hash = HashMixer.mix(slot.hash, key?.bits ?? 0, ordinal)
  }

  /// The same identity, borne for the `ordinal`-th time after the first.
  func borne(_ ordinal: Int) -> RowID {
    RowID(slot: slot, key: key, ordinal: ordinal)
  }

  /// The same identity with its section's path replaced by another.
  func moved(from old: RowPath, to new: RowPath) -> RowID {
    RowID(slot: slot.moved(from: old, to: new), key: key, ordinal: ordinal)
  }
}

extension RowID {
  /// The key nearest to the row, or nil where only slots tell it from its neighbours.
  public var key: RowKey? { slot.hasKey ? slotKey : nil }

  /// What the row is in its section.
  public var role: Role { slot.role }

  /// The kind of the row.
  public var kind: RowKind { slot.kind }

  /// The key of the section the row stands in, or nil for a row whose key holds for the whole screen.
  public var section: RowKey? { slot.path?.section?.key }

  /// Whether a key around the row holds for the whole screen.
  var isScreenScoped: Bool { slot.path?.section == nil }

  /// The keys from the section down to the row: of each `ForEach` turn and `.id` around it.
  public var keys: [RowKey] {
    var keys = key.map { [$0] } ?? []
    var next = slot.path
    while let path = next, path.role != .section {
      if let key = path.key { keys.append(key) }
      next = path.parent
    }
    return keys.reversed()
  }
}

extension RowID: Hashable {
  /// Whether both name the same row.
  ///
  /// - Complexity: O(1) when their hashes differ; else that of comparing their keys.
  public static func == (left: RowID, right: RowID) -> Bool {
    left.hash == right.hash && left.ordinal == right.ordinal && left.slotKey == right.slotKey
      && left.slot == right.slot
  }

  /// Hashes the word made when the id was.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}

extension RowID: CustomStringConvertible {
  /// The section, then the kind with its keys in brackets: `comments/CommentRow[7]`.
  ///
  /// A row known only by its slots shows them (`basics/Note.2.0`), a later bearer its number
  /// (`comments/CommentRow[7]#2`), and a row whose key holds for the screen has no section.
  public var description: String {
    slot.path?.section.map { "\($0.sectionName)/\(descriptionInSection)" } ?? descriptionInSection
  }

  /// The description without the section.
  var descriptionInSection: String {
    switch role {
    case .header: return "header"
    case .footer: return "footer"
    case .row: break
    }
    var text = kind.name
    let keys = keys
    if !keys.isEmpty { text += "[" + keys.map(\.description).joined(separator: "/") + "]" }
    if keys.isEmpty || !slot.slots.isEmpty { text += slot.slots.description }
    return ordinal == 0 ? text : text + "#\(ordinal + 1)"
  }
}
