import RowKit

/// What changed between two screens, found the slow and plain way.
///
/// A section is known by its key and number, a row by its id wherever it stands. What goes, comes, stays
/// and changes follows from that alone; of the moves only the number does.
struct ExpectedChanges {
  private(set) var sectionDeletes: [Int] = []
  private(set) var sectionInserts: [Int] = []
  private(set) var sectionUpdates: [Int] = []
  private(set) var sectionMoveCount = 0
  private(set) var deletes: [RowPosition] = []
  private(set) var inserts: [RowPosition] = []
  private(set) var updates: [RowPosition] = []
  private(set) var rebinds: [RowPosition] = []
  /// The places of rows that go to another section.
  private(set) var crossings: Set<Move<RowPosition>> = []
  /// How many rows of each new section move within it.
  private(set) var moveCounts: [Int: Int] = [:]
  /// For each new section, where it was.
  private(set) var sources: [Int: Int] = [:]

  init(from old: Screen, to new: Screen) {
    for (index, section) in new.sections.enumerated() {
      sources[index] = old.sections.firstIndex {
        $0.key == section.key && $0.ordinal == section.ordinal
      }
    }
    let staying = Set(sources.values)
    sectionDeletes = old.sections.indices.filter { !staying.contains($0) }
    sectionInserts = new.sections.indices.filter { sources[$0] == nil }
    let places = new.sections.indices.compactMap { sources[$0] }
    sectionMoveCount = places.count - longestIncreasing(places)
    sectionUpdates = sources.filter { target, source in
      let (old, new) = (old.sections[source], new.sections[target])
      return old.header != new.header || old.footer != new.footer || old.style != new.style
    }.map(\.value).sorted()
    findRows(old, new, staying)
  }

  private mutating func findRows(_ old: Screen, _ new: Screen, _ staying: Set<Int>) {
    let oldPlaces = old.places(in: staying)
    let newPlaces = new.places(in: Set(sources.keys))
    inserts = newPlaces.filter { oldPlaces[$0.key] == nil }.map(\.value).sorted()
    var inOrder: [Int: [Move<Int>]] = [:]
    for (id, from) in oldPlaces {
      guard let to = newPlaces[id] else {
        deletes.append(from)
        continue
      }
      if !old[from].isShownLike(new[to]) {
        updates.append(from)
      } else if old[from] != new[to] {
        rebinds.append(from)
      }
      if sources[to.section] == from.section {
        inOrder[to.section, default: []].append(Move(from: from.row, to: to.row))
      } else {
        crossings.insert(Move(from: from, to: to))
      }
    }
    deletes.sort()
    updates.sort()
    rebinds.sort()
    moveCounts = inOrder.mapValues { moves in
      let places = moves.sorted { $0.to < $1.to }.map(\.from)
      return places.count - longestIncreasing(places)
    }
  }
}

extension ExpectedChanges {
  /// Where a difference is not as expected; nil when it is.
  func fault(of difference: ScreenDifference) -> String? {
    let (sections, rows) = (difference.sections, difference.rows)
    let within = rows.moves.filter { sources[$0.to.section] == $0.from.section }
    let counts = Dictionary(grouping: within, by: \.to.section).mapValues(\.count)
    // What is expected in words only where it is not so: this runs for every case.
    let checks: [(isRight: Bool, expected: () -> String)] = [
      (sections.deletes == sectionDeletes, { "section deletes \(sectionDeletes)" }),
      (sections.inserts == sectionInserts, { "section inserts \(sectionInserts)" }),
      (sections.updates == sectionUpdates, { "section updates \(sectionUpdates)" }),
      (sections.moves.count == sectionMoveCount, { "\(sectionMoveCount) section moves" }),
      (sections.moves.allSatisfy { sources[$0.to] == $0.from }, { "moves of one section" }),
      (sections.moves.map(\.to).isSorted, { "section moves in order" }),
      (rows.deletes == deletes, { "deletes \(deletes)" }),
      (rows.inserts == inserts, { "inserts \(inserts)" }),
      (rows.updates == updates, { "updates \(updates)" }),
      (rows.rebinds == rebinds, { "rebinds \(rebinds)" }),
      (Set(rows.moves).subtracting(within) == crossings, { "moves across \(crossings)" }),
      (counts == moveCounts.filter { $0.value > 0 }, { "moves within \(moveCounts)" }),
      (rows.moves.allSatisfy(difference.isOfOneRow), { "moves of one row" }),
      (rows.moves.map(\.to).isSorted, { "moves in order" }),
    ]
    return checks.first { !$0.isRight }.map {
      "expected \($0.expected()), found \(difference.operations)"
    }
  }
}

extension ScreenDifference {
  fileprivate func isOfOneRow(_ move: Move<RowPosition>) -> Bool {
    old[move.from].id == new[move.to].id
  }
}

extension Screen {
  /// Where each row of some sections stands.
  fileprivate func places(in sections: Set<Int>) -> [RowID: RowPosition] {
    var places: [RowID: RowPosition] = [:]
    for section in sections {
      for (row, id) in self.sections[section].ids.enumerated() {
        places[id] = RowPosition(section: section, row: row)
      }
    }
    return places
  }
}

/// How many of the numbers, all distinct, are in order at most: of all subsets where they are few.
func longestIncreasing(_ numbers: [Int]) -> Int {
  guard numbers.count <= 8 else { return longestIncreasingByEnds(numbers) }
  var longest = 0
  subsets: for subset in 0..<(1 << numbers.count) where subset.nonzeroBitCount > longest {
    var last = -1
    for (index, number) in numbers.enumerated() where subset >> index & 1 == 1 {
      if number < last { continue subsets }
      last = number
    }
    longest = subset.nonzeroBitCount
  }
  return longest
}

/// The same, from the longest that end in each number before.
func longestIncreasingByEnds(_ numbers: [Int]) -> Int {
  var lengths: [Int] = []
  for (index, number) in numbers.enumerated() {
    let before = (0..<index).lazy.filter { numbers[$0] < number }.map { lengths[$0] }.max()
    lengths.append((before ?? 0) + 1)
  }
  return lengths.max() ?? 0
}

extension Sequence where Element: Comparable {
  /// Whether each element is greater than the one before.
  var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
