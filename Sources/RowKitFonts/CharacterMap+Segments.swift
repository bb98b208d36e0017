extension CharacterMap {
  /// Walks a subtable of format 4, of the scalars up to U+FFFF.
  ///
  /// A scalar belongs to the first segment that ends at it or after it, in the order of the file. That is
  /// the search which the format prescribes; it has one answer for segments out of order too, and visits
  /// no scalar twice. The subtable's own length is not read: it has 16 bits, and is wrong in large fonts.
  func forEachInSegments(
    subtable: Int64, glyphs: Int64,
    _ body: (_ scalar: Int64, _ glyph: Int64) throws(FontError) -> Void
  ) throws(FontError) {
    let part = "format 4 subtable"
    let count = try table.uint16(at: subtable + 6, of: part) / 2
    let ends = subtable + 14
    let starts = ends + count * 2 + 2
    let deltas = starts + count * 2
    let offsets = deltas + count * 2
    try table.require(offsets + count * 2, for: part)

    var next: Int64 = 0
    for segment in 0..<count {
      let end = try table.uint16(at: ends + segment * 2, of: part)
      let start = try table.uint16(at: starts + segment * 2, of: part)
      let first = max(next, start)
      next = max(next, end + 1)
      guard first <= end else { continue }
      let delta = try table.uint16(at: deltas + segment * 2, of: part)
      let place = offsets + segment * 2
      let offset = try table.uint16(at: place, of: part)
      // U+FFFF is no character: it ends the list, in some fonts with an offset that leads nowhere.
      for scalar in first...end where scalar != 0xFFFF {
        var glyph = scalar
        if offset != 0 {
          glyph = try table.uint16(at: place + offset + (scalar - start) * 2, of: part)
          if glyph == 0 { continue }
        }
        glyph = (glyph + delta) & 0xFFFF
        if glyph != 0, glyph < glyphs { try body(scalar, glyph) }
      }
    }
  }
}
