/// Why bytes give no ``FontFile``.
///
/// Offsets and sizes count bytes. They are `Int64`, because a damaged file can name places that are past
/// the `Int` of a device with 32 bits. The description is one sentence on one line.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum FontError: Error, Hashable, Sendable {
  /// What an error speaks of: the file or one of its tables.
  public enum Place: Hashable, Sendable {
    /// The whole file.
    case file
    /// A table, by the name that the file gives it, such as `cmap`.
    case table(String)
  }

  /// The bytes at `offset`, from the file's start, are the signature of no font.
  ///
  /// `found` is those four bytes as text, such as `wOF2`, or in hexadecimal digits where they are none.
  case noFont(offset: Int64, found: String)
  /// The file has no face of this index; it has `count`.
  case noFace(Int, count: Int64)
  /// The font has no table of this name.
  case noTable(String)
  /// The file ends, at `end`, before the table does.
  case tableOutside(String, offset: Int64, length: Int64, end: Int64)
  /// The place ends before a part of it does, which needs the first `needed` bytes.
  case tooShort(Place, end: Int64, part: String, needed: Int64)
  /// What stands at `offset`, from the place's start, makes no sense.
  case unexpected(Place, offset: Int64, expected: String, found: String)
}

extension FontError: CustomStringConvertible {
  /// A sentence that says where the fault is, what was expected and what was found.
  public var description: String { sentence(nil) }

  /// The same sentence with the name of the file in it.
  ///
  ///     print(error.description(ofFile: "Inter.ttf"))
  ///     // Inter.ttf has no table head.
  public func description(ofFile name: String) -> String { sentence(name) }

  private func sentence(_ name: String?) -> String {
    let file = name ?? "The file"
    func describe(_ place: Place) -> String {
      guard case .table(let table) = place else { return file }
      return name.map { "In \($0) the table \(table)" } ?? "The table \(table)"
    }
    return switch self {
    case .noFont(let offset, let found):
      """
      \(file), byte \(offset): expected the signature of a font (00010000, OTTO, true, or ttcf for \
      several), found \(found).
      """
    case .noFace(let face, let count):
      "\(file) has \(count == 1 ? "1 face" : "\(count) faces"), counted from 0, but no face \(face)."
    case .noTable(let table):
      "\(name ?? "The font") has no table \(table)."
    case .tableOutside(let table, let offset, let length, let end):
      """
      \(describe(.table(table))) is \(length) bytes long and starts at byte \(offset), but the file ends \
      at byte \(end).
      """
    case .tooShort(let place, let end, let part, let needed):
      "\(describe(place)) ends at byte \(end), but its \(part) needs \(needed)."
    case .unexpected(.table(let table), let offset, let expected, let found):
      """
      \(name.map { "\($0), table" } ?? "The table") \(table), byte \(offset): expected \(expected), found \
      \(found).
      """
    case .unexpected(.file, let offset, let expected, let found):
      "\(file), byte \(offset): expected \(expected), found \(found)."
    }
  }
}

extension FontError.Place: CustomStringConvertible {
  /// What it is, as the beginning of a sentence.
  public var description: String {
    switch self {
    case .file: "The file"
    case .table(let name): "The table \(name)"
    }
  }
}
