/// One face of a font file: how wide its characters are and how high its lines.
///
/// Reads TrueType and OpenType files (`.ttf`, `.otf`) and collections of them (`.ttc`). The bytes come
/// in, and nothing of them is kept: only the advances of the scalars that the font has.
///
///     let inter = try FontFile(bytes)
///     inter.advance(of: "A")  // 1904 of inter.unitsPerEm, 2816
///     let metrics = FontChain(inter)
///
/// Of a variable font it has the default instance. Kerning and ligatures are left out. Damaged bytes
/// give a ``FontError``; none make it trap, or take longer than a file of the same length might.
///
/// Two files are equal when they measure alike and are of one family, whatever else their names are.
///
/// Source: OpenType 1.9.1, the tables `head`, `maxp`, `hhea`, `hmtx`, `cmap`, `OS/2` and `name`.
public struct FontFile: Equatable, Sendable {
  /// How many font units make an em, from 16 to 16384.
  public let unitsPerEm: Int
  /// The distance from one line to the next, in font units; above zero.
  ///
  /// The typographic ascender, descender and line gap of the table `OS/2` where the font asks for them
  /// (`USE_TYPO_METRICS`), else those of `hhea`. Where they give nothing, the others.
  public let lineHeight: Int
  /// Whether the face is bold: of weight 600 (semibold) or more, or said to be.
  public let isBold: Bool
  /// The family that the face says it is of, such as `Inter`, by which a ``FontChain`` finds the bold face of
  /// a regular one; nil where the file does not say.
  public let family: String?
  /// The advance of the glyph that stands for one the font does not have, in font units.
  public let missingAdvance: Int
  /// What the face has of the ideographs from U+4E00 to U+9FFF.
  let ideographs: Ideographs
  private let advances: AdvanceTable

  /// What a face has of the common ideographs.
  enum Ideographs: Equatable {
    case none
    /// All it has are as wide, in font units; and whether it has each.
    case uniform(Int, isComplete: Bool)
    /// They are of several widths.
    case mixed
  }

  /// Reads one face of a font file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - face: The index of the face, from 0. Only a collection has more than one.
  /// - Throws: ``FontError`` when the bytes are no font that can be read, or have no such face.
  /// - Complexity: O(n) in the tables read, and at most some tens of milliseconds: it visits each scalar
  ///   once at most, whatever the bytes say.
  public init(_ bytes: [UInt8], face: Int = 0) throws(FontError) {
    let directory = try FontDirectory(of: FontBytes(file: bytes), face: face)
    let header = try FontHeader(directory.table("head"))
    let horizontal = try HorizontalHeader(directory.table("hhea"))
    let style = try directory.tableIfPresent("OS/2").map(StyleHeader.init)
    let metrics = try GlyphAdvances(directory, header: horizontal)
    unitsPerEm = Int(header.unitsPerEm)
    lineHeight = try Self.lineHeight(horizontal, style)
    isBold = header.isBold || style?.isBold == true
    family = (try? directory.tableIfPresent("name")).flatMap { $0.flatMap(FamilyName.read) }
    missingAdvance = Int(try metrics[0])
    advances = try AdvanceTable(directory, metrics: metrics)
    ideographs = Self.ideographs(in: advances)
  }

  private static func ideographs(in advances: AdvanceTable) -> Ideographs {
    var width: Int?
    var isComplete = true
    for value in UInt32(0x4E00)...0x9FFF {
      guard let advance = Unicode.Scalar(value).flatMap({ advances[$0] }) else {
        isComplete = false
        continue
      }
      if let width, width != advance { return .mixed }
      width = advance
    }
    return width.map { .uniform($0, isComplete: isComplete) } ?? .none
  }

  /// How many faces a file has: one, unless it is a collection.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: ``FontError`` when the bytes do not begin as a font or a collection does.
  /// - Complexity: O(1)
  public static func faceCount(of bytes: [UInt8]) throws(FontError) -> Int {
    // The list of faces is in the bytes, four bytes each, so their count is an Int too.
    Int(try FontDirectory.faceCount(of: FontBytes(file: bytes)))
  }

  /// How far a scalar moves the next one, in font units; nil when the font does not have it.
  ///
  /// Zero for what takes no room of its own, whatever the file says: combining marks, joiners, variation
  /// selectors and others that are not shown, and the vowels and finals of Hangul that join a syllable.
  /// HarfBuzz does so when it places a mark.
  ///
  /// - Complexity: O(1)
  public func advance(of scalar: Unicode.Scalar) -> Int? {
    advances[scalar]
  }

  private static func lineHeight(
    _ horizontal: HorizontalHeader, _ style: StyleHeader?
  ) throws(FontError) -> Int {
    var heights = [horizontal.lineHeight, style?.lineHeight ?? 0]
    if style?.prefersLineHeight == true { heights.reverse() }
    guard let height = heights.first(where: { $0 > 0 }) else {
      throw .unexpected(
        .table("hhea"), offset: 4, expected: "a line height above zero",
        found: "\(horizontal.lineHeight)")
    }
    return Int(height)
  }
}

extension FontFile: CustomStringConvertible {
  /// The face in a few words: `regular face, 2816 units per em, line height 3408`.
  ///
  /// Without it, a comparison of environments that fails would print each advance.
  public var description: String {
    """
    \(isBold ? "bold" : "regular") face, \(unitsPerEm) units per em, line height \(lineHeight)
    """
  }
}
