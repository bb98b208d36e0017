/// Which glyph of a font shows which scalar.
///
/// Source: OpenType 1.9.1, "cmap — Character to glyph index mapping table".
struct CharacterMap {
  let table: FontBytes
  private let best: Subtable

  /// Chooses a map: of the whole of Unicode (format 12) rather than of its first plane (format 4), and
  /// of those Windows's, then Unicode's own.
  init(_ table: FontBytes) throws(FontError) {
    self.table = table
    let part = "list of subtables"
    let count = try table.uint16(at: 2, of: part)
    try table.require(4 + count * 8, for: part)
    var best: Subtable?
    for index in 0..<count {
      let record = 4 + index * 8
      let platform = try table.uint16(at: record, of: part)
      let encoding = try table.uint16(at: record + 2, of: part)
      guard let preference = Self.preference(platform: platform, encoding: encoding) else {
        continue
      }
      let start = try table.uint32(at: record + 4, of: part)
      let format = try table.uint16(at: start, of: "subtable \(index)")
      guard format == 4 || format == 12 else { continue }
      let subtable = Subtable(format: format, preference: preference, start: start)
      // The first of equals stays.
      if best.map({ $0.rank < subtable.rank }) ?? true { best = subtable }
    }
    guard let best else {
      throw .unexpected(
        table.place, offset: 2, expected: "a Unicode subtable of format 4 or 12",
        found: count == 0 ? "no subtable" : "\(count) of other kinds")
    }
    self.best = best
  }

  /// Calls a closure with each scalar value that has a glyph and with that glyph's index, in the order
  /// of the scalars and once for each.
  ///
  /// - Parameter glyphs: how many the font has. A scalar that is given another than these has none.
  /// - Complexity: O(0x110000) for any bytes.
  func forEach(
    glyphs: Int64, _ body: (_ scalar: Int64, _ glyph: Int64) throws(FontError) -> Void
  ) throws(FontError) {
    if best.format == 12 {
      try forEachInGroups(subtable: best.start, glyphs: glyphs, body)
    } else {
      try forEachInSegments(subtable: best.start, glyphs: glyphs, body)
    }
  }

  /// How well a subtable's platform and encoding suit, or nil when its characters are not Unicode's.
  private static func preference(platform: Int64, encoding: Int64) -> Int64? {
    switch (platform, encoding) {
    case (3, 10): 3
    case (0, 4...): 2
    case (3, 1): 1
    case (0, _): 0
    default: nil
    }
  }

  private struct Subtable {
    let format: Int64
    let preference: Int64
    let start: Int64

    var rank: (Int64, Int64) { (format, preference) }
  }
}
