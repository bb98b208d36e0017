import Testing

@testable import RowKit

/// Blocks deeper and loops longer than the word that a path of slots is packed into.
@Suite struct DepthTests {
  @Test func `rows of blocks nested forty deep have ids of their own, and keep them`() {
    // Row `n` of path `p` stands at level `n`, below the first `n` arms of the path.
    var names: [RowID: String] = [:]
    var ids: [String: RowID] = [:]
    var wrong: [String] = []
    for path in paths {
      for row in section(rows: { nested(path[...]) }).rows {
        let id = ids[row.name, default: row.id]
        let name = names[row.id, default: row.name]
        if id != row.id || name != row.name { wrong.append("\(row.name) and \(name)") }
        ids[row.name] = row.id
        names[row.id] = row.name
      }
    }
    #expect(wrong == [])
    #expect(ids.count == names.count && ids.count > 40 * 40)
  }

  @Test func `turns of long loops have ids of their own, whatever stands around`() {
    for depth in [0, 1, 5, 6, 7, 8, 9, 20] {
      let section = section { nested([Bool](repeating: true, count: depth)[...], turns: 16_500) }
      let ids = section.rows.suffix(16_500 * 2).map(\.id)
      #expect(Set(ids).count == 33_000, "at depth \(depth)")
    }
  }

  @Test func `a longer loop leaves the ids of its turns`() {
    let short = section { for turn in 0..<16_385 { Named("\(turn)") } }.ids
    let long = section { for turn in 0..<16_500 { Named("\(turn)") } }.ids
    #expect(Array(long.prefix(short.count)) == short)
  }

  @Test func `a path of slots says what was put into it`() {
    let numbers = [0, 1, 126, 127, 128, 16_382, 16_383, 16_384, 2_097_150, 2_097_151, 1 << 40]
    for first in numbers {
      for second in numbers {
        guard let path = SlotPath.empty.appending(first), let longer = path.appending(second)
        else { continue }
        let slots = longer.slots
        guard slots != [first, second] else { continue }
        Issue.record("\(first), \(second) come back as \(slots)")
      }
    }
  }

  /// Forty first arms, and the same with each arm and each two neighbours turned.
  private var paths: [[Bool]] {
    var paths = [[Bool](repeating: true, count: 40)]
    for turned in 0..<40 {
      paths.append(paths[0])
      paths[paths.count - 1][turned] = false
      paths.append(paths[paths.count - 1])
      paths[paths.count - 1][min(39, turned + 1)] = false
    }
    return paths
  }
}

/// A row at each level, named by the arms on the way to it.
@RowsBuilder private func nested(_ path: ArraySlice<Bool>, name: String = "") -> Block {
  Named(name)
  if let isFirst = path.first {
    if isFirst {
      nested(path.dropFirst(), name: name + "1")
    } else {
      nested(path.dropFirst(), name: name + "2")
    }
  }
}

@RowsBuilder private func nested(_ path: ArraySlice<Bool>, turns: Int) -> Block {
  Named("level")
  if path.isEmpty {
    for turn in 0..<turns {
      Named("\(turn)")
      Named("\(turn) again")
    }
  } else {
    nested(path.dropFirst(), turns: turns)
  }
}
