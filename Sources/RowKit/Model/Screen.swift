/// What a person sees, as a value: a name, and sections of typed rows.
///
///     let screen = Screen("ProductDetail") {
///       Section("basics") { Title(text: name) }
///       if let spec { Section("specification") { Specification(text: spec) } }
///     }
public struct Screen: Equatable, Sendable {
  /// The name, by which renderers and tests call the screen.
  public let name: String
  /// The sections, in order: those with rows, and those told to stay without.
  public let sections: [Section]

  /// Creates a screen of sections made elsewhere.
  ///
  /// Sections without rows are left out unless they ``Section/isKeptWhenEmpty``. Sections with the same
  /// key are numbered in order, and so are rows whose key holds for the screen.
  ///
  /// - Complexity: O(n) in the sections, and in the rows where keys are borne twice or hold for the
  ///   screen.
  public init(_ name: String, sections: [Section]) {
    self.name = name
    let isComplete = sections.allSatisfy { !$0.rows.isEmpty }
    self.sections = Screen.numberingBearers(
      isComplete ? sections : sections.filter { !$0.rows.isEmpty || $0.isKeptWhenEmpty })
  }

  /// Creates a screen of sections that are what they are: none is left out, and no bearer of a key
  /// numbered anew.
  init(name: String, exactly sections: [Section]) {
    self.name = name
    self.sections = sections
  }

  private static func numberingBearers(_ sections: [Section]) -> [Section] {
    var sections = sections
    var later = duplicates(of: sections)[...]
    var rowBearers: [RowID: Int] = [:]
    for index in sections.indices {
      var ordinal = 0
      if let next = later.first, next.index == index {
        ordinal = next.ordinal
        later.removeFirst()
      }
      if ordinal != sections[index].ordinal {
        sections[index] = sections[index].borne(ordinal)
      }
      guard sections[index].holdsScreenKeys else { continue }
      for row in sections[index].rows.indices where sections[index].rows[row].id.isScreenScoped {
        let old = sections[index].rows[row].id
        let ordinal = rowBearers[old.borne(0), default: 0]
        rowBearers[old.borne(0)] = ordinal + 1
        if ordinal != old.ordinal {
          sections[index].rows[row] = sections[index].rows[row].identified(old.borne(ordinal))
        }
      }
    }
    return sections
  }

  private static func duplicates(of sections: [Section]) -> [(index: Int, ordinal: Int)] {
    sections.withUnsafeBufferPointer { sections in
      RowKit.duplicates(among: sections.count) {
        sections[$0].hashOfKey
      } areSame: {
        sections[$0].key == sections[$1].key
      }
    }
  }
}
