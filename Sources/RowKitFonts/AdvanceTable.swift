import RowKit

/// The advances of a font's scalars, in font units: one array, two reads for any scalar.
///
/// The first cells say, for each 256 scalars, where their page of 256 cells starts. Scalars of which the
/// font has none share one page, so a font of forty thousand scalars takes 200 KB, and none 4.5 MB.
struct AdvanceTable: Equatable, Sendable {
  private var cells: [Int32]

  /// Creates a table of no scalars.
  init() {
    cells = Array(repeating: Self.emptyPage, count: Self.pages)
    cells += repeatElement(Self.absent, count: Self.pageSize)
  }

  /// The advance of a scalar, or nil where the table has none.
  subscript(scalar: Unicode.Scalar) -> Int? {
    let advance = cells[Int(cells[Int(scalar.value >> 8)]) + Int(scalar.value & 0xFF)]
    return advance == Self.absent ? nil : Int(advance)
  }

  /// Puts an advance, from 0 to 65535, in place of what the table has.
  mutating func set(_ advance: Int32, for scalar: Unicode.Scalar) {
    let page = Int(scalar.value >> 8)
    if cells[page] == Self.emptyPage {
      cells[page] = Int32(cells.count)
      cells += repeatElement(Self.absent, count: Self.pageSize)
    }
    cells[Int(cells[page]) + Int(scalar.value & 0xFF)] = advance
  }

  private static let pageSize = 0x100
  private static let pages = 0x110000 / pageSize
  private static let emptyPage = Int32(pages)
  private static let absent: Int32 = -1
}

extension AdvanceTable {
  /// Reads the advances of the scalars that a font has glyphs for.
  init(_ directory: FontDirectory, metrics: GlyphAdvances) throws(FontError) {
    self.init()
    let map = try CharacterMap(directory.table("cmap"))
    try map.forEach(glyphs: metrics.glyphs) { value, glyph throws(FontError) in
      // A map may speak of surrogates, which are no scalars.
      guard let scalar = Unicode.Scalar(UInt32(value)) else { return }
      set(scalar.columns == 0 ? 0 : try metrics[glyph], for: scalar)
    }
  }
}
