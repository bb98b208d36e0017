/// The family that a face says it belongs to, such as `Inter`: the same for its regular and its bold.
///
/// Nothing is measured by it, so a table that is damaged gives no name, and no error.
///
/// Source: OpenType 1.9.1, "name — Naming table".
enum FamilyName {
  /// The typographic family, or else the family; nil where the table names neither.
  static func read(_ table: FontBytes) -> String? {
    guard let count = try? table.uint16(at: 2, of: part),
      let storage = try? table.uint16(at: 4, of: part)
    else { return nil }
    for wanted in [Self.typographicFamily, Self.family] {
      for index in 0..<count {
        if let found = try? name(wanted, at: 6 + index * 12, storage, table) { return found }
      }
    }
    return nil
  }

  /// The name that a record is of; nil where it is of another kind, or in an encoding other than Unicode's.
  private static func name(
    _ wanted: Int64, at record: Int64, _ storage: Int64, _ table: FontBytes
  ) throws(FontError) -> String? {
    let platform = try table.uint16(at: record, of: part)
    let kind = try table.uint16(at: record + 6, of: part)
    guard kind == wanted, platform == unicode || platform == windows else { return nil }
    let length = try table.uint16(at: record + 8, of: part)
    let start = storage + (try table.uint16(at: record + 10, of: part))
    try table.require(start + length, for: part)
    var units: [UInt16] = []
    for offset in stride(from: start, to: start + length - 1, by: 2) {
      units.append(UInt16(truncatingIfNeeded: try table.uint16(at: offset, of: part)))
    }
    return units.isEmpty ? nil : String(decoding: units, as: UTF16.self)
  }

  private static let unicode: Int64 = 0
  private static let windows: Int64 = 3
  private static let family: Int64 = 1
  private static let typographicFamily: Int64 = 16
  private static let part = "list of names"
}
