extension FontBuilder {
  /// A font of 1000 units per em, with glyph 0 for what is missing and one glyph for each other advance.
  ///
  /// - Parameters:
  ///   - advances: those of the glyphs, in their order.
  ///   - maps: what stands in the table `cmap`. By default glyph 1 is for A, glyph 2 for B, and so on.
  static func font(
    unitsPerEm: Int = 1000, advances: [Int] = [500, 600, 700],
    maps: [CharacterMapBuilder] = [.segments([.init(0x41...0x42, delta: -0x40)])],
    style: StyleTable? = nil
  ) -> FontBuilder {
    var font = FontBuilder()
    font["head"] = zeros(54)
    font.put(unitsPerEm, at: 18, of: "head")
    font["hhea"] = zeros(36)
    font.setLineHeight(ascender: 800, descender: -200, gap: 100, at: 4, of: "hhea")
    font.put(advances.count, at: 34, of: "hhea")
    font["maxp"] = UInt32.bytes(0x5000) + UInt16.bytes(advances.count)
    font["hmtx"] = advances.flatMap { UInt16.bytes($0) + [0, 0] }
    font["cmap"] = CharacterMapBuilder.table(maps)
    if let style { font["OS/2"] = style.bytes }
    return font
  }

  /// The same font with names in its table `name`, in the order given.
  func named(_ names: (kind: Int, platform: Int, name: String)...) -> FontBuilder {
    var (records, storage): ([UInt8], [UInt8]) = ([], [])
    for (kind, platform, name) in names {
      let text = name.utf16.flatMap { UInt16.bytes(Int($0)) }
      let encoding = platform == 3 ? 1 : 0
      for field in [platform, encoding, 0x409, kind, text.count, storage.count] {
        records += UInt16.bytes(field)
      }
      storage += text
    }
    var font = self
    font["name"] =
      UInt16.bytes(0) + UInt16.bytes(names.count) + UInt16.bytes(6 + records.count) + records
      + storage
    return font
  }

  mutating func setLineHeight(
    ascender: Int, descender: Int, gap: Int, at offset: Int, of table: String
  ) {
    put(ascender, at: offset, of: table)
    put(descender, at: offset + 2, of: table)
    put(gap, at: offset + 4, of: table)
  }

  /// The table `OS/2`.
  struct StyleTable {
    var weight = 400
    var isBold = false
    /// Whether the font asks for this table's line height, 900 + 300 + 0.
    var usesTypographicLineHeight = false

    var bytes: [UInt8] {
      var font = FontBuilder()
      font["OS/2"] = zeros(78)
      font.put(weight, at: 4, of: "OS/2")
      font.put((isBold ? 1 << 5 : 0) + (usesTypographicLineHeight ? 1 << 7 : 0), at: 62, of: "OS/2")
      font.setLineHeight(ascender: 900, descender: -300, gap: 0, at: 68, of: "OS/2")
      return font["OS/2"] ?? []
    }
  }
}

private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
