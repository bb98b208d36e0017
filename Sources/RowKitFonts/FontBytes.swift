/// The bytes of a file or of one of its tables: every read is checked against where they end.
///
/// What a file says of places and counts is up to 2³² − 1, and up to 2³⁶ once it is multiplied: `Int64`
/// holds that on every device, so no sum of this module overflows before it is compared.
struct FontBytes {
  let place: FontError.Place
  private let bytes: ArraySlice<UInt8>

  init(file bytes: [UInt8]) {
    place = .file
    self.bytes = bytes[...]
  }

  private init(table: String, bytes: ArraySlice<UInt8>) {
    place = .table(table)
    self.bytes = bytes
  }

  var count: Int64 { Int64(bytes.count) }

  /// Throws unless there are as many bytes as a part of them needs.
  func require(_ needed: Int64, for part: @autoclosure () -> String) throws(FontError) {
    guard needed <= count else {
      throw .tooShort(place, end: count, part: part(), needed: needed)
    }
  }

  func uint16(at offset: Int64, of part: @autoclosure () -> String) throws(FontError) -> Int64 {
    try require(offset + 2, for: part())
    let start = bytes.startIndex + Int(offset)
    return Int64(bytes[start]) << 8 | Int64(bytes[start + 1])
  }

  func int16(at offset: Int64, of part: @autoclosure () -> String) throws(FontError) -> Int64 {
    Int64(Int16(truncatingIfNeeded: try uint16(at: offset, of: part())))
  }

  func uint32(at offset: Int64, of part: @autoclosure () -> String) throws(FontError) -> Int64 {
    try require(offset + 4, for: part())
    let start = bytes.startIndex + Int(offset)
    return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int64($1) }
  }

  /// Four bytes as a name: text where they are printable, else hexadecimal digits.
  func tag(at offset: Int64, of part: @autoclosure () -> String) throws(FontError) -> String {
    try require(offset + 4, for: part())
    let start = bytes.startIndex + Int(offset)
    let tag = bytes[start..<start + 4]
    if tag.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return String(decoding: tag, as: UTF8.self)
    }
    return tag.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// The bytes of a table of this file.
  func table(_ name: String, at offset: Int64, length: Int64) throws(FontError) -> FontBytes {
    guard offset + length <= count else {
      throw .tableOutside(name, offset: offset, length: length, end: count)
    }
    let start = bytes.startIndex + Int(offset)
    return FontBytes(table: name, bytes: bytes[start..<start + Int(length)])
  }
}
