extension CharacterMap {
  /// Walks a subtable of format 12, of any scalars.
  ///
  /// Groups must follow one another, so that all of them hold at most 0x110000 scalars.
  func forEachInGroups(
    subtable: Int64, glyphs: Int64,
    _ body: (_ scalar: Int64, _ glyph: Int64) throws(FontError) -> Void
  ) throws(FontError) {
    let part = "format 12 subtable"
    let count = try table.uint32(at: subtable + 12, of: part)
    try table.require(subtable + 16 + count * 12, for: part)

    var next: Int64 = 0
    for group in 0..<count {
      let record = subtable + 16 + group * 12
      let first = try table.uint32(at: record, of: part)
      let last = try table.uint32(at: record + 4, of: part)
      let glyph = try table.uint32(at: record + 8, of: part)
      guard first >= next else {
        throw unexpected("a group that starts at \(named(next)) or later", first, at: record)
      }
      guard last >= first else {
        throw unexpected("a group that ends at \(named(first)) or later", last, at: record + 4)
      }
      guard last <= 0x10FFFF else {
        throw unexpected("a group that ends at U+10FFFF or before", last, at: record + 4)
      }
      next = last + 1
      // Glyph 0 is what stands for a missing one.
      let skipped: Int64 = glyph == 0 ? 1 : 0
      let end = max(skipped, min(last - first + 1, glyphs - glyph))
      for step in skipped..<end { try body(first + step, glyph + step) }
    }
  }

  private func unexpected(_ expected: String, _ found: Int64, at offset: Int64) -> FontError {
    .unexpected(table.place, offset: offset, expected: expected, found: named(found))
  }

  private func named(_ scalar: Int64) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
