/// The rows of two sections, read in place.
struct RowLists: MatchedLists {
  // Rows are read field by field where they are: one taken out as a whole would be retained.
  private let old: UnsafePointer<AnyRow>
  private let new: UnsafePointer<AnyRow>
  /// The slots last found equal: those of the next rows are mostly the same two objects.
  private var knownSlots: Known = .none
  /// The paths last found equal, which all rows of a loop share, whatever their kinds.
  private var knownPaths: Known = .none

  /// The addresses of two objects that are equal; zero where there are none.
  private struct Known: Equatable {
    let old: UInt
    let new: UInt

    static let none = Known(old: 0, new: 0)

    private init(old: UInt, new: UInt) {
      self.old = old
      self.new = new
    }

    @inline(__always)
    init(_ old: AnyObject, _ new: AnyObject) {
      self.init(
        old: UInt(bitPattern: ObjectIdentifier(old)), new: UInt(bitPattern: ObjectIdentifier(new)))
    }
  }

  init(old: UnsafePointer<AnyRow>, new: UnsafePointer<AnyRow>) {
    self.old = old
    self.new = new
  }

  func oldHash(_ index: Int) -> Int { old[index].id.hash }

  func newHash(_ index: Int) -> Int { new[index].id.hash }

  /// Whether the rows share all their objects, as they do when one was copied from the other's screen.
  func areIdentical(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    old[oldIndex].box === new[newIndex].box
      && old[oldIndex].id.slot === new[newIndex].id.slot
      && old[oldIndex].id.slotKey.bits == new[newIndex].id.slotKey.bits
      && old[oldIndex].id.slotKey.box === new[newIndex].id.slotKey.box
      && old[oldIndex].id.ordinal == new[newIndex].id.ordinal
      && old[oldIndex].traits.outermost === new[newIndex].traits.outermost
  }

  mutating func areSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    guard old[oldIndex].id.ordinal == new[newIndex].id.ordinal,
      old[oldIndex].id.slotKey.bits == new[newIndex].id.slotKey.bits,
      old[oldIndex].id.slotKey.box === new[newIndex].id.slotKey.box
        || boxedKeysAreEqual(oldIndex, newIndex)
    else { return false }
    return knownSlots == Known(old[oldIndex].id.slot, new[newIndex].id.slot)
      || areSame(old[oldIndex].id.slot, new[newIndex].id.slot)
  }

  // What few rows need is kept out of the loop, which is the faster for it.

  @inline(never)
  private func boxedKeysAreEqual(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    guard old[oldIndex].id.slotKey.box != nil, new[newIndex].id.slotKey.box != nil else {
      return false
    }
    let type = type(of: old[oldIndex].id.slotKey.box.unsafelyUnwrapped)
    guard type == Swift.type(of: new[newIndex].id.slotKey.box.unsafelyUnwrapped) else {
      return false
    }
    return type.areEqual(
      Unmanaged.passUnretained(old[oldIndex].id.slotKey.box.unsafelyUnwrapped as AnyObject),
      Unmanaged.passUnretained(new[newIndex].id.slotKey.box.unsafelyUnwrapped as AnyObject))
  }

  @inline(never)
  private func traitsChange(_ oldIndex: Int, _ newIndex: Int) -> Match.Change {
    if old[oldIndex].traits.areSaidLike(new[newIndex].traits) { return .none }
    return .init(from: old[oldIndex], to: new[newIndex])
  }

  @inline(never)
  private mutating func areSame(_ old: RowSlot, _ new: RowSlot) -> Bool {
    if let oldPath = old.path, let newPath = new.path {
      let paths = Known(oldPath, newPath)
      guard old.differsInPathOnly(from: new),
        knownPaths == paths || RowPath.areEqual(oldPath, newPath)
      else { return false }
      knownPaths = paths
    } else if old != new {
      return false
    }
    knownSlots = Known(old, new)
    return true
  }

  func change(_ oldIndex: Int, _ newIndex: Int) -> Match.Change {
    let oldBox = Unmanaged.passUnretained(old[oldIndex].box as AnyObject)
    let newBox = Unmanaged.passUnretained(new[newIndex].box as AnyObject)
    // Rows of one identity are of one kind, so their boxes are of one type.
    guard
      oldBox.toOpaque() == newBox.toOpaque()
        || type(of: old[oldIndex].box).areEqual(oldBox, newBox)
    else { return .updated }
    let saysNothing =
      old[oldIndex].traits.outermost == nil && new[newIndex].traits.outermost == nil
    return saysNothing ? .none : traitsChange(oldIndex, newIndex)
  }
}

/// Rows of two screens by their places.
struct StrayLists: MatchedLists {
  let old: [Section]
  let new: [Section]
  let oldPlaces: [RowPosition]
  let newPlaces: [RowPosition]

  func oldHash(_ index: Int) -> Int { oldRow(index).id.hash }

  func newHash(_ index: Int) -> Int { newRow(index).id.hash }

  func areSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    oldRow(oldIndex).id == newRow(newIndex).id
  }

  func change(_ oldIndex: Int, _ newIndex: Int) -> Match.Change {
    .init(from: oldRow(oldIndex), to: newRow(newIndex))
  }

  private func oldRow(_ index: Int) -> AnyRow {
    old[oldPlaces[index].section].rows[oldPlaces[index].row]
  }

  private func newRow(_ index: Int) -> AnyRow {
    new[newPlaces[index].section].rows[newPlaces[index].row]
  }
}

/// The sections of two screens.
struct SectionLists: MatchedLists {
  let old: UnsafeBufferPointer<Section>
  let new: UnsafeBufferPointer<Section>

  func oldHash(_ index: Int) -> Int { old[index].path.hash }

  func newHash(_ index: Int) -> Int { new[index].path.hash }

  func areSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    RowPath.areEqual(old[oldIndex].path, new[newIndex].path)
  }

  func areIdentical(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    old[oldIndex].isIdenticalButForRows(to: new[newIndex])
  }

  func change(_ oldIndex: Int, _ newIndex: Int) -> Match.Change {
    old[oldIndex].hasEdges(like: new[newIndex]) ? .none : .updated
  }
}

extension Match.Change {
  init(from old: AnyRow, to new: AnyRow) {
    if !old.isShownLike(new) {
      self = .updated
    } else {
      self = old.traits.haveActions(equalTo: new.traits) ? .none : .rebound
    }
  }
}
