/// Why a file gives no data.
///
/// Its description is one sentence on one line, whatever the file's name and content.
package enum DataError: Error, Equatable, Sendable {
  case missing(file: String)
  case folder(file: String)
  /// The system would not let it be read; `reason` is the system's own.
  case unreadable(file: String, reason: String)
  /// It holds more than `limit` bytes.
  case tooLarge(file: String, limit: Int)
  /// The byte at `offset`, counted from 0, is no part of UTF-8 where it stands.
  case invalidUTF8(file: String, byte: UInt8, offset: Int)
  /// The text is no JSON. Lines and columns count from 1; a column is a Unicode scalar.
  case syntax(file: String, line: Int, column: Int, expected: String, found: String)
  /// The JSON is not what it should be. The path is empty for the top level.
  case mismatch(file: String, path: String, expected: String, found: String)
}

extension DataError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file):
      sentence(file, expected: "a file", found: "nothing of that name")
    case .folder(let file):
      sentence(file, expected: "a file", found: "a folder")
    case .unreadable(let file, let reason):
      sentence(file, expected: "a readable file", found: "the error \(Excerpt.quoted(reason))")
    case .tooLarge(let file, let limit):
      sentence(file, expected: "at most \(limit >> 20) MiB", found: "more")
    case .invalidUTF8(let file, let byte, let offset):
      sentence(
        file, expected: "UTF-8",
        found: "the byte 0x\(String(byte, radix: 16, uppercase: true)) at offset \(offset)")
    case .syntax(let file, let line, let column, let expected, let found):
      sentence(file, "line \(line), column \(column)", expected: expected, found: found)
    case .mismatch(let file, let path, let expected, let found):
      sentence(file, path, expected: expected, found: found)
    }
  }

  private func sentence(
    _ file: String, _ place: String = "", expected: String, found: String
  ) -> String {
    let place = place.isEmpty ? "" : "\(place): "
    return "\(Excerpt.fileName(file)): \(place)expected \(expected), found \(found)."
  }
}
