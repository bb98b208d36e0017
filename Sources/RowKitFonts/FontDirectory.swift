/// Where the tables of one face are.
///
/// Source: OpenType 1.9.1, "Organization of an OpenType font".
struct FontDirectory {
  private let file: FontBytes
  private var records: [String: (offset: Int64, length: Int64)] = [:]

  /// Reads the directory of a face.
  init(of file: FontBytes, face: Int) throws(FontError) {
    self.file = file
    let count = try Self.faceCount(of: file)
    guard face >= 0, Int64(face) < count else { throw .noFace(face, count: count) }
    let start =
      try Self.isCollection(file)
      ? file.uint32(at: Self.offset(ofFace: Int64(face)), of: Self.faceList) : 0
    try file.require(start + 12, for: Self.part)
    let signature = try file.tag(at: start, of: Self.part)
    guard Self.signatures.contains(signature) else {
      throw .noFont(offset: start, found: signature)
    }
    let tables = try file.uint16(at: start + 4, of: Self.part)
    try file.require(start + 12 + tables * 16, for: Self.part)
    for index in 0..<tables {
      let record = start + 12 + index * 16
      let name = try file.tag(at: record, of: Self.part)
      // Of several tables of one name the first counts, as a search of the list would find it.
      guard Self.tables.contains(name), records[name] == nil else { continue }
      records[name] = (
        offset: try file.uint32(at: record + 8, of: Self.part),
        length: try file.uint32(at: record + 12, of: Self.part)
      )
    }
  }

  /// The bytes of a table, which the font must have.
  func table(_ name: String) throws(FontError) -> FontBytes {
    guard let table = try tableIfPresent(name) else { throw .noTable(name) }
    return table
  }

  /// The bytes of a table, or nil when the font has none of that name.
  func tableIfPresent(_ name: String) throws(FontError) -> FontBytes? {
    guard let record = records[name] else { return nil }
    return try file.table(name, at: record.offset, length: record.length)
  }

  /// How many faces a file has: one, unless it is a collection.
  static func faceCount(of file: FontBytes) throws(FontError) -> Int64 {
    guard try isCollection(file) else { return 1 }
    let count = try file.uint32(at: 8, of: faceList)
    try file.require(offset(ofFace: count), for: faceList)
    return count
  }

  private static func isCollection(_ file: FontBytes) throws(FontError) -> Bool {
    let signature = try file.tag(at: 0, of: "signature")
    if signature == "ttcf" { return true }
    guard signatures.contains(signature) else { throw .noFont(offset: 0, found: signature) }
    return false
  }

  /// Where a collection says where a face begins.
  private static func offset(ofFace face: Int64) -> Int64 { 12 + face * 4 }

  private static let signatures: Set = ["00010000", "OTTO", "true"]
  private static let tables: Set = ["OS/2", "cmap", "head", "hhea", "hmtx", "maxp", "name"]
  private static let part = "table directory"
  private static let faceList = "list of faces"
}
