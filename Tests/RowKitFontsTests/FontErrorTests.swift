import RowKitFonts
import Testing

@Suite struct FontErrorTests {
  @Test func `damage to a table says which, where, what was expected and what was found`() {
    let cases: [(damage: (inout FontBuilder) -> Void, String)] = [
      ({ $0["head"] = nil }, "The font has no table head."),
      ({ $0["hhea"] = nil }, "The font has no table hhea."),
      ({ $0["maxp"] = nil }, "The font has no table maxp."),
      ({ $0["hmtx"] = nil }, "The font has no table hmtx."),
      ({ $0["cmap"] = nil }, "The font has no table cmap."),
      ({ $0["head"] = [] }, "The table head ends at byte 0, but its header needs 54."),
      ({ $0.cut("head", to: 53) }, "The table head ends at byte 53, but its header needs 54."),
      ({ $0.cut("hhea", to: 35) }, "The table hhea ends at byte 35, but its header needs 36."),
      ({ $0.cut("maxp", to: 5) }, "The table maxp ends at byte 5, but its header needs 6."),
      ({ $0.cut("OS/2", to: 63) }, "The table OS/2 ends at byte 63, but its header needs 64."),
      ({ $0.cut("OS/2", to: 64) }, "The table OS/2 ends at byte 64, but its line height needs 74."),
      ({ $0.cut("OS/2", to: 73) }, "The table OS/2 ends at byte 73, but its line height needs 74."),
      (
        { $0.cut("hmtx", to: 11) },
        "The table hmtx ends at byte 11, but its list of advances, of 3 glyphs, needs 12."
      ),
      (
        { $0.put(0xFFFF, at: 34, of: "hhea") },
        "The table hmtx ends at byte 12, but its list of advances, of 65535 glyphs, needs 262140."
      ),
      (
        { $0.put(0, at: 34, of: "hhea") },
        "The table hhea, byte 34: expected 1 advance or more, found 0."
      ),
      (
        { $0.put(0, at: 18, of: "head") },
        "The table head, byte 18: expected 16 to 16384 units per em, found 0."
      ),
      (
        { $0.put(15, at: 18, of: "head") },
        "The table head, byte 18: expected 16 to 16384 units per em, found 15."
      ),
      (
        { $0.put(16385, at: 18, of: "head") },
        "The table head, byte 18: expected 16 to 16384 units per em, found 16385."
      ),
      (
        {
          $0.setLineHeight(ascender: 0, descender: 0, gap: 0, at: 68, of: "OS/2")
          $0.setLineHeight(ascender: -0x8000, descender: 0x7FFF, gap: -0x8000, at: 4, of: "hhea")
        },
        "The table hhea, byte 4: expected a line height above zero, found -98303."
      ),
    ]
    for (damage, expected) in cases {
      var font = FontBuilder.font(style: .init(usesTypographicLineHeight: true))
      damage(&font)
      #expect(outcome(of: font.bytes) == expected)
    }
  }

  @Test func `damage to the file says at which byte`() {
    let font = FontBuilder.font().bytes
    let collection = FontBuilder.collection([.font(), .font()])
    let expected = "expected the signature of a font (00010000, OTTO, true, or ttcf for several)"
    var nested = collection
    nested.replaceSubrange(12..<16, with: [0, 0, 0, 0])
    var far = collection
    far.replaceSubrange(12..<16, with: [0xFF, 0xFF, 0xFF, 0xFF])
    var many = collection
    many.replaceSubrange(8..<12, with: [0xFF, 0xFF, 0xFF, 0xFF])
    var full = font
    full.replaceSubrange(4..<6, with: [0xFF, 0xFF])
    var outside = font
    outside.replaceSubrange(20..<28, with: Array(repeating: 0xFF, count: 8))
    let cases: [([UInt8], face: Int, String)] = [
      ([], 0, "The file ends at byte 0, but its signature needs 4."),
      ([0, 1, 0], 0, "The file ends at byte 3, but its signature needs 4."),
      (Array("wOF2 and more".utf8), 0, "The file, byte 0: \(expected), found wOF2."),
      ([0x89, 0x50, 0x4E, 0x0A], 0, "The file, byte 0: \(expected), found 89504E0A."),
      ([0, 1, 0, 0], 0, "The file ends at byte 4, but its table directory needs 12."),
      (Array(font.prefix(91)), 0, "The file ends at byte 91, but its table directory needs 92."),
      (full, 0, "The file ends at byte \(font.count), but its table directory needs 1048572."),
      (
        Array(font.dropLast()), 0,
        """
        The table cmap is 44 bytes long and starts at byte 200, but the file ends at byte 243.
        """
      ),
      (
        outside, 0,
        """
        The table head is 4294967295 bytes long and starts at byte 4294967295, but the file ends at \
        byte 244.
        """
      ),
      (font, 1, "The file has 1 face, counted from 0, but no face 1."),
      (font, -1, "The file has 1 face, counted from 0, but no face -1."),
      (collection, 2, "The file has 2 faces, counted from 0, but no face 2."),
      (collection, .max, "The file has 2 faces, counted from 0, but no face \(Int.max)."),
      (
        FontBuilder.collection([]), 0, "The file has 0 faces, counted from 0, but no face 0."
      ),
      (nested, 0, "The file, byte 0: \(expected), found ttcf."),
      (far, 0, "The file ends at byte 508, but its table directory needs 4294967307."),
      (many, 0, "The file ends at byte 508, but its list of faces needs 17179869192."),
      (Array("ttcf".utf8), 0, "The file ends at byte 4, but its list of faces needs 12."),
    ]
    for (bytes, face, expected) in cases {
      #expect(outcome(of: bytes, face: face) == expected)
    }
  }

  @Test func `an error says the name of the file in its sentence`() {
    let cases: [(FontError, String)] = [
      (
        .noFont(offset: 0, found: "# Ro"),
        "a.ttf, byte 0: expected the signature of a font (00010000, OTTO, true, or ttcf for several), found "
          + "# Ro."
      ),
      (.noFace(2, count: 1), "a.ttf has 1 face, counted from 0, but no face 2."),
      (.noTable("head"), "a.ttf has no table head."),
      (
        .tableOutside("cmap", offset: 200, length: 44, end: 243),
        "In a.ttf the table cmap is 44 bytes long and starts at byte 200, but the file ends at byte 243."
      ),
      (
        .tooShort(.file, end: 3, part: "signature", needed: 4),
        "a.ttf ends at byte 3, but its signature needs 4."
      ),
      (
        .tooShort(.table("head"), end: 0, part: "header", needed: 54),
        "In a.ttf the table head ends at byte 0, but its header needs 54."
      ),
      (
        .unexpected(.table("hhea"), offset: 34, expected: "1 advance or more", found: "0"),
        "a.ttf, table hhea, byte 34: expected 1 advance or more, found 0."
      ),
    ]
    for (error, expected) in cases { #expect(error.description(ofFile: "a.ttf") == expected) }
  }

  @Test func `counting the faces of damaged bytes gives the same errors`() {
    let cases: [([UInt8], FontError)] = [
      ([], .tooShort(.file, end: 0, part: "signature", needed: 4)),
      (Array("wOFF".utf8), .noFont(offset: 0, found: "wOFF")),
      (Array("ttcf".utf8), .tooShort(.file, end: 4, part: "list of faces", needed: 12)),
    ]
    for (bytes, expected) in cases {
      #expect(throws: expected) { try FontFile.faceCount(of: bytes) }
    }
  }
}
