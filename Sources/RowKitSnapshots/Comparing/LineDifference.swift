/// The lines to keep, remove, and add to turn one text into another.
struct LineDifference {
  /// What becomes of a line, identified by its index in the old text, the new text, or both.
  enum Edit: Equatable {
    case kept(old: Int, new: Int)
    case removed(Int)
    case added(Int)

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  /// One edit for each line, in order.
  ///
  /// Between two kept lines, removed lines come before added lines.
  let edits: [Edit]

  /// Compares two texts.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of lines.
  init(from old: TextLines, to new: TextLines) {
    let partners = LinePairing.partners(from: old, to: new)
    var edits: [Edit] = []
    var (oldIndex, newIndex) = (0, 0)
    func append(upTo oldEnd: Int, _ newEnd: Int) {
      edits += (oldIndex..<oldEnd).map { .removed($0) }
      edits += (newIndex..<newEnd).map { .added($0) }
    }
    for (index, partner) in partners.enumerated() {
      guard let partner else { continue }
      append(upTo: partner, index)
      edits.append(.kept(old: partner, new: index))
      (oldIndex, newIndex) = (partner + 1, index + 1)
    }
    append(upTo: old.count, new.count)
    self.edits = edits
  }
}
