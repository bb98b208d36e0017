import RowKit
import RowKitTestSupport
import Testing

/// How much comparing two screens asks of rows and keys, counted instead of timed.
@Suite struct DifferenceComplexityTests {
  @Test func `each row and key is compared once, and no key hashed, whatever changed`() {
    let faults = [Change.same, .appended, .firstToLast, .reversed, .shuffled, .replaced].flatMap {
      change in
      [0, 1, 50, 100, 1000, 2000].compactMap { count in fault(change, count) }
    }
    #expect(faults == [])
  }

  private func fault(_ change: Change, _ count: Int) -> String? {
    let numbers = Array(0..<count)
    let changed = change.applied(to: numbers)
    let (old, new) = (counted(numbers), counted(changed))
    let staying = Set(numbers).intersection(changed).count
    let counter = Counter()
    let difference = Counter.$current.withValue(counter) { new.difference(from: old) }
    let isRight =
      counter.rowComparisons == staying && counter.keyComparisons <= staying
      && counter.keyHashes == 0
      && difference.rows.deletes.count == count - staying && difference.rows.updates.isEmpty
    return isRight ? nil : "\(change), \(count) rows, \(staying) stay: \(counter)"
  }

  @Test func `a row is not compared with itself`() {
    let counter = Counter()
    let section = countedSection("A", Array(0..<100))
    let rows = ForEach(Array(0..<100), id: \.self) { CountedRow(number: $0) }
    let (old, new) = (
      Screen("Screen") { Section("A") { rows } }, Screen("Screen") { Section("A") { rows } }
    )
    let (first, second) = (
      Screen("Screen") { section }, Screen("Screen") { section.header(Line("new")) }
    )
    Counter.$current.withValue(counter) {
      // Rows that share their objects, and a section that shares its storage.
      #expect(new.difference(from: old).isEmpty)
      #expect(second.difference(from: first).operations == "update section 0")
      #expect(second.difference(from: first).stages().count == 1)
    }
    #expect(counter.rowComparisons == 0 && counter.keyComparisons == 0 && counter.keyHashes == 0)
  }

  @Test func `a section of many that changed is the only one looked into`() {
    let sections = (0..<100).map { countedSection("\($0)", Array(0..<10)) }
    var changed = sections
    changed[50] = countedSection("50", Array(1..<10))
    let (old, new) = (
      Screen("Screen", sections: sections), Screen("Screen", sections: changed)
    )
    let counter = Counter()
    let difference = Counter.$current.withValue(counter) { new.difference(from: old) }
    #expect(difference.operations == "delete (50, 0)")
    #expect(counter.rowComparisons == 9 && counter.keyComparisons <= 9)
  }

  @Test func `rows that cross sections are compared once`() {
    func screen(_ first: Range<Int>, _ second: Range<Int>) -> Screen {
      Screen("Screen") {
        countedSection("A", Array(first), scope: .screen)
        countedSection("B", Array(second), scope: .screen)
      }
    }
    let (old, new) = (screen(0..<100, 100..<200), screen(0..<50, 50..<200))
    let counter = Counter()
    let difference = Counter.$current.withValue(counter) { new.difference(from: old) }
    #expect(difference.rows.moves.count == 50)
    #expect(
      counter.rowComparisons == 200 && counter.keyComparisons <= 200 && counter.keyHashes == 0)
  }

  @Test func `the key of a section is not compared for each row, however many kinds a turn has`() {
    let counts = [100, 1000].map { count in
      func screen() -> Screen {
        Screen("Screen") {
          Section(CountedKey(number: 0)) {
            ForEach(Array(0..<count), id: \.self) {
              CountedRow(number: $0)
              Line("\($0)")
            }
          }
        }
      }
      let (old, new) = (screen(), screen())
      let counter = Counter()
      Counter.$current.withValue(counter) { _ = new.difference(from: old) }
      return counter.keyComparisons
    }
    #expect(counts[0] < 50 && counts[1] == counts[0], "\(counts)")
  }

  @Test func `of a list each id is hashed once, and compared no more often than it stays`() {
    for count in [1000, 2000] {
      let keys = (0..<count).map { CountedKey(number: $0) }
      let counter = Counter()
      let difference = Counter.$current.withValue(counter) {
        ListDifference(from: keys, to: keys.reversed()) { _, _ in true }
      }
      #expect(difference.moves.count == count - 1)
      #expect(counter.keyHashes == count * 2 && counter.keyComparisons <= count)
    }
  }
}

/// What becomes of a list of numbers.
private enum Change: String {
  case same, appended, firstToLast, reversed, shuffled, replaced

  func applied(to numbers: [Int]) -> [Int] {
    var random = SplitMix64(seed: 1)
    return switch self {
    case .same: numbers
    case .appended: numbers + (0..<numbers.count / 10).map { $0 + numbers.count }
    case .firstToLast: Array(numbers.dropFirst()) + numbers.prefix(1)
    case .reversed: numbers.reversed()
    case .shuffled: numbers.shuffled(using: &random)
    case .replaced: numbers.map { $0 + numbers.count }
    }
  }
}

/// What is counted while a screen is compared.
private final class Counter: Sendable, CustomStringConvertible {
  @TaskLocal static var current: Counter?

  // Each test has its own, and compares on the task that it runs on.
  nonisolated(unsafe) var rowComparisons = 0
  nonisolated(unsafe) var keyComparisons = 0
  nonisolated(unsafe) var keyHashes = 0

  var description: String {
    "\(rowComparisons) row comparisons, \(keyComparisons) of keys, \(keyHashes) hashes"
  }
}

/// A row that counts how often it is compared.
private struct CountedRow: Row {
  var number: Int

  var content: Content { Text("\(number)") }

  static func == (left: CountedRow, right: CountedRow) -> Bool {
    Counter.current?.rowComparisons += 1
    return left.number == right.number
  }
}

/// A key that counts how often it is compared and hashed.
private struct CountedKey: Hashable, Sendable {
  var number: Int

  static func == (left: CountedKey, right: CountedKey) -> Bool {
    Counter.current?.keyComparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    Counter.current?.keyHashes += 1
    hasher.combine(number)
  }
}

private func countedSection(
  _ key: String, _ numbers: [Int], scope: KeyScope = .enclosing
) -> Section {
  let rows = numbers.map { (key: CountedKey(number: $0), row: CountedRow(number: $0)) }
  return Section(key) { ForEach(rows, id: \.key, scope: scope) { $0.row } }
}

private func counted(_ numbers: [Int]) -> Screen {
  Screen("Screen") { countedSection("A", numbers) }
}
