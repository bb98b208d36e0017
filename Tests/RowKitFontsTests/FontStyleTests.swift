import RowKitFonts
import Testing

@Suite struct FontStyleTests {
  @Test func `the line height is that of the table which the font asks for`() throws {
    let typographic = FontBuilder.StyleTable(usesTypographicLineHeight: true)
    var cases: [(String, FontBuilder, Int)] = [
      ("no OS/2", .font(), 1100),
      ("OS/2 not asked for", .font(style: .init()), 1100),
      ("OS/2", .font(style: typographic), 1200),
    ]
    var font = FontBuilder.font(style: .init())
    font.setLineHeight(ascender: 0, descender: 0, gap: 0, at: 4, of: "hhea")
    cases.append(("nothing in hhea", font, 1200))
    font = .font(style: typographic)
    font.setLineHeight(ascender: 0, descender: 0, gap: 0, at: 68, of: "OS/2")
    cases.append(("nothing in OS/2", font, 1100))
    font = .font(style: .init())
    font.cut("OS/2", to: 68)
    cases.append(("Apple's OS/2", font, 1100))
    font = .font()
    font.setLineHeight(ascender: 0x7FFF, descender: -0x8000, gap: 0x7FFF, at: 4, of: "hhea")
    cases.append(("the highest", font, 0x7FFF + 0x8000 + 0x7FFF))
    for (name, font, expected) in cases {
      #expect(try FontFile(font.bytes).lineHeight == expected, "\(name)")
    }
  }

  @Test func `a font is bold when its weight or a flag says so`() throws {
    var flagged = FontBuilder.font()
    flagged.put(1, at: 44, of: "head")
    var italic = FontBuilder.font(style: .init())
    italic.put(2, at: 44, of: "head")
    let cases: [(String, FontBuilder, Bool)] = [
      ("nothing", .font(), false), ("regular", .font(style: .init()), false),
      ("italic", italic, false),
      ("medium", .font(style: .init(weight: 500)), false),
      ("semibold", .font(style: .init(weight: 600)), true),
      ("black", .font(style: .init(weight: 900)), true),
      ("fsSelection", .font(style: .init(isBold: true)), true), ("macStyle", flagged, true),
    ]
    for (name, font, expected) in cases {
      #expect(try FontFile(font.bytes).isBold == expected, "\(name)")
    }
  }

  @Test func `a face names its family, or does not`() throws {
    var short = FontBuilder.font().named((1, 3, "Short"))
    short.cut("name", to: 20)
    var count = FontBuilder.font().named((1, 3, "Count"))
    count.put(0xFFFF, at: 2, of: "name")
    var outside = FontBuilder.font().named((1, 3, "Outside"), (1, 0, "Second"))
    outside.put(0xFFF0, at: 16, of: "name")
    var nothing = FontBuilder.font()
    nothing["name"] = []
    let cases: [(String, FontBuilder, String?)] = [
      ("no table", .font(), nil), ("an empty table", nothing, nil),
      ("no names", FontBuilder.font().named(), nil),
      ("a family", FontBuilder.font().named((1, 3, "Inter")), "Inter"),
      ("Unicode's platform", FontBuilder.font().named((2, 0, "Bold"), (1, 0, "字体")), "字体"),
      ("Macintosh's", FontBuilder.font().named((1, 1, "Inter")), nil),
      (
        "a typographic family",
        FontBuilder.font().named((1, 3, "Inter Medium"), (16, 3, "Inter")), "Inter"
      ),
      ("an empty name", FontBuilder.font().named((16, 3, ""), (1, 3, "Inter")), "Inter"),
      ("a name cut short", short, nil), ("more names than there are", count, "Count"),
      ("a name outside", outside, "Second"),
    ]
    for (name, font, expected) in cases {
      #expect(try FontFile(font.bytes).family == expected, "\(name)")
    }
  }

  @Test func `a collection has several faces, any other file one`() throws {
    let fonts = [
      FontBuilder.font(), .font(advances: [500, 650, 750]), .font(unitsPerEm: 2048),
    ]
    let collection = FontBuilder.collection(fonts)
    #expect(try FontFile.faceCount(of: collection) == 3)
    for (index, font) in fonts.enumerated() {
      #expect(try FontFile.faceCount(of: font.bytes) == 1)
      #expect(try FontFile(collection, face: index) == FontFile(font.bytes))
    }
    #expect(try FontFile(collection) == FontFile(collection, face: 0))
  }

  @Test func `the signatures of TrueType, OpenType and Apple are read alike`() throws {
    var font = FontBuilder.font()
    let file = try FontFile(font.bytes)
    for signature in ["OTTO", "true"] {
      font.signature = Array(signature.utf8)
      #expect(try FontFile(font.bytes) == file)
    }
  }
}
