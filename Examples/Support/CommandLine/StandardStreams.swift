import Foundation

/// Functions that write to standard output and standard error.
package enum StandardStreams {
  /// An error that occurs when standard output can't be written, such as on a full disk.
  struct OutputError: Error, CustomStringConvertible {
    let reason: String

    var description: String { "standard output: can't be written: \(reason)." }
  }

  /// Writes a text to standard output.
  package static func write(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw OutputError(reason: String(cString: strerror(errno)))
    }
  }

  /// Writes a sentence to standard error.
  package static func writeError(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data((sentence + "\n").utf8))
  }
}
