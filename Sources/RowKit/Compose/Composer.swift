/// Walks a block once and gives every row its id.
struct Composer {
  private(set) var rows: [AnyRow] = []
  private(set) var holdsScreenKeys = false
  private(set) var positional = (count: 0, first: 0)
  private var hasKeys = false
  private let section: RowPath
  /// The slots of the latest rows: the next turn of a loop stands in the same.
  private var recentSlots: [RowSlot] = []

  init(_ block: Block, section: RowPath) {
    self.section = section
    rows.reserveCapacity(block.node.rowCount)
    walk(block.node, at: Place(path: section))
    if hasKeys { numberBearers() }
  }

  private mutating func walk(_ node: Block.Node, at place: Place) {
    switch node {
    case .none: break
    case .row(let box, let traits): append(box, traits, at: place)
    case .slots(let nodes, let first):
      for (index, node) in nodes.enumerated() { walk(node, at: place.slot(first + index)) }
    case .turns(let nodes):
      for (index, node) in nodes.enumerated() { walk(node, at: place.slot(index, isTurn: true)) }
    case .loop(let loop): walk(loop, around: place.aroundLoop)
    case .keyed(let loop): walk(loop, around: place.aroundKey)
    }
  }

  private mutating func walk(_ loop: Block.Loop, around enclosing: @autoclosure () -> RowPath?) {
    hasKeys = true
    var place =
      switch loop.scope {
      case .enclosing: Place(path: enclosing())
      case .section: Place(path: section)
      case .screen: Place(path: nil)
      }
    if place.path?.section == nil { holdsScreenKeys = true }
    for index in loop.keys.indices {
      place.key = loop.keys[index]
      walk(loop.turns[index], at: place)
    }
  }

  private mutating func append(_ box: any RowBox, _ traits: RowTraits, at place: Place) {
    if place.isPositional || place.path?.isPositional == true {
      if positional.count == 0 { positional.first = rows.count }
      positional.count += 1
    }
    let slot = slot(of: box.kind, at: place)
    rows.append(AnyRow(id: RowID(slot: slot, key: place.key), box: box, traits: traits))
  }

  private mutating func slot(of kind: RowKind, at place: Place) -> RowSlot {
    for slot in recentSlots where slot.isSlot(of: kind, path: place.path, slots: place.slots) {
      return slot
    }
    let slot = RowSlot(path: place.path, slots: place.slots, kind: kind)
    // A turn of a loop has seldom more rows than this; one that has costs an object for each.
    if recentSlots.count == 8 { recentSlots.removeFirst() }
    recentSlots.append(slot)
    return slot
  }

  /// Slots are unique by the way they are made; keys are as unique as the author's data.
  private mutating func numberBearers() {
    for (index, ordinal) in rows.withUnsafeBufferPointer({ laterBearers(in: $0) }) {
      rows[index] = rows[index].identified(rows[index].id.borne(ordinal))
    }
  }
}

/// Where in the screen a node stands, as far as ids are concerned.
private struct Place {
  /// What stands around the key, where it was given; nil where the key holds for the screen.
  let enclosing: RowPath?
  /// The same, and the pieces of the way below the key that its last word has no room for.
  var path: RowPath?
  /// The nearest key, of a turn or an `.id`; nil above the first in a section.
  var key: RowKey?
  /// The slots below it.
  var slots = SlotPath.empty
  /// Whether a turn of a plain `for` is among them.
  var isPositional = false

  init(path: RowPath?) {
    enclosing = path
    self.path = path
  }

  /// The place of a slot below this one; a way that is too long for a word goes on in an object.
  func slot(_ slot: Int, isTurn: Bool = false) -> Place {
    var place = self
    place.isPositional = isPositional || isTurn
    if let slots = slots.appending(slot) {
      place.slots = slots
      return place
    }
    place.path = RowPath(
      .piece, parent: path, key: nil, slots: slots, isPositional: isPositional)
    place.slots = .empty
    return place.slot(slot, isTurn: isTurn)
  }

  /// What stands around the turns of a loop here: the key and the slots below it.
  var aroundLoop: RowPath {
    RowPath(.key, parent: path, key: key, slots: slots, isPositional: isPositional)
  }

  /// What stands around a key given here: the nearest key above, without the slots below it.
  var aroundKey: RowPath? {
    key == nil ? enclosing : RowPath(.key, parent: enclosing, key: key, slots: .empty)
  }
}

/// The rows whose id an earlier row bears too: their indices, and how many bear it before them.
///
/// An open-addressing table of indices: ids carry their hashes, so this costs a probe or two a row and
/// eight bytes of scratch, where a `Set` would hash again and hold every id a second time.
private func laterBearers(in rows: UnsafeBufferPointer<AnyRow>) -> [(index: Int, ordinal: Int32)] {
  var size = 8
  while size < rows.count * 2 { size *= 2 }
  var later: [(index: Int, ordinal: Int32)] = []
  var counts: [Int: Int32] = [:]
  withUnsafeTemporaryAllocation(of: Int32.self, capacity: size) { table in
    table.initialize(repeating: -1)
    for index in rows.indices {
      var slot = rows[index].id.hash & (size - 1)
      while table[slot] >= 0, rows[Int(table[slot])].id != rows[index].id {
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

extension Block.Node {
  /// How many rows there are.
  fileprivate var rowCount: Int {
    switch self {
    case .none: 0
    case .row: 1
    case .slots(let nodes, _), .turns(let nodes): nodes.reduce(0) { $0 + $1.rowCount }
    case .loop(let loop), .keyed(let loop): loop.turns.reduce(0) { $0 + $1.rowCount }
    }
  }
}
