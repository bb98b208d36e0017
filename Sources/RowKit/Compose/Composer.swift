/// Walks a block once and gives every row its id.
struct Composer {
  private(set) var rows: [AnyRow] = []
  private(set) var holdsScreenKeys = false
  private(set) var positional = (count: 0, first: 0)
  private var hasKeys = false
  private let section: RowPath
  /// Where the walk is.
  private var place: Place
  /// The slots of the latest rows: the next turn of a loop stands in the same.
  private var recentSlots: [RowSlot] = []

  init(_ block: Block, section: RowPath) {
    self.section = section
    place = Place(path: section)
    rows.reserveCapacity(block.node.rowCount)
    walk(block.node)
    if hasKeys { numberBearers() }
  }

  /// Appends the rows of a node that stands at `place`, which is the same afterwards.
  private mutating func walk(_ node: Block.Node) {
    switch node {
    case .none: break
    case .row(let box, let traits): append(box, traits)
    case .slots(let nodes, let first): walk(nodes, first: first, areTurns: false)
    case .turns(let nodes): walk(nodes, first: 0, areTurns: true)
    case .loop(let loop): walk(loop, isKeyed: false)
    case .keyed(let loop): walk(loop, isKeyed: true)
    }
  }

  private mutating func walk(_ nodes: [Block.Node], first: Int, areTurns: Bool) {
    let outer = place
    for index in nodes.indices {
      place = outer.slot(first + index, isTurn: areTurns)
      walk(nodes[index])
    }
    place = outer
  }

  private mutating func walk(_ loop: Block.Loop, isKeyed: Bool) {
    hasKeys = true
    let outer = place
    switch loop.scope {
    case .enclosing: place = Place(path: isKeyed ? outer.aroundKey : outer.aroundLoop)
    case .section: place = Place(path: section)
    case .screen: place = Place(path: nil)
    }
    if place.path?.section == nil { holdsScreenKeys = true }
    for index in loop.keys.indices {
      place.key = loop.keys[index]
      walk(loop.turns[index])
    }
    place = outer
  }

  private mutating func append(_ box: any RowBox, _ traits: RowTraits) {
    if place.isPositional || place.path?.isPositional == true {
      if positional.count == 0 { positional.first = rows.count }
      positional.count += 1
    }
    let id = RowID(slot: slot(of: box.kind), key: place.key)
    rows.append(AnyRow(id: id, box: box, traits: traits))
  }

  /// The slot of a row of a kind here; that of an earlier turn where it stands in the same.
  private mutating func slot(of kind: RowKind) -> RowSlot {
    let hasKey = place.key != nil
    for slot in recentSlots
    where slot.isSlot(of: kind, path: place.path, hasKey: hasKey, slots: place.slots) {
      return slot
    }
    let slot = RowSlot(path: place.path, hasKey: hasKey, slots: place.slots, kind: kind)
    // A turn of a loop has seldom more rows than this; one that has costs an object for each.
    if recentSlots.count == 8 { recentSlots.removeFirst() }
    recentSlots.append(slot)
    return slot
  }

  /// Slots are unique by the way they are made; keys are as unique as the author's data.
  private mutating func numberBearers() {
    let later = rows.withUnsafeBufferPointer { rows in
      duplicates(among: rows.count) {
        rows[$0].id.hash
      } areSame: {
        rows[$0].id == rows[$1].id
      }
    }
    for (index, ordinal) in later {
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
