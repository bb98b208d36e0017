/// What a font says of itself as a whole.
///
/// Source: OpenType 1.9.1, "head — Font header table".
struct FontHeader {
  let unitsPerEm: Int64
  let isBold: Bool

  init(_ table: FontBytes) throws(FontError) {
    try table.require(54, for: "header")
    unitsPerEm = try table.uint16(at: 18, of: "header")
    guard (16...16384).contains(unitsPerEm) else {
      throw .unexpected(
        table.place, offset: 18, expected: "16 to 16384 units per em", found: "\(unitsPerEm)")
    }
    // macStyle, bit 0.
    isBold = try table.uint16(at: 44, of: "header") & 1 != 0
  }
}

/// What holds for all lines of a font.
///
/// Source: OpenType 1.9.1, "hhea — Horizontal header table".
struct HorizontalHeader {
  let lineHeight: Int64
  /// How many glyphs have an advance of their own.
  let advances: Int64

  init(_ table: FontBytes) throws(FontError) {
    try table.require(36, for: "header")
    lineHeight = try table.lineHeight(at: 4)
    advances = try table.uint16(at: 34, of: "header")
    guard advances > 0 else {
      throw .unexpected(table.place, offset: 34, expected: "1 advance or more", found: "0")
    }
  }
}

/// How a font stands beside others.
///
/// Source: OpenType 1.9.1, "OS/2 — OS/2 and Windows metrics table".
struct StyleHeader {
  let isBold: Bool
  /// The line height for all systems alike, or nil where the table is of Apple's first version.
  let lineHeight: Int64?
  /// Whether the font asks for that line height rather than the horizontal header's.
  let prefersLineHeight: Bool

  init(_ table: FontBytes) throws(FontError) {
    let weight = try table.uint16(at: 4, of: "header")
    // fsSelection: bit 5 is BOLD, bit 7 USE_TYPO_METRICS.
    let selection = try table.uint16(at: 62, of: "header")
    isBold = weight >= 600 || selection & 1 << 5 != 0
    prefersLineHeight = selection & 1 << 7 != 0
    let hasLineHeight = prefersLineHeight || table.count >= 74
    lineHeight = hasLineHeight ? try table.lineHeight(at: 68) : nil
  }
}

extension FontBytes {
  /// The distance between lines, of an ascender, a descender (below zero) and a gap, one after another.
  fileprivate func lineHeight(at offset: Int64) throws(FontError) -> Int64 {
    let part = "line height"
    try require(offset + 6, for: part)
    return try int16(at: offset, of: part) - int16(at: offset + 2, of: part)
      + int16(at: offset + 4, of: part)
  }
}
