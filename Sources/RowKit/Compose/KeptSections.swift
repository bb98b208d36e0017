/// The sections of the screen before, for those that stay as they are because their value is equal.
///
/// Known to the sections that are composed while an engine asks its model for the next screen, and to no
/// other: a screen composed by itself composes all of its sections.
final class KeptSections: Sendable {
  /// What the sections that are being composed may be taken from; none outside an engine.
  @TaskLocal static var current = KeptSections()

  /// Whether sections that may be kept are composed all the same.
  let areChecked: Bool
  let sections: [Section]
  /// Open addressing by the hashes of the sections' keys: an index, or -1 where none is.
  private let table: [Int32]

  /// Creates the memory of no section.
  private init() {
    areChecked = false
    sections = []
    table = []
  }

  /// Creates the memory of a screen.
  ///
  /// - Complexity: O(n) in the sections.
  init(of screen: Screen, areChecked: Bool) {
    self.areChecked = areChecked
    guard screen.sections.contains(where: \.hasValue) else {
      sections = []
      table = []
      return
    }
    sections = screen.sections
    var size = 8
    while size < sections.count * 2 { size *= 2 }
    var table = [Int32](repeating: -1, count: size)
    // The rows of a later bearer of a key have that in their ids.
    for index in sections.indices where sections[index].hasValue && sections[index].ordinal == 0 {
      var slot = sections[index].hashOfKey & (size - 1)
      while table[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      table[slot] = Int32(index)
    }
    self.table = table
  }

  /// Where the first section with a key is, if it was composed of an equal value by the same line of code.
  func index(
    of key: RowKey, _ value: some Equatable & Sendable, at site: CallSite
  ) -> Int? {
    guard !table.isEmpty else { return nil }
    let hash = RowPath.hash(ofSection: key)
    var slot = hash & (table.count - 1)
    while table[slot] >= 0 {
      let index = Int(table[slot])
      if sections[index].hashOfKey == hash, sections[index].key == key {
        return sections[index].value?.isEqual(to: value, at: site) == true ? index : nil
      }
      slot = (slot + 1) & (table.count - 1)
    }
    return nil
  }
}
