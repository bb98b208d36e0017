import RowKit
import RowKitFonts
import Testing

@Suite struct FontChainTests {
  // At a size of 20 their A is 12, 14 and 16 points wide; each has another letter of the same width.
  private let latin = FontBuilder.font(
    advances: [500, 600, 600], maps: [.groups([(0x41, 0x42, 1)])])
  private let greek = FontBuilder.font(
    unitsPerEm: 2000, advances: [1000, 1400, 1400],
    maps: [.groups([(0x41, 0x41, 1), (0x391, 0x391, 2)])])
  private let bold = FontBuilder.font(
    advances: [550, 800, 800], maps: [.groups([(0x41, 0x41, 1), (0x410, 0x410, 2)])],
    style: .init(weight: 700, usesTypographicLineHeight: true))

  private func chain(_ fonts: [FontBuilder]) throws -> FontChain {
    var files = try fonts.map { try FontFile($0.bytes) }
    return FontChain(files.removeFirst(), files)
  }

  @Test
  func `the first font that has a scalar gives its width, of the wanted weight before others`()
    throws
  {
    let cases: [(String, [FontBuilder], isBold: Bool, String)] = [
      ("one font", [latin], false, "A 12 B 12 Α 10 А 10"),
      ("one font, bold", [latin], true, "A 12 B 12 Α 10 А 10"),
      ("in order", [latin, greek, bold], false, "A 12 B 12 Α 14 А 16"),
      ("in another order", [greek, latin, bold], false, "A 14 B 12 Α 14 А 16"),
      ("bold", [latin, greek, bold], true, "A 16 B 12 Α 14 А 16"),
      ("bold last", [bold, greek, latin], false, "A 14 B 12 Α 14 А 16"),
      ("only bold", [bold], false, "A 16 B 11 Α 11 А 16"),
    ]
    for (name, fonts, isBold, expected) in cases {
      let chain = try chain(fonts)
      let font = Font(size: 20, isBold: isBold)
      let found = "ABΑА".unicodeScalars.map { "\($0) \(chain.advance(of: $0, in: font))" }
      #expect(found.joined(separator: " ") == expected, "\(name)")
    }
  }

  @Test func `bold text is of the families that regular text is of`() throws {
    let latinOne = latin.named((1, 3, "One"))
    let boldOne = FontBuilder.font(
      advances: [500, 650, 650], maps: [.groups([(0x41, 0x42, 1)])], style: .init(weight: 700)
    ).named((1, 3, "One Bold"), (16, 3, "One"))
    // An East Asian font has Latin too.
    let asian = FontBuilder.font(
      advances: [500, 900, 1000], maps: [.groups([(0x41, 0x42, 1), (0x4E00, 0x4E00, 2)])]
    ).named((1, 3, "Two"))
    let boldAsian = FontBuilder.font(
      advances: [500, 950, 1050], maps: [.groups([(0x41, 0x42, 1), (0x4E00, 0x4E00, 2)])],
      style: .init(weight: 700)
    ).named((1, 3, "Two"))
    let cases: [(String, [FontBuilder], regular: String, bold: String)] = [
      ("both", [latinOne, asian, boldAsian, boldOne], "A 12 一 20", "A 13 一 21"),
      ("the bold ones first", [boldAsian, boldOne, latinOne, asian], "A 12 一 20", "A 19 一 21"),
      ("no bold Latin", [latinOne, asian, boldAsian], "A 12 一 20", "A 12 一 21"),
      ("no bold ideographs", [latinOne, boldOne, asian], "A 12 一 20", "A 13 一 20"),
      ("only bold ideographs", [latinOne, boldAsian], "A 12 一 21", "A 12 一 21"),
      ("bold of another family, first", [boldOne, asian], "A 18 一 20", "A 13 一 20"),
    ]
    for (name, fonts, regular, bold) in cases {
      let chain = try chain(fonts)
      let found = [false, true].map { isBold in
        "A一".unicodeScalars.map {
          "\($0) \(chain.advance(of: $0, in: Font(size: 20, isBold: isBold)))"
        }.joined(separator: " ")
      }
      #expect(found == [regular, bold], "\(name)")
    }
  }

  @Test func `a line is as high as the first font asked says`() throws {
    let cases: [([FontBuilder], isBold: Bool, Length)] = [
      ([latin, greek, bold], false, 22), ([greek, latin, bold], false, 11),
      ([latin, greek, bold], true, 24), ([bold, greek], false, 11), ([greek, bold], true, 24),
    ]
    for (fonts, isBold, expected) in cases {
      #expect(try chain(fonts).lineHeight(of: Font(size: 20, isBold: isBold)) == expected)
    }
  }

  @Test func `a scalar that no font has is as wide as its kind`() throws {
    let chain = try chain([latin, greek])
    let cases: [(Unicode.Scalar, Length)] = [
      ("x", 5), ("ж", 5), ("\u{2009}", 5), ("\u{600}", 5),
      ("中", 10), ("ア", 10), ("한", 10), ("！", 10), ("😀", 10), ("\u{1F3FD}", 10),
      ("\u{0}", 0), ("\t", 0), ("\n", 0), ("\u{7F}", 0), ("\u{85}", 0), ("\u{AD}", 0),
      ("\u{301}", 0), ("\u{20E3}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{2060}", 0),
      ("\u{FE0F}", 0), ("\u{E0100}", 0), ("\u{1161}", 0),
    ]
    for (scalar, expected) in cases {
      let found = chain.advance(of: scalar, in: Font(size: 10))
      #expect(found == expected, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `widths and heights are rounded to the nearest 1/240 point`() throws {
    var odd = FontBuilder.font(unitsPerEm: 1000, advances: [500, 1, 999])
    odd.setLineHeight(ascender: 1193, descender: 0, gap: 0, at: 4, of: "hhea")
    let chain = try chain([odd])
    // 0.001 and 0.999 em of 17 points are 4.08 and 4075.92 units; half a unit goes up.
    let units = [
      chain.advance(of: "A", in: Font(size: 17)), chain.advance(of: "B", in: Font(size: 17)),
    ]
    .map(\.units)
    #expect(units == [4, 4076])
    #expect(chain.lineHeight(of: Font(size: 17)).units == 4867)
    #expect(chain.advance(of: "x", in: Font(size: Length(units: 1))).units == 1)
    #expect(chain.advance(of: "A", in: Font(size: .zero)) == .zero)
  }

  @Test func `no width or height is more than 100,000 points`() throws {
    let chain = try chain([.font(unitsPerEm: 16, advances: [0xFFFF, 0xFFFF])])
    for size in [34, Length.greatest, Length(units: .max)] {
      let found = (["A", "x", "中"] as [Unicode.Scalar]).map {
        chain.advance(of: $0, in: Font(size: size))
      }
      #expect(found == [100_000, 100_000, min(size, 100_000)])
      #expect(
        chain.lineHeight(of: Font(size: size)) == min(size.scaled(by: 1100, over: 16), 100_000))
    }
  }

  @Test func `chains are equal when their files are, in order`() throws {
    let base = try chain([latin, greek])
    #expect(try base == chain([latin, greek]))
    #expect(try base == FontChain(FontFile(latin.bytes), FontFile(greek.bytes)))
    for other in [[greek, latin], [latin], [latin, greek, bold]] {
      #expect(try base != chain(other))
    }
    #expect(try chain([latin, bold]) != chain([bold, latin]))
    #expect(base.files.count == 2)
  }
}
