/// An error that occurs when a snapshot file is read or written.
package enum FileError: Error, Hashable, Sendable {
  /// There is a folder at the path instead of a file.
  case isFolder(String)
  /// The file at the path can't be read.
  case unreadable(String)
  /// The file or folder at the path can't be written, for the given reason.
  case unwritable(String, reason: String)
  /// The folder contains a file whose name differs from the expected name only in case.
  case differsInCase(String, expected: String)
}

extension FileError: CustomStringConvertible {
  /// A sentence that states what was expected and what was found.
  package var description: String {
    switch self {
    case .isFolder(let path): "\(path): expected a file, found a folder."
    case .unreadable(let path): "\(path): expected a readable file, found one that can't be read."
    case .unwritable(let path, let reason): "\(path): can't be written: \(reason)."
    case .differsInCase(let found, let expected):
      "\(expected): expected a unique file name, found \(found), which is the same name on a file "
        + "system that ignores case. Rename one of the two."
    }
  }
}
