import Foundation

/// Writes the fonts that fuzzing starts from into a folder; `Tools/fuzz-fonts` builds and runs it.
///
///     font-seeds FOLDER [FONT FILE…]
///
/// They are the small fonts that the tests compose, and of each font file the tables that RowKit reads.
@main struct FontSeeds {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    for (index, seed) in composed.enumerated() {
      try Data(seed).write(to: folder.appendingPathComponent("composed-\(index)"))
    }
    for path in CommandLine.arguments.dropFirst(2) {
      let file = URL(fileURLWithPath: path)
      let tables = ["OS/2", "cmap", "head", "hhea", "hmtx", "maxp", "name"].compactMap { name in
        try? table(name, of: Data(contentsOf: file))
      }
      let seed = FontBuilder(tables: tables).bytes
      try Data(seed).write(to: folder.appendingPathComponent(file.lastPathComponent))
    }
  }

  private static var composed: [[UInt8]] {
    let style = FontBuilder.StyleTable(usesTypographicLineHeight: true)
    let deltas = CharacterMapBuilder.segments([.init(0x41...0x42, delta: -0x40)])
    let lists = CharacterMapBuilder.segments(
      [.init(0x41...0x42, glyphs: [1, 2]), .init(0x300...0x310, delta: -0x2FF)])
    let groups = CharacterMapBuilder.groups([
      (0x41, 0x42, 1), (0x301, 0x301, 2), (0x1F600, 0x1F600, 2),
    ])
    let fonts = [
      FontBuilder.font(), .font(maps: [lists], style: style), .font(maps: [groups], style: style),
      .font(maps: [deltas, groups], style: .init(weight: 700)),
    ]
    return fonts.map(\.bytes) + [FontBuilder.collection(fonts)]
  }

  /// A table of a file that holds one font.
  ///
  /// The file is trusted: it comes with the system.
  private static func table(_ name: String, of file: Data) -> FontBuilder.Table? {
    func number(at offset: Int, bytes: Int) -> Int {
      file[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
    for index in 0..<number(at: 4, bytes: 2) {
      let record = 12 + index * 16
      guard file[record..<record + 4].elementsEqual(name.utf8) else { continue }
      let start = number(at: record + 8, bytes: 4)
      return .init(
        name: name, bytes: [UInt8](file[start..<start + number(at: record + 12, bytes: 4)]))
    }
    return nil
  }
}
