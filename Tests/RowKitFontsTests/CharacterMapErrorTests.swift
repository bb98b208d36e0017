import RowKitFonts
import Testing

@Suite struct CharacterMapErrorTests {
  @Test func `damage to the map of characters says in which subtable`() {
    let segments = CharacterMapBuilder.segments([.init(0x41...0x42, delta: -0x40)])
    let list = CharacterMapBuilder.segments([.init(0x41...0x42, glyphs: [1, 2])])
    let groups = CharacterMapBuilder.groups([(0x41, 0x42, 1), (0x43, 0x43, 3)])
    let other = CharacterMapBuilder(platform: 1, encoding: 0, bytes: segments.bytes)
    let cases: [([CharacterMapBuilder], damage: (inout FontBuilder) -> Void, String)] = [
      ([], { $0["cmap"] = [] }, "ends at byte 0, but its list of subtables needs 4."),
      (
        [segments], { $0.put(0xFFFF, at: 2, of: "cmap") },
        "ends at byte 44, but its list of subtables needs 524284."
      ),
      (
        [], { _ in },
        ", byte 2: expected a Unicode subtable of format 4 or 12, found no subtable."
      ),
      (
        [other], { _ in },
        ", byte 2: expected a Unicode subtable of format 4 or 12, found 1 of other kinds."
      ),
      (
        [other, groups], { $0.put(13, at: 52, of: "cmap") },
        ", byte 2: expected a Unicode subtable of format 4 or 12, found 2 of other kinds."
      ),
      (
        [segments], { $0.put32(0xFFFF_FFFF, at: 8, of: "cmap") },
        "ends at byte 44, but its subtable 0 needs 4294967297."
      ),
      (
        [segments], { $0.cut("cmap", to: 18) },
        "ends at byte 18, but its format 4 subtable needs 20."
      ),
      (
        [segments], { $0.cut("cmap", to: 43) },
        "ends at byte 43, but its format 4 subtable needs 44."
      ),
      (
        [segments], { $0.put(0xFFFF, at: 18, of: "cmap") },
        "ends at byte 44, but its format 4 subtable needs 262164."
      ),
      (
        [list], { $0.cut("cmap", to: 47) }, "ends at byte 47, but its format 4 subtable needs 48."
      ),
      (
        [list], { $0.put(0xFFFE, at: 40, of: "cmap") },
        "ends at byte 48, but its format 4 subtable needs 65576."
      ),
      (
        [groups], { $0.cut("cmap", to: 27) },
        "ends at byte 27, but its format 12 subtable needs 28."
      ),
      (
        [groups], { $0.cut("cmap", to: 51) },
        "ends at byte 51, but its format 12 subtable needs 52."
      ),
      (
        [groups], { $0.put32(0xFFFF_FFFF, at: 24, of: "cmap") },
        "ends at byte 52, but its format 12 subtable needs 51539607568."
      ),
      (
        [groups], { $0.put32(0x40, at: 32, of: "cmap") },
        ", byte 32: expected a group that ends at U+0041 or later, found U+0040."
      ),
      (
        [groups], { $0.put32(0x110000, at: 44, of: "cmap") },
        ", byte 44: expected a group that ends at U+10FFFF or before, found U+110000."
      ),
      (
        [groups], { $0.put32(0xFFFF_FFFF, at: 28, of: "cmap") },
        ", byte 32: expected a group that ends at U+FFFFFFFF or later, found U+0042."
      ),
      (
        [groups], { $0.put32(0x42, at: 40, of: "cmap") },
        ", byte 40: expected a group that starts at U+0043 or later, found U+0042."
      ),
    ]
    for (maps, damage, expected) in cases {
      var font = FontBuilder.font(advances: [500, 600, 700, 800], maps: maps)
      damage(&font)
      let separator = expected.hasPrefix(",") ? "" : " "
      #expect(outcome(of: font.bytes) == "The table cmap\(separator)\(expected)")
    }
  }
}
