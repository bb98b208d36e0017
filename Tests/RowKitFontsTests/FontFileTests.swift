import RowKitFonts
import Testing

@Suite struct FontFileTests {
  @Test func `a scalar has the advance of the glyph that the map gives it`() throws {
    let advances = [500, 600, 700, 800]
    let cases: [(String, CharacterMapBuilder, String)] = [
      ("a delta", .segments([.init(0x41...0x43, delta: -0x40)]), "600 700 800 - - -"),
      ("a delta below zero", .segments([.init(0x41...0x43, delta: 0xFFC0)]), "600 700 800 - - -"),
      ("a list", .segments([.init(0x41...0x43, glyphs: [3, 0, 1])]), "800 - 600 - - -"),
      (
        "a list with a delta", .segments([.init(0x41...0x43, delta: 1, glyphs: [2, 0, 1])]),
        "800 - 700 - - -"
      ),
      (
        "two lists", .segments([.init(0x41...0x41, glyphs: [3]), .init(0x43...0x43, glyphs: [2])]),
        "800 - 700 - - -"
      ),
      ("a glyph that is none", .segments([.init(0x41...0x43, delta: -0x41)]), "- 600 700 - - -"),
      ("glyphs past the last", .segments([.init(0x41...0x43, delta: -0x3F)]), "700 800 - - - -"),
      (
        "segments out of order",
        .segments([.init(0x43...0x43, delta: -0x42), .init(0x41...0x42, delta: -0x40)]),
        "- - 600 - - -"
      ),
      (
        "a segment over those out of order",
        .segments([
          .init(0x43...0x43, delta: -0x42), .init(0x41...0x42, delta: -0x40),
          .init(0x41...0x43, glyphs: [3, 3, 3]),
        ]),
        "- - 600 - - -"
      ),
      (
        "segments that overlap",
        .segments([.init(0x41...0x42, delta: -0x40), .init(0x41...0x43, glyphs: [3, 3, 3])]),
        "600 700 800 - - -"
      ),
      ("no segment", .segments([]), "- - - - - -"),
      ("groups", .groups([(0x41, 0x42, 1), (0x1F600, 0x1F600, 3)]), "600 700 - - 800 -"),
      ("a group of no glyph", .groups([(0x41, 0x43, 0)]), "- 600 700 - - -"),
      ("a group past the last glyph", .groups([(0x41, 0x43, 3)]), "800 - - - - -"),
      ("a group far past it", .groups([(0x41, 0x43, 0xFFFF_FFFF)]), "- - - - - -"),
      ("all scalars", .groups([(0, 0x10FFFF, 0)]), "- - - - - -"),
      ("the last scalar", .groups([(0x10FFFF, 0x10FFFF, 2)]), "- - - - - 700"),
      ("surrogates", .groups([(0xD7FF, 0xE000, 0)]), "- - - - - -"),
      ("no group", .groups([]), "- - - - - -"),
    ]
    for (name, map, expected) in cases {
      let file = try FontFile(FontBuilder.font(advances: advances, maps: [map]).bytes)
      let scalars: [Unicode.Scalar] = ["A", "B", "C", "\u{E000}", "😀", "\u{10FFFF}"]
      let found = scalars.map { file.advance(of: $0).map(String.init) ?? "-" }
      #expect(found.joined(separator: " ") == expected, "\(name)")
    }
  }

  @Test func `the segment that ends the list may lead nowhere`() throws {
    var font = FontBuilder.font()
    // Of the second of two segments, U+FFFF, the offset to a list.
    font.put(0xFFFF, at: 42, of: "cmap")
    #expect(try FontFile(font.bytes) == FontFile(FontBuilder.font().bytes))
  }

  @Test func `of several maps the one of more of Unicode is chosen`() throws {
    func map(_ glyph: Int, format: Int, _ platform: Int, _ encoding: Int) -> CharacterMapBuilder {
      format == 12
        ? .groups([(0x41, 0x41, glyph)], platform: platform, encoding: encoding)
        : .segments([.init(0x41...0x41, glyphs: [glyph])], platform: platform, encoding: encoding)
    }
    let cases: [(String, [CharacterMapBuilder], Int)] = [
      ("Windows", [map(1, format: 4, 3, 1)], 600),
      ("groups before", [map(2, format: 12, 3, 10), map(1, format: 4, 3, 1)], 700),
      ("groups after", [map(1, format: 4, 3, 1), map(2, format: 12, 3, 10)], 700),
      ("Unicode's groups", [map(1, format: 4, 3, 1), map(2, format: 12, 0, 4)], 700),
      ("Windows's groups", [map(1, format: 12, 0, 4), map(2, format: 12, 3, 10)], 700),
      ("groups of Unicode's first kind", [map(1, format: 4, 3, 1), map(2, format: 12, 0, 3)], 700),
      ("Unicode 2.0 in segments", [map(1, format: 4, 0, 3), map(2, format: 4, 3, 1)], 700),
      ("Unicode", [map(1, format: 4, 0, 3), map(2, format: 4, 1, 0)], 600),
      ("symbols", [map(1, format: 4, 3, 0), map(2, format: 4, 0, 0)], 700),
      ("the first of two", [map(2, format: 4, 3, 1), map(1, format: 4, 3, 1)], 700),
    ]
    for (name, maps, expected) in cases {
      let file = try FontFile(FontBuilder.font(maps: maps).bytes)
      #expect(file.advance(of: "A") == expected, "\(name)")
    }
  }

  @Test func `glyphs past the list of advances have the last one`() throws {
    var font = FontBuilder.font(
      advances: [500, 600, 700], maps: [.groups([(0x41, 0x45, 1)])])
    font.put(5, at: 4, of: "maxp")
    let file = try FontFile(font.bytes)
    let found = "ABCDE".unicodeScalars.map { file.advance(of: $0) }
    #expect(found == [600, 700, 700, 700, nil])
    #expect(file.missingAdvance == 500)
  }

  @Test func `what takes no room of its own is zero wide, whatever the file says`() throws {
    let file = try FontFile(
      FontBuilder.font(maps: [
        .segments([.init(0x41...0xFFFE, glyphs: .init(repeating: 1, count: 0xFFBE))])
      ])
      .bytes)
    let cases: [(Unicode.Scalar, Int)] = [
      ("A", 600), ("é", 600), ("中", 600), ("\u{903}", 600), ("\u{2009}", 600), ("\u{600}", 600),
      ("\u{AD}", 0), ("\u{301}", 0), ("\u{20DD}", 0), ("\u{5B0}", 0), ("\u{94D}", 0),
      ("\u{E31}", 0),
      ("\u{200B}", 0), ("\u{200D}", 0), ("\u{202E}", 0), ("\u{FE0F}", 0), ("\u{FEFF}", 0),
      ("\u{1161}", 0), ("\u{11A8}", 0),
    ]
    for (scalar, expected) in cases {
      #expect(file.advance(of: scalar) == expected, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `files are equal when they measure alike`() throws {
    let base = FontBuilder.font()
    let file = try FontFile(base.bytes)
    var wider = base
    wider.put(601, at: 4, of: "hmtx")
    var higher = base
    higher.put(801, at: 4, of: "hhea")
    var renamed = FontBuilder.font(maps: [.groups([(0x41, 0x42, 1)])])
    renamed["name"] = Array("anything".utf8)
    renamed.signature = Array("OTTO".utf8)
    #expect(try FontFile(renamed.bytes) == file)
    #expect(file.description == "regular face, 1000 units per em, line height 1100")
    for other in [wider, higher, .font(unitsPerEm: 1001), .font(style: .init(weight: 700))] {
      #expect(try FontFile(other.bytes) != file)
    }
  }
}
