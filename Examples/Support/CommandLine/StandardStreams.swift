import Foundation

/// What a command prints, and where it complains.
package enum StandardStreams {
  /// Standard output that takes no more, as on a full disk.
  struct OutputError: Error, CustomStringConvertible {
    let reason: String

    var description: String { "standard output: cannot be written: \(reason)" }
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
  package static func complain(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data((sentence + "\n").utf8))
  }
}
