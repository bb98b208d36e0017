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

  /// Finds what changed between two lists of elements that are known by the value at a key path.
  ///
  /// - Complexity: O(n + m log m) in the elements and those out of order among them.
  public init<Element: Equatable, ID: Hashable>(
    from old: [Element], to new: [Element], id: KeyPath<Element, ID>
  ) {
    self.init(
      from: old.map { $0[keyPath: id] }, to: new.map { $0[keyPath: id] },
      areEqual: { old[$0] == new[$1] })
  }

  /// Finds what changed between two lists of elements that are known by their ids.
  ///
  /// - Complexity: O(n + m log m) in the elements and those out of order among them.
  public init<Element: Equatable & Identifiable>(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new, id: \.id)
  }

  /// Finds what changed between two lists that are known by their ids alone: how elements compare is
  /// asked of the caller, by their old and new index.
  ///
  /// - Complexity: O(n + m log m) in the ids and those out of order among them; each id is hashed once.
  public init<ID: Hashable>(
    from oldIDs: [ID], to newIDs: [ID], areEqual: (_ old: Int, _ new: Int) -> Bool
  ) {
    let old = NumberedIDs(oldIDs)
    let new = NumberedIDs(newIDs)
    withoutActuallyEscaping(areEqual) { areEqual in
      Workspace.withWorkspace(old: oldIDs.count, new: newIDs.count) { workspace in
        var matcher = workspace.matcher(
          IDLists(old: old, new: new, areEqual: areEqual), old: oldIDs.count, new: newIDs.count)
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

/// Ids with their hashes, and numbers for those borne more than once.
private struct NumberedIDs<ID: Hashable> {
  let ids: [ID]
  private(set) var hashes: [Int]
  private(set) var ordinals: [Int32]

  init(_ ids: [ID]) {
    self.ids = ids
    hashes = ids.map(\.hashValue)
    ordinals = Array(repeating: 0, count: ids.count)
    // The first bearers of each id, and how many there are of it so far.
    var counts: [Int32] = Array(repeating: 0, count: ids.count)
    let size = Matcher<IDLists<ID>>.tableSize(for: ids.count)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: size) { table in
      table.initialize(repeating: -1)
      for index in ids.indices {
        var slot = hashes[index] & (size - 1)
        while table[slot] >= 0, !isSame(Int(table[slot]), index) { slot = (slot + 1) & (size - 1) }
        if table[slot] < 0 { table[slot] = Int32(truncatingIfNeeded: index) }
        ordinals[index] = counts[Int(table[slot])]
        counts[Int(table[slot])] += 1
      }
    }
    for index in ids.indices where ordinals[index] > 0 {
      hashes[index] = HashMixer.mix(hashes[index], Int(ordinals[index]), 0)
    }
  }

  private func isSame(_ first: Int, _ index: Int) -> Bool {
    hashes[first] == hashes[index] && ids[first] == ids[index]
  }
}

private struct IDLists<ID: Hashable>: MatchedLists {
  let old: NumberedIDs<ID>
  let new: NumberedIDs<ID>
  let areEqual: (Int, Int) -> Bool

  func oldHash(_ index: Int) -> Int { old.hashes[index] }

  func newHash(_ index: Int) -> Int { new.hashes[index] }

  func areSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    old.ordinals[oldIndex] == new.ordinals[newIndex] && old.ids[oldIndex] == new.ids[newIndex]
  }

  func change(_ oldIndex: Int, _ newIndex: Int) -> Match.Change {
    areEqual(oldIndex, newIndex) ? .none : .updated
  }
}
