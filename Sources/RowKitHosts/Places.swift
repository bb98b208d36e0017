import RowKit

/// The places of a list on both sides of a batch, each with the operation that names it: the sections of a
/// screen, or the rows of a section.
struct Places {
  /// What is done to each place before the batch.
  private(set) var before: [TableOperation?]
  /// What is done to each place after the batch.
  private(set) var after: [TableOperation?]

  init(before: Int, after: Int) {
    self.before = Array(repeating: nil, count: before)
    self.after = Array(repeating: nil, count: after)
  }

  /// Notes what is done to a place that is there before the batch.
  mutating func leave(_ place: Int, _ operation: TableOperation) throws(StrictTableError) {
    if let other = before[place] { throw .samePlace(other, operation) }
    before[place] = operation
  }

  /// Notes what is done to a place that is there after the batch.
  mutating func arrive(_ place: Int, _ operation: TableOperation) throws(StrictTableError) {
    if let other = after[place] { throw .samePlace(other, operation) }
    after[place] = operation
  }
}

extension Places {
  /// For each place after the batch that no operation names, the place before it that fills it: what
  /// stays keeps its order.
  ///
  /// As many stay as there are places for them.
  ///
  /// - Complexity: O(n) in the places.
  func filled() -> [Int?] {
    var staying = before.indices.lazy.filter { before[$0].stays }.makeIterator()
    return after.map { $0 == nil ? staying.next() : nil }
  }

  /// The first move from a place to itself that changes nothing: what stays above it is what stayed
  /// above it before.
  ///
  /// Such moves crash: lionheart/openradar-mirror#21097,
  /// asos-dylanslewis/UITableViewInsertAndMoveRowsCrash.
  ///
  /// A move by which others pass changes something, even from a place to itself. From a b c d e to
  /// d e c a b at least three move, and c is always one of them, from 2 to 2.
  ///
  /// - Complexity: O(n) in the places.
  var needlessMove: TableOperation? {
    var stayingAbove = 0
    var freeAbove = 0
    for place in 0..<min(before.count, after.count) {
      if let move = before[place], move == after[place], stayingAbove == freeAbove { return move }
      stayingAbove += before[place].stays ? 1 : 0
      freeAbove += after[place] == nil ? 1 : 0
    }
    return nil
  }
}

extension TableOperation? {
  /// Whether what stands at a place before the batch keeps its order among what stays.
  fileprivate var stays: Bool {
    switch self {
    case nil, .reloadRow, .reloadSection: true
    default: false
    }
  }
}
