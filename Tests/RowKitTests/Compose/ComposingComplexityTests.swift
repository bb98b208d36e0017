import Testing

@testable import RowKit

/// Composing is linear: told by counting what keys are asked, not by time.
@Suite struct ComposingComplexityTests {
  @Test func `each key is hashed once and compared with none unless keys repeat`() {
    for count in [1_000, 2_000, 4_000] {
      let counter = Counter()
      let keys = (0..<count).map { CountedKey(value: $0, counter: counter) }
      let section = section { ForEach(keys, id: \.self) { Named("\($0.value)") } }
      #expect(section.rows.count == count)
      #expect(counter.hashes == count, "\(count) rows")
      #expect(counter.comparisons == 0, "\(count) rows")
    }
  }

  @Test func `a key that repeats is compared once more each time`() {
    let counter = Counter()
    let keys = (0..<1_000).map { CountedKey(value: $0 % 500, counter: counter) }
    let section = section { ForEach(keys, id: \.self) { Named("\($0.value)") } }
    #expect(section.rows.count == 1_000 && counter.hashes == 1_000 && counter.comparisons == 500)
  }
}

private final class Counter: Sendable {
  // A test counts on one thread.
  nonisolated(unsafe) var hashes = 0
  nonisolated(unsafe) var comparisons = 0
}

private struct CountedKey: Hashable, Sendable {
  let value: Int
  let counter: Counter

  static func == (left: CountedKey, right: CountedKey) -> Bool {
    left.counter.comparisons += 1
    return left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    counter.hashes += 1
    hasher.combine(value)
  }
}
