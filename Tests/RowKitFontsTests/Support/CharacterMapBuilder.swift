/// Composes a subtable of the table `cmap`, and the table.
struct CharacterMapBuilder {
  var platform: Int
  var encoding: Int
  var bytes: [UInt8]

  /// Scalars up to U+FFFF with glyphs, in format 4.
  struct Segment {
    var scalars: ClosedRange<Int>
    /// What is added to a scalar, or to the number found in the list of glyphs.
    var delta: Int
    /// What is listed for the scalars, where they do not stand for themselves.
    var glyphs: [Int]

    init(_ scalars: ClosedRange<Int>, delta: Int = 0, glyphs: [Int] = []) {
      self.scalars = scalars
      self.delta = delta
      self.glyphs = glyphs
    }
  }

  /// A subtable of format 4; a segment for U+FFFF is added, as the format wants it.
  static func segments(
    _ segments: [Segment], platform: Int = 3, encoding: Int = 1
  ) -> CharacterMapBuilder {
    let segments = segments + [Segment(0xFFFF...0xFFFF, delta: 1)]
    var offsets: [UInt8] = []
    var glyphs: [UInt8] = []
    for (index, segment) in segments.enumerated() {
      // From the place of the offset itself to the glyphs, which stand after the last offset.
      let offset = (segments.count - index) * 2 + glyphs.count
      offsets += UInt16.bytes(segment.glyphs.isEmpty ? 0 : offset)
      glyphs += segment.glyphs.flatMap(UInt16.bytes)
    }
    var bytes = UInt16.bytes(4) + UInt16.bytes(16 + segments.count * 8 + glyphs.count) + [0, 0]
    bytes += UInt16.bytes(segments.count * 2) + [0, 0, 0, 0, 0, 0]
    bytes += segments.flatMap { UInt16.bytes($0.scalars.upperBound) } + [0, 0]
    bytes += segments.flatMap { UInt16.bytes($0.scalars.lowerBound) }
    bytes += segments.flatMap { UInt16.bytes($0.delta) } + offsets + glyphs
    return CharacterMapBuilder(platform: platform, encoding: encoding, bytes: bytes)
  }

  /// A subtable of format 12: the first scalar, the last one, and the glyph of the first.
  static func groups(
    _ groups: [(first: Int, last: Int, glyph: Int)], platform: Int = 3, encoding: Int = 10
  ) -> CharacterMapBuilder {
    let list = groups.flatMap {
      UInt32.bytes($0.first) + UInt32.bytes($0.last) + UInt32.bytes($0.glyph)
    }
    return CharacterMapBuilder(
      platform: platform, encoding: encoding,
      bytes: UInt16.bytes(12) + [0, 0] + UInt32.bytes(16 + list.count) + [0, 0, 0, 0]
        + UInt32.bytes(groups.count) + list)
  }

  /// The table of several subtables.
  static func table(_ maps: [CharacterMapBuilder]) -> [UInt8] {
    var header = [0, 0] + UInt16.bytes(maps.count)
    var body: [UInt8] = []
    let bodyStart = 4 + maps.count * 8
    for map in maps {
      header += UInt16.bytes(map.platform) + UInt16.bytes(map.encoding)
      header += UInt32.bytes(bodyStart + body.count)
      body += map.bytes
    }
    return header + body
  }
}
