/// Walks a block once and gives every row its id.
struct Composer {
  private(set) var rows: [AnyRow] = []
  private(set) var holdsScreenKeys = false
  private(set) var positional = (count: 0, first: 0)
  private var hasKeys = false
  private let section: RowPath

  init(_ block: Block, section: RowPath) {
    self.section = section
    rows.reserveCapacity(block.node.rowCount)
    walk(block.node, at: Place(path: section, key: nil, slots: .empty))
    if hasKeys { numberBearers() }
  }

  /// Where in the screen a node stands, as far as ids are concerned.
  private struct Place {
    var path: RowPath?
    var key: RowKey?
    var slots: SlotPath
    var isPositional = false

    /// The place of a slot below this one; a path that has no room left goes on in an object.
    func slot(_ slot: Int) -> Place {
      var place = self
      if let slots = slots.appending(slot) {
        place.slots = slots
      } else {
        let path = RowPath(parent: path, key: key, slots: slots)
        place = Place(path: path, key: nil, slots: .empty, isPositional: isPositional)
        place = place.slot(slot)
      }
      return place
    }

    /// What stands around the turns of a loop here.
    var loopPath: RowPath { RowPath(parent: path, key: key, slots: slots) }

    /// What stands around a key given here: the nearest key above, without the slots between.
    var keyPath: RowPath? {
      key == nil ? path : RowPath(parent: path, key: key, slots: .empty)
    }
  }

  private mutating func walk(_ node: Block.Node, at place: Place) {
    switch node {
    case .none: break
    case .row(let box, let traits): append(box, traits, at: place)
    case .slots(let nodes, let first):
      for (index, node) in nodes.enumerated() { walk(node, at: place.slot(first + index)) }
    case .turns(let nodes):
      var place = place
      place.isPositional = true
      for (index, node) in nodes.enumerated() { walk(node, at: place.slot(index)) }
    case .loop(let loop): walk(loop, around: place.loopPath, place.isPositional)
    case .keyed(let loop): walk(loop, around: place.keyPath, false)
    }
  }

  private mutating func walk(
    _ loop: Block.Loop, around enclosing: @autoclosure () -> RowPath?, _ isPositional: Bool
  ) {
    hasKeys = true
    var place = Place(path: nil, key: nil, slots: .empty)
    switch loop.scope {
    case .enclosing:
      place.path = enclosing()
      place.isPositional = isPositional
    case .section: place.path = section
    case .screen: holdsScreenKeys = true
    }
    for (key, node) in zip(loop.keys, loop.turns) {
      place.key = key
      walk(node, at: place)
    }
  }

  private mutating func append(_ box: any RowBox, _ traits: RowTraits?, at place: Place) {
    if place.isPositional {
      if positional.count == 0 { positional.first = rows.count }
      positional.count += 1
    }
    let id = RowID(path: place.path, key: place.key, slots: place.slots, kind: box.kind)
    rows.append(AnyRow(id: id, box: box, traits: traits))
  }

  /// Slots are unique by the way they are made; keys are as unique as the author's data.
  private mutating func numberBearers() {
    var bearers = BearerTable(capacity: rows.count)
    for index in rows.indices {
      let first = bearers.insert(index, in: rows)
      guard first != index else { continue }
      let ordinal = bearers.counts[first, default: 1]
      bearers.counts[first] = ordinal + 1
      rows[index] = rows[index].identified(rows[index].id.borne(ordinal))
    }
  }
}

/// Finds the first row that bears an id: an open-addressing table of indices.
///
/// Ids carry their hashes, so this costs a probe or two a row and four bytes of scratch an entry,
/// where a `Set` would hash again and hold every id a second time.
private struct BearerTable {
  private var slots: [Int32]
  private let mask: Int
  /// How many rows bear the id of the row at an index, where more than one does.
  var counts: [Int: Int32] = [:]

  init(capacity: Int) {
    var size = 8
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    mask = size - 1
  }

  /// The index of the first row that bears the id of the row at `index`, which may be itself.
  mutating func insert(_ index: Int, in rows: [AnyRow]) -> Int {
    var slot = rows[index].id.hash & mask
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if rows[other].id == rows[index].id { return other }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(index)
    return index
  }
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
