/// Why a file of snapshots is not read or written.
package enum FileError: Error, Hashable, Sendable {
  /// A path where a file was expected is a folder's.
  case isFolder(String)
  /// The file at a path cannot be read.
  case unreadable(String)
  /// The file or folder at a path cannot be written, for a reason.
  case unwritable(String, reason: String)
  /// A folder has a file whose name differs from the expected one in case alone.
  case differsInCase(String, expected: String)
}

extension FileError: CustomStringConvertible {
  /// A sentence that says what was expected and what was found.
  package var description: String {
    switch self {
    case .isFolder(let path): "\(path): expected a file, found a folder."
    case .unreadable(let path): "\(path): expected a file that can be read, found one that cannot."
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)."
    case .differsInCase(let found, let expected):
      "\(expected): expected a name that no other file has, found \(found), which is the same "
        + "where a file system ignores case. Name one of the two."
    }
  }
}
