/// The rows of two sections, read in place.
struct RowLists: MatchedLists {
  // Rows are read field by field through pointers: a row taken out as a whole would be retained.
  private let old: UnsafePointer<AnyRow>
  private let new: UnsafePointer<AnyRow>
  /// The slots last found equal: those of the next rows are mostly the same two objects.
  private var knownSlots: (old: ObjectIdentifier, new: ObjectIdentifier)?

  init(old: UnsafePointer<AnyRow>, new: UnsafePointer<AnyRow>) {
    self.old = old
    self.new = new
  }

  func oldHash(_ index: Int) -> Int { old[index].id.hash }

  func newHash(_ index: Int) -> Int { new[index].id.hash }

  /// Whether the rows share all their objects, as they do when one was copied from the other's screen.
  func areIdentical(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    let (old, new) = (old + oldIndex, new + newIndex)
    return old.pointee.box === new.pointee.box && old.pointee.id.hash == new.pointee.id.hash
      && old.pointee.id.slot === new.pointee.id.slot
      && old.pointee.id.ordinal == new.pointee.id.ordinal
      && old.pointee.id.key?.bits == new.pointee.id.key?.bits
      && old.pointee.id.key?.box === new.pointee.id.key?.box
      && old.pointee.traits.outermost === new.pointee.traits.outermost
  }

  mutating func areSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    let (old, new) = (old + oldIndex, new + newIndex)
    guard old.pointee.id.ordinal == new.pointee.id.ordinal,
      RowKey.areEqual(old.pointee.id.key, new.pointee.id.key)
    else { return false }
    let slots = (
      old: ObjectIdentifier(old.pointee.id.slot), new: ObjectIdentifier(new.pointee.id.slot)
    )
    if let knownSlots, knownSlots == slots { return true }
    guard old.pointee.id.slot == new.pointee.id.slot else { return false }
    knownSlots = slots
    return true
  }

  func change(_ oldIndex: Int, _ newIndex: Int) -> Match.Change {
    let (old, new) = (old + oldIndex, new + newIndex)
    let oldBox = Unmanaged.passUnretained(old.pointee.box as AnyObject)
    let newBox = Unmanaged.passUnretained(new.pointee.box as AnyObject)
    // Rows of one identity are of one kind, so their boxes are of one type.
    guard
      oldBox.toOpaque() == newBox.toOpaque()
        || type(of: old.pointee.box).areEqual(oldBox, newBox)
    else { return .updated }
    if old.pointee.traits.outermost == nil, new.pointee.traits.outermost == nil { return .none }
    return .init(from: old.pointee, to: new.pointee)
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
  let old: [Section]
  let new: [Section]

  func oldHash(_ index: Int) -> Int { old[index].path.hash }

  func newHash(_ index: Int) -> Int { new[index].path.hash }

  func areSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    RowPath.areEqual(old[oldIndex].path, new[newIndex].path)
  }

  func change(_ oldIndex: Int, _ newIndex: Int) -> Match.Change {
    old[oldIndex].edgesAreShownLike(new[newIndex]) ? .none : .updated
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

extension Section {
  /// Whether header, footer and style are the same to a reader, and lead to the same actions.
  fileprivate func edgesAreShownLike(_ other: Section) -> Bool {
    style == other.style && header == other.header && footer == other.footer
  }
}
