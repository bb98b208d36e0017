import RowKit
import RowKitTestSupport
import Testing

/// What holds for the difference of any two lists, tried on random ones and on odd ones.
@Suite struct ListDifferenceTests {
  @Test func `the operations lead to the new list, and are the fewest`() {
    #expect(Lists.property { $0.fault(id: \.id) }.counterexample(count: 2000) == nil)
  }

  @Test func `ids whose hashes collide are told apart`() {
    #expect(Lists.property { $0.fault(id: \.unlucky) }.counterexample(count: 1000) == nil)
  }

  @Test func `ids alone are compared with the caller's equality of elements`() {
    let property = Lists.property { lists in
      let difference = ListDifference(from: lists.old.map(\.id), to: lists.new.map(\.id)) {
        lists.old[$0] == lists.new[$1]
      }
      return difference == ListDifference(from: lists.old, to: lists.new, id: \.id)
        && difference == ListDifference(from: lists.old, to: lists.new)
        ? nil : "found \(difference.operations)"
    }
    #expect(property.counterexample(count: 500) == nil)
  }

  @Test func `equality is asked only of elements with one id, once for each`() {
    let property = Lists.property { lists in
      var asked: [Move<Int>] = []
      let difference = ListDifference(from: lists.old.map(\.id), to: lists.new.map(\.id)) {
        asked.append(Move(from: $0, to: $1))
        return false
      }
      return Set(asked).count == asked.count && asked.map(\.from).sorted() == difference.updates
        && asked.allSatisfy { lists.old[$0.from].id == lists.new[$0.to].id } ? nil : "asks \(asked)"
    }
    #expect(property.counterexample(count: 500) == nil)
  }

  @Test func `nothing moves to its own place where another could move in its stead`() {
    var wrong: [[Int]] = []
    for count in 1...6 {
      for new in permutations(of: Array(0..<count)) {
        let moves = ListDifference(from: Array(0..<count), to: new, id: { $0 }).moves
        // Of all sets of elements that can stay, as many as can: the most that are where they were.
        let staying = (0..<1 << count).map { set in new.indices.filter { set >> $0 & 1 == 1 } }
          .filter { places in zip(places, places.dropFirst()).allSatisfy { new[$0] < new[$1] } }
        let most = staying.map(\.count).max() ?? 0
        let fixed =
          staying.filter { $0.count == most }.map { $0.count { new[$0] == $0 } }.max() ?? 0
        let needless = new.indices.count { new[$0] == $0 } - fixed
        let isRight =
          moves.count == count - most && moves.count { $0.from == $0.to } == needless
        if !isRight { wrong.append(new) }
      }
    }
    #expect(wrong == [])
  }

  private func permutations(of elements: [Int]) -> [[Int]] {
    guard let first = elements.first else { return [[]] }
    return permutations(of: Array(elements.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + rest[$0...] }
    }
  }

  @Test(arguments: [
    ("", "", ""),
    ("", "ab", "insert 0, insert 1"),
    ("ab", "", "delete 0, delete 1"),
    ("aaa", "aaa", ""),
    ("aaa", "aaaaa", "insert 3, insert 4"),
    ("aaaaa", "aa", "delete 2, delete 3, delete 4"),
    ("ab", "aba", "insert 2"),
    ("aba", "ab", "delete 2"),
    ("aba", "aab", "move 2 → 1"),
    ("abab", "bbaa", "move 1 → 0, move 3 → 1"),
    ("ab", "ba", "move 1 → 0"),
    ("abcde", "edcba", "move 4 → 0, move 3 → 1, move 1 → 3, move 0 → 4"),
  ])
  func `lists with duplicates, without elements, or upside down`(
    old: String, new: String, operations: String
  ) {
    let difference = ListDifference(from: Array(old), to: Array(new), id: \.self)
    #expect(difference.operations == operations)
    #expect(difference.isEmpty == (operations == ""))
  }

  @Test func `a long list of one id is no trouble`() {
    let ids = Array(repeating: 7, count: 20_000)
    let difference = ListDifference(from: ids, to: ids + [7], id: \.self)
    #expect(difference.operations == "insert 20000")
  }
}

/// An element of a list.
private struct Item: Identifiable, Equatable, CustomStringConvertible {
  var id: Int
  var value = 0

  var unlucky: Unlucky { Unlucky(number: id) }

  var description: String { value == 0 ? "\(id)" : "\(id)=\(value)" }
}

/// Two lists to compare.
private struct Lists: CustomStringConvertible {
  var old: [Item]
  var new: [Item]

  var description: String { "\(old) → \(new)" }

  static func property(_ fault: @escaping (Lists) -> String?) -> Property<Lists> {
    Property { random in
      let ids = random.pick([2, 4, 10, 60])
      let old = items(0...random.pick([3, 8, 60]), ids, &random)
      guard Bool.random(using: &random) else {
        return Lists(old: old, new: items(0...random.pick([3, 8, 60]), ids, &random))
      }
      // Nearly the same list.
      var new = old
      for _ in 0..<Int.random(in: 0...4, using: &random) where !new.isEmpty {
        let item = new.remove(at: .random(in: new.indices, using: &random))
        if Bool.random(using: &random) {
          new.insert(item, at: .random(in: 0...new.count, using: &random))
        }
        new.insert(contentsOf: items(0...1, ids, &random), at: new.count / 2)
      }
      return Lists(old: old, new: new)
    } shrink: { lists in
      lists.old.withoutOne.map { Lists(old: $0, new: lists.new) }
        + lists.new.withoutOne.map { Lists(old: lists.old, new: $0) }
    } fault: { lists in
      fault(lists)
    }
  }

  private static func items(
    _ count: ClosedRange<Int>, _ ids: Int, _ random: inout SplitMix64
  ) -> [Item] {
    (0..<Int.random(in: count, using: &random)).map { _ in
      Item(
        id: .random(in: 0..<ids, using: &random), value: random.pick([0, 0, 0, 1]))
    }
  }

  func fault<ID: Hashable & Sendable>(id: (Item) -> ID) -> String? {
    let difference = ListDifference(from: old, to: new, id: id)
    let pairs = pairs
    let from = Set(pairs.map(\.from))
    let to = Set(pairs.map(\.to))
    let sources = pairs.sorted { $0.to < $1.to }.map(\.from)
    let isRight =
      difference.deletes == old.indices.filter { !from.contains($0) }
      && difference.inserts == new.indices.filter { !to.contains($0) }
      && difference.updates == pairs.filter { old[$0.from] != new[$0.to] }.map(\.from).sorted()
      && Set(difference.moves).isSubset(of: pairs) && difference.moves.map(\.to).isSorted
      && difference.moves.count == sources.count - longestIncreasing(sources)
      && replayed(difference) == new
    return isRight ? nil : "found \(difference.operations)"
  }

  /// The k-th bearer of each id in one list with the k-th in the other.
  private var pairs: [Move<Int>] {
    Set(old.map(\.id)).flatMap { id in
      zip(old.indices.filter { old[$0].id == id }, new.indices.filter { new[$0].id == id })
        .map { Move(from: $0, to: $1) }
    }
  }

  /// What the operations make of the old list.
  private func replayed(_ difference: ListDifference) -> [Item] {
    let gone = Set(difference.deletes + difference.moves.map(\.from))
    var result: [Item?] = Array(repeating: nil, count: new.count)
    for index in difference.inserts { result[index] = new[index] }
    for move in difference.moves { result[move.to] = old[move.from] }
    var staying = old.indices.filter { !gone.contains($0) }[...]
    for index in result.indices where result[index] == nil {
      // What stays and changed shows what is there in the end.
      guard let source = staying.popFirst() else { return [] }
      result[index] = difference.updates.contains(source) ? new[index] : old[source]
    }
    for move in difference.moves where difference.updates.contains(move.from) {
      result[move.to] = new[move.to]
    }
    return staying.isEmpty ? result.compactMap(\.self) : []
  }
}

extension ListDifference {
  /// The operations on one line, in their order.
  fileprivate var operations: String {
    let all =
      deletes.map { "delete \($0)" } + inserts.map { "insert \($0)" }
      + moves.map { "move \($0)" } + updates.map { "update \($0)" }
    return all.joined(separator: ", ")
  }
}
