/// How far each glyph of a font moves the next one, in font units.
///
/// Source: OpenType 1.9.1, "hmtx — Horizontal metrics table".
struct GlyphAdvances {
  /// How many glyphs the font has.
  let glyphs: Int64
  private let table: FontBytes
  private let count: Int64

  init(_ directory: FontDirectory, header: HorizontalHeader) throws(FontError) {
    glyphs = try directory.table("maxp").uint16(at: 4, of: "header")
    count = header.advances
    table = try directory.table("hmtx")
    try table.require(count * 4, for: Self.part(count))
  }

  /// The advance of a glyph; those past the end of the list have the last one.
  subscript(glyph: Int64) -> Int32 {
    get throws(FontError) {
      Int32(try table.uint16(at: min(glyph, count - 1) * 4, of: Self.part(count)))
    }
  }

  private static func part(_ count: Int64) -> String { "list of advances, of \(count) glyphs," }
}
