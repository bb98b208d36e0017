/// Composes the bytes of a small font, whole or damaged.
///
/// The checksums, and what RowKit does not read, are zero.
struct FontBuilder {
  /// The first four bytes.
  var signature: [UInt8] = [0, 1, 0, 0]
  /// The tables, in the order in which they stand in the file.
  var tables: [Table] = []

  struct Table {
    var name: String
    var bytes: [UInt8]
  }

  init(tables: [Table] = []) {
    self.tables = tables
  }

  /// The bytes of the first table of a name; none where the font has none, and nil takes it away.
  subscript(name: String) -> [UInt8]? {
    get { tables.first { $0.name == name }?.bytes }
    set {
      let index = tables.firstIndex { $0.name == name }
      if let newValue, let index {
        tables[index].bytes = newValue
      } else if let newValue {
        tables.append(Table(name: name, bytes: newValue))
      } else if let index {
        tables.remove(at: index)
      }
    }
  }

  /// Puts a number of 16 bits into a table.
  mutating func put(_ value: Int, at offset: Int, of table: String) {
    self[table]?.replaceSubrange(offset..<offset + 2, with: UInt16.bytes(value))
  }

  /// Puts a number of 32 bits into a table.
  mutating func put32(_ value: Int, at offset: Int, of table: String) {
    self[table]?.replaceSubrange(offset..<offset + 4, with: UInt32.bytes(value))
  }

  /// Keeps the first bytes of a table.
  mutating func cut(_ table: String, to count: Int) {
    self[table] = self[table].map { Array($0.prefix(count)) }
  }

  /// The file.
  var bytes: [UInt8] { bytes(from: 0) }

  /// The file, as a part of a collection that starts so far ahead of it.
  private func bytes(from start: Int) -> [UInt8] {
    var directory = signature + UInt16.bytes(tables.count) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    let bodyStart = start + 12 + tables.count * 16
    for table in tables {
      directory += Array(table.name.utf8) + [0, 0, 0, 0]
      directory += UInt32.bytes(bodyStart + body.count) + UInt32.bytes(table.bytes.count)
      body += table.bytes
    }
    return directory + body
  }

  /// A collection of fonts.
  static func collection(_ fonts: [FontBuilder]) -> [UInt8] {
    var header = Array("ttcf".utf8) + [0, 1, 0, 0] + UInt32.bytes(fonts.count)
    var body: [UInt8] = []
    let bodyStart = 12 + fonts.count * 4
    for font in fonts {
      header += UInt32.bytes(bodyStart + body.count)
      body += font.bytes(from: bodyStart + body.count)
    }
    return header + body
  }
}

extension FixedWidthInteger {
  /// The bytes of a number, the most significant first.
  static func bytes(_ value: Int) -> [UInt8] {
    let value = Self(truncatingIfNeeded: value)
    return stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: value >> Self($0))
    }
  }
}
