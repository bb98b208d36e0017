import RowKitFonts
import RowKitTestSupport
import Testing

@Suite struct HostileFontTests {
  // Each would take minutes or gigabytes if the file were believed; as it is, the first takes seconds in
  // a debug build and hundredths of one in release.
  @Test(.timeLimit(.minutes(1))) func `what a file claims costs no more than there are scalars`() {
    let manyGlyphs = Array(repeating: 600, count: 0x8000)
    let all = (0..<0x22).map { (first: $0 * 0x8000, last: $0 * 0x8000 + 0x7FFF, glyph: 0) }
    let overlapping = Array(repeating: (first: 0, last: 0x10FFFF, glyph: 1), count: 1000)
    let segments = Array(
      repeating: CharacterMapBuilder.Segment(0...0xFFFE, delta: 1), count: 0x3FFF)
    let cases: [(String, [Int], CharacterMapBuilder, String)] = [
      (
        "every scalar", manyGlyphs, .groups(all),
        "regular, 1000 units, line 1100, missing 600, ABC 600 600 600"
      ),
      (
        "every scalar, a thousand times", manyGlyphs, .groups(overlapping),
        """
        The table cmap, byte 40: expected a group that starts at U+110000 or later, found U+0000.
        """
      ),
      (
        "the first plane, sixteen thousand times", manyGlyphs, .segments(segments),
        "regular, 1000 units, line 1100, missing 600, ABC 600 600 600"
      ),
    ]
    for (name, advances, map, expected) in cases {
      let font = FontBuilder.font(advances: advances, maps: [map])
      #expect(outcome(of: font.bytes) == expected, "\(name)")
    }
  }

  @Test func `tables may lie in one another, and of two of a name the first counts`() throws {
    var font = FontBuilder.font()
    let expected = outcome(of: font.bytes)
    font.tables.append(.init(name: "head", bytes: []))
    font.tables.append(.init(name: "OS/2", bytes: FontBuilder.StyleTable().bytes))
    font.tables.append(.init(name: "OS/2", bytes: []))
    #expect(outcome(of: font.bytes) == expected)

    // All tables at byte 0, and as long as the file.
    var bytes = FontBuilder.font().bytes
    for record in stride(from: 12, to: 92, by: 16) {
      bytes.replaceSubrange(
        record + 8..<record + 16, with: UInt32.bytes(0) + UInt32.bytes(bytes.count))
    }
    #expect(
      outcome(of: bytes) == "The table head, byte 18: expected 16 to 16384 units per em, found 0.")
  }

  @Test func `mutated bytes give a font or an error of one line`() {
    let seed: UInt64 = 20_260_401
    var random = SplitMix64(seed: seed)
    let style = FontBuilder.StyleTable(usesTypographicLineHeight: true)
    let lists = CharacterMapBuilder.segments([
      .init(0x41...0x42, glyphs: [1, 2]), .init(0x60...0x70),
    ])
    let groups = CharacterMapBuilder.groups([(0x41, 0x42, 1), (0x1F600, 0x1F600, 2)])
    let originals = [
      FontBuilder.font(maps: [lists]).bytes, FontBuilder.font(maps: [lists, groups]).bytes,
      FontBuilder.collection([.font(maps: [groups], style: style)]),
    ]
    let marks: [UInt8] = [0, 1, 2, 4, 12, 0x40, 0x7F, 0x80, 0xFE, 0xFF]
    var survivors = 0
    for turn in 0..<3000 {
      var bytes = originals[turn % originals.count]
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: bytes.removeSubrange(max(1, place)...)
        case 1: bytes.removeSubrange(place..<min(place + 2, bytes.count - 1))
        case 2...4: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        default: bytes[place] = marks.randomElement(using: &random) ?? 0
        }
      }
      let outcome = outcome(of: bytes)
      if outcome.contains(" units, line ") {
        survivors += 1
      } else if !outcome.hasPrefix("The ") || !outcome.hasSuffix(".")
        || outcome.contains(where: \.isNewline)
      {
        Issue.record("seed \(seed), turn \(turn): \(outcome)")
      }
    }
    // Both ways out are taken, or the mutations test nothing.
    #expect((300..<2700).contains(survivors))
  }
}
