/// The room that comparing two lists takes, in one allocation.
///
/// Four bytes for each old and new element; a table of six to twelve bytes an old element; and eight
/// bytes a new element to find what moves. None of it is touched before it is needed.
struct Workspace {
  private let words: UnsafeMutableBufferPointer<Int32>
  private let oldCount: Int
  private let newCount: Int

  /// Lends room for lists of at most these lengths.
  static func withWorkspace<Result>(
    old oldCount: Int, new newCount: Int, _ body: (Workspace) throws -> Result
  ) rethrows -> Result {
    precondition(
      max(oldCount, newCount) <= Match.limit,
      "Lists of at most \(Match.limit) elements can be compared; these have \(oldCount), \(newCount)."
    )
    let count = oldCount + newCount * 3 + tableSize(for: oldCount)
    return try withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { words in
      try body(Workspace(words: words, oldCount: oldCount, newCount: newCount))
    }
  }

  /// A matcher of two lists, within the room.
  func matcher<Lists: MatchedLists>(_ lists: Lists, old: Int, new: Int) -> Matcher<Lists> {
    Matcher(
      lists: lists, oldMatches: matches(from: 0, count: old),
      newMatches: matches(from: oldCount, count: new),
      table: slice(from: oldCount + newCount * 3, count: Self.tableSize(for: oldCount)))
  }

  /// What finds the elements that move, within the room.
  var subsequence: IncreasingSubsequence {
    IncreasingSubsequence(
      tails: slice(from: oldCount + newCount, count: newCount),
      previous: slice(from: oldCount + newCount * 2, count: newCount))
  }

  /// How many entries a table for `count` elements has: a power of two, two thirds full at most.
  static func tableSize(for count: Int) -> Int {
    var size = 8
    while size * 2 < count * 3 { size *= 2 }
    return size
  }

  private func slice(from start: Int, count: Int) -> UnsafeMutableBufferPointer<Int32> {
    UnsafeMutableBufferPointer(rebasing: words[start..<start + count])
  }

  private func matches(from start: Int, count: Int) -> UnsafeMutableBufferPointer<Match> {
    let slice = slice(from: start, count: count)
    // A match is one word, these words are used for matches alone, and each is written before it is read.
    return UnsafeMutableRawBufferPointer(slice).bindMemory(to: Match.self)
  }
}
