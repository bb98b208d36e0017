/// Which lines of two texts are the same.
struct LineDifference {
  /// A line of one text or of both, by its index.
  enum Edit: Equatable {
    case kept(old: Int, new: Int)
    case removed(Int)
    case added(Int)

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  /// All lines in order; between two that are kept, those removed stand before those added.
  let edits: [Edit]

  /// Compares two texts.
  ///
  /// - Complexity: O(n log n) in the lines.
  init(from old: TextLines, to new: TextLines) {
    let partners = LinePairing.partners(from: old, to: new)
    var edits: [Edit] = []
    var (oldIndex, newIndex) = (0, 0)
    func add(upTo oldEnd: Int, _ newEnd: Int) {
      edits += (oldIndex..<oldEnd).map { .removed($0) }
      edits += (newIndex..<newEnd).map { .added($0) }
    }
    for (index, partner) in partners.enumerated() {
      guard let partner else { continue }
      add(upTo: partner, index)
      edits.append(.kept(old: partner, new: index))
      (oldIndex, newIndex) = (partner + 1, index + 1)
    }
    add(upTo: old.count, new.count)
    self.edits = edits
  }
}
