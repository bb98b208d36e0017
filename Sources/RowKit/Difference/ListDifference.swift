/// What changed between two lists of elements with ids: the fewest operations that make one of the other.
///
///     let difference = ListDifference(from: old, to: new, id: \.id)
///
/// Deletes, updates and `from` are old indices; inserts and `to` are new ones. All hold at once. Of
/// several elements with one id the first is paired with the first, the second with the second.
public struct ListDifference: Hashable, Sendable {
  /// Elements that go, by their old index, in order.
  public private(set) var deletes: [Int] = []
  /// Elements that come, by their new index, in order.
  public private(set) var inserts: [Int] = []
  /// Elements that stay but not in the order they had, by `to`: the fewest that have to move.
  public private(set) var moves: [Move<Int>] = []
  /// Elements that stay and are not equal to what they were, by their old index, in order.
  public private(set) var updates: [Int] = []

  /// Whether nothing changed.
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// Finds what changed between two collections of elements that are known by an id, such as `\.id`.
  ///
  /// - Complexity: O(n + m log m) in the elements and those out of order among them.
  @inlinable
  public init<Elements: Collection, ID: Hashable & Sendable>(
    from old: Elements, to new: Elements, id: (Elements.Element) -> ID
  ) where Elements.Element: Equatable {
    let (oldElements, newElements) = (Array(old), Array(new))
    self.init(
      keys: oldElements.map { RowKey(id($0)) }, newElements.map { RowKey(id($0)) },
      areEqual: { oldElements[$0] == newElements[$1] })
  }

  /// Finds what changed between two collections of elements that are known by their ids.
  ///
  /// - Complexity: O(n + m log m) in the elements and those out of order among them.
  @inlinable
  public init<Elements: Collection>(from old: Elements, to new: Elements)
  where Elements.Element: Equatable & Identifiable, Elements.Element.ID: Sendable {
    self.init(from: old, to: new, id: { $0.id })
  }

  /// Finds what changed between two lists that are known by their ids alone: how elements compare is
  /// asked of the caller, by their old and new index.
  ///
  /// - Complexity: O(n + m log m) in the ids and those out of order among them; each id is hashed once.
  @inlinable
  public init<ID: Hashable & Sendable>(
    from oldIDs: some Collection<ID>, to newIDs: some Collection<ID>,
    areEqual: (_ old: Int, _ new: Int) -> Bool
  ) {
    self.init(keys: oldIDs.map { RowKey($0) }, newIDs.map { RowKey($0) }, areEqual: areEqual)
  }

  @usableFromInline
  init(keys oldKeys: [RowKey], _ newKeys: [RowKey], areEqual: (Int, Int) -> Bool) {
    let (old, new) = (NumberedKeys(oldKeys), NumberedKeys(newKeys))
    withoutActuallyEscaping(areEqual) { areEqual in
      Workspace.withWorkspace(old: oldKeys.count, new: newKeys.count) { workspace in
        var matcher = workspace.matcher(
          KeyLists(old: old, new: new, areEqual: areEqual), old: oldKeys.count,
          new: newKeys.count)
        let middle = matcher.match()
        for (index, match) in matcher.oldMatches.enumerated() {
          if match.isNone {
            deletes.append(index)
          } else if match.isUpdated {
            updates.append(index)
          }
        }
        let matches = matcher.newMatches
        for index in middle where matches[index].isNone { inserts.append(index) }
        workspace.subsequence.forEachMove(
          in: middle, place: { matches[$0].isNone ? nil : matches[$0].index },
          count: { moves.reserve($0) }
        ) { to, from in
          moves.append(Move(from: from, to: to))
        }
      }
    }
  }
}

/// Keys with numbers for those borne more than once, and hashes that say both.
private struct NumberedKeys {
  let keys: [RowKey]
  private(set) var hashes: [Int]
  private(set) var ordinals: [Int32]

  init(_ keys: [RowKey]) {
    self.keys = keys
    hashes = keys.map { HashMixer.mix(RowPath.screenSeed, $0.bits, 0) }
    ordinals = Array(repeating: 0, count: keys.count)
    // How many bear the key of each first bearer so far.
    var counts: [Int32] = Array(repeating: 0, count: keys.count)
    let size = Workspace.tableSize(for: keys.count)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: size) { table in
      table.initialize(repeating: -1)
      for index in keys.indices {
        var slot = hashes[index] & (size - 1)
        while table[slot] >= 0, keys[Int(table[slot])] != keys[index] {
          slot = (slot + 1) & (size - 1)
        }
        if table[slot] < 0 { table[slot] = Int32(truncatingIfNeeded: index) }
        ordinals[index] = counts[Int(table[slot])]
        counts[Int(table[slot])] += 1
      }
    }
    for index in keys.indices where ordinals[index] > 0 {
      hashes[index] = HashMixer.mix(hashes[index], Int(ordinals[index]), 0)
    }
  }
}

private struct KeyLists: MatchedLists {
  let old: NumberedKeys
  let new: NumberedKeys
  let areEqual: (Int, Int) -> Bool

  func oldHash(_ index: Int) -> Int { old.hashes[index] }

  func newHash(_ index: Int) -> Int { new.hashes[index] }

  func areSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    old.ordinals[oldIndex] == new.ordinals[newIndex] && old.keys[oldIndex] == new.keys[newIndex]
  }

  func change(_ oldIndex: Int, _ newIndex: Int) -> Match.Change {
    areEqual(oldIndex, newIndex) ? .none : .updated
  }
}
