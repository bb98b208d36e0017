/// The sections of the screen before, for those that stay as they are because their value is equal.
///
/// Known to the sections that are composed while an engine asks its model for the next screen, and to no
/// other: a screen composed by itself composes all of its sections.
struct KeptSections: Sendable {
  /// What the sections that are being composed may be taken from; nil outside an engine.
  @TaskLocal static var current: KeptSections?

  /// Whether sections that may be kept are composed all the same.
  let areChecked: Bool
  private let sections: [Section]
  /// Open addressing by the sections' hashes: an index, or -1 where none is.
  private let table: [Int32]

  /// Creates the memory of a screen; nil where none of its sections has a value.
  ///
  /// - Complexity: O(n) in the sections.
  init?(of screen: Screen, areChecked: Bool) {
    self.areChecked = areChecked
    sections = screen.sections
    guard sections.contains(where: { $0.value != nil }) else { return nil }
    var size = 8
    while size < sections.count * 2 { size *= 2 }
    var table = [Int32](repeating: -1, count: size)
    for index in sections.indices where sections[index].value != nil {
      var slot = sections[index].path.hash & (size - 1)
      while table[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      table[slot] = Int32(index)
    }
    self.table = table
  }

  /// The section with a path that was composed of an equal value by the same line of code.
  func section(
    _ path: RowPath, of value: some Equatable & Sendable, at site: CallSite
  ) -> Section? {
    var slot = path.hash & (table.count - 1)
    while table[slot] >= 0 {
      let index = Int(table[slot])
      if RowPath.areEqual(sections[index].path, path) {
        return sections[index].value?.isEqual(to: value, at: site) == true ? sections[index] : nil
      }
      slot = (slot + 1) & (table.count - 1)
    }
    return nil
  }
}
