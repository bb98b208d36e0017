/// An error in a data file.
///
/// Its description is one sentence on a single line, whatever the file's name and contents.
package enum DataError: Error, Equatable, Sendable {
  /// There is no such file.
  case missing(file: String)
  /// The path leads to a folder.
  case folder(file: String)
  /// The system can't read the file; `reason` is the system's description.
  case unreadable(file: String, reason: String)
  /// The file is larger than `limit` bytes.
  case tooLarge(file: String, limit: Int)
  /// The byte at `offset`, counted from 0, isn't valid UTF-8.
  case invalidUTF8(file: String, byte: UInt8, offset: Int)
  /// The text isn't valid JSON.
  ///
  /// Lines and columns count from 1, and columns count Unicode scalars.
  case syntax(file: String, line: Int, column: Int, expected: String, found: String)
  /// The value at a path isn't the expected one; the path is empty for the top level.
  case mismatch(file: String, path: String, expected: String, found: String)
}

extension DataError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file):
      sentence(file, expected: "a file", found: "none at this path")
    case .folder(let file):
      sentence(file, expected: "a file", found: "a folder")
    case .unreadable(let file, let reason):
      sentence(file, expected: "a readable file", found: "the error \(Excerpt.quoted(reason))")
    case .tooLarge(let file, let limit):
      sentence(file, expected: "at most \(limit >> 20) MiB", found: "a larger file")
    case .invalidUTF8(let file, let byte, let offset):
      sentence(
        file, expected: "valid UTF-8",
        found: "the byte 0x\(String(byte, radix: 16, uppercase: true)) at offset \(offset)")
    case .syntax(let file, let line, let column, let expected, let found):
      sentence(file, at: "line \(line), column \(column)", expected: expected, found: found)
    case .mismatch(let file, let path, let expected, let found):
      sentence(file, at: path, expected: expected, found: found)
    }
  }

  private func sentence(
    _ file: String, at location: String = "", expected: String, found: String
  ) -> String {
    let location = location.isEmpty ? "" : "\(location): "
    return "\(Excerpt.fileName(file)): \(location)expected \(expected), found \(found)."
  }
}
