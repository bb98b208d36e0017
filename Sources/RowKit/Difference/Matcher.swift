/// Two lists whose elements are known by identities that each list holds once.
protocol MatchedLists {
  /// A word that is equal for equal identities, of an element of the old list.
  func oldHash(_ index: Int) -> Int
  /// A word that is equal for equal identities, of an element of the new list.
  func newHash(_ index: Int) -> Int
  /// Whether an old and a new element, whose hashes are equal, have the same identity.
  mutating func areSame(_ old: Int, _ new: Int) -> Bool
  /// What became of an element that stays.
  func change(_ old: Int, _ new: Int) -> Match.Change
  /// Whether an old and a new element are one and the same in memory, which is quick to tell.
  func areIdentical(_ old: Int, _ new: Int) -> Bool
}

extension MatchedLists {
  func areIdentical(_ old: Int, _ new: Int) -> Bool { false }
}

/// Where an element of one list is in the other, and what became of it, in one word.
struct Match: Equatable {
  enum Change: UInt32 {
    case none = 0
    /// What it shows changed.
    case updated = 0x4000_0000
    /// Only its actions did.
    case rebound = 0x2000_0000
  }

  private let bits: UInt32

  /// The element is in one list only.
  static let none = Match(bits: .max)

  /// The most elements a list can have.
  static let limit = 0x1FFF_FFFF

  private init(bits: UInt32) { self.bits = bits }

  init(_ index: Int, _ change: Change) {
    bits = UInt32(truncatingIfNeeded: index) | change.rawValue
  }

  var isNone: Bool { bits == .max }
  var index: Int { Int(bits & UInt32(Match.limit)) }
  var isUpdated: Bool { bits & Change.updated.rawValue != 0 }
  var isRebound: Bool { bits & Change.rebound.rawValue != 0 }
}

/// Finds for each element of one list where it is in another.
///
/// Most lists that are compared are nearly equal. So the common ends are matched first; then the next
/// old element is guessed to be the next new one, and where it is not, a few elements ahead are looked
/// at; only what is left then is looked up in a table of hashes. Identities are unique, so the matches
/// are the same whichever way they are found.
///
/// - Complexity: O(n) in both lists' elements, hashes taken to be spread.
struct Matcher<Lists: MatchedLists> {
  var lists: Lists
  /// For each old element, where it is in the new list.
  let oldMatches: UnsafeMutableBufferPointer<Match>
  /// For each new element, where it is in the old list.
  let newMatches: UnsafeMutableBufferPointer<Match>
  /// Whether an element that stays changed.
  private(set) var hasChanges = false
  /// Room for the table: at least ``Workspace/tableSize(for:)`` of the old elements.
  let table: UnsafeMutableBufferPointer<Int32>

  init(
    lists: Lists, oldMatches: UnsafeMutableBufferPointer<Match>,
    newMatches: UnsafeMutableBufferPointer<Match>, table: UnsafeMutableBufferPointer<Int32>
  ) {
    self.lists = lists
    self.oldMatches = oldMatches
    self.newMatches = newMatches
    self.table = table
  }

  /// How far ahead a list is looked at when a guess fails.
  private static var window: Int { 8 }

  /// After how many guesses in a row that failed none is made any more.
  private static var patience: Int { 16 }

  /// Fills the matches.
  ///
  /// - Returns: The part of the new list between the common ends, outside of which every element is
  ///   matched in order.
  mutating func match() -> Range<Int> {
    let (oldCount, newCount) = (oldMatches.count, newMatches.count)
    var start = 0
    let shorter = min(oldCount, newCount)
    while start < shorter, matchIfSame(start, start) { start += 1 }
    var (oldEnd, newEnd) = (oldCount, newCount)
    while oldEnd > start, newEnd > start, matchIfSame(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
    for old in start..<oldEnd { oldMatches[old] = .none }
    for new in start..<newEnd { newMatches[new] = .none }
    let leftOver = guess(old: start..<oldEnd, new: start..<newEnd)
    lookUp(old: leftOver.old..<oldEnd, new: leftOver.new..<newEnd)
    return start..<newEnd
  }

  @inline(__always)
  private mutating func matchIfSame(_ old: Int, _ new: Int) -> Bool {
    var change = Match.Change.none
    if !lists.areIdentical(old, new) {
      guard lists.oldHash(old) == lists.newHash(new), lists.areSame(old, new) else { return false }
      change = lists.change(old, new)
      if change != .none { hasChanges = true }
    }
    oldMatches[old] = Match(new, change)
    newMatches[new] = Match(old, change)
    return true
  }

  /// Walks both lists side by side.
  ///
  /// - Returns: The first element of each that a look in the table may still match: what the walk
  ///   skipped, or did not come to.
  private mutating func guess(old: Range<Int>, new: Range<Int>) -> (old: Int, new: Int) {
    var (oldIndex, newIndex) = (old.lowerBound, new.lowerBound)
    var (oldSkipped, newSkipped) = (old.upperBound, new.upperBound)
    var failures = 0
    while oldIndex < old.upperBound, newIndex < new.upperBound {
      if matchIfSame(oldIndex, newIndex) {
        oldIndex += 1
        newIndex += 1
        failures = 0
        continue
      }
      failures += 1
      if failures > Self.patience { break }
      let (oldStep, newStep) = resynchronise(oldIndex, newIndex)
      if oldStep > 0 { oldSkipped = min(oldSkipped, oldIndex) }
      if newStep > 0 { newSkipped = min(newSkipped, newIndex) }
      oldIndex += oldStep
      newIndex += newStep
    }
    return (min(oldSkipped, oldIndex), min(newSkipped, newIndex))
  }

  /// How many elements of either list to skip so that the next two are the same; one of each where
  /// none near by are.
  private func resynchronise(_ old: Int, _ new: Int) -> (old: Int, new: Int) {
    for distance in 1...Self.window {
      if old + distance < oldMatches.count, lists.oldHash(old + distance) == lists.newHash(new) {
        return (distance, 0)
      }
      if new + distance < newMatches.count, lists.oldHash(old) == lists.newHash(new + distance) {
        return (0, distance)
      }
    }
    return (1, 1)
  }

  /// Matches what is left by its hashes.
  private mutating func lookUp(old: Range<Int>, new: Range<Int>) {
    var count = 0
    for index in old where oldMatches[index].isNone { count += 1 }
    guard count > 0, new.contains(where: { newMatches[$0].isNone }) else { return }
    let mask = Workspace.tableSize(for: count) - 1
    for slot in 0...mask { table[slot] = -1 }
    for index in old where oldMatches[index].isNone {
      var slot = lists.oldHash(index) & mask
      while table[slot] >= 0 { slot = (slot + 1) & mask }
      table[slot] = Int32(truncatingIfNeeded: index)
    }
    for index in new where newMatches[index].isNone {
      var slot = lists.newHash(index) & mask
      while table[slot] >= 0, !matchIfSame(Int(table[slot]), index) { slot = (slot + 1) & mask }
    }
  }
}
