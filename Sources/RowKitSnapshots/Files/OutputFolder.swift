internal import Foundation

/// The folder for the output of test runs: the received texts that failed, and the snapshots in use.
///
/// `received/` contains each text at the path of its recorded text. `used/` contains one list for each
/// process.
package struct OutputFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates a value for a folder that may not exist yet.
  package init(_ path: String) {
    self.path = URL(fileURLWithPath: path).path
  }

  private var received: String { path + "/received" }
  private var used: String { path + "/used" }

  // MARK: - Received texts

  /// Returns the path at which the received text of a snapshot is saved.
  package func receivedPath(of reference: String) -> String {
    received + Files.canonical(reference)
  }

  /// Saves a received text that failed.
  func saveReceived(_ text: [UInt8], of reference: String) throws(FileError) {
    try Files.write(text, to: receivedPath(of: reference))
  }

  /// Removes the received text of a snapshot that passed or was recorded.
  func removeReceived(of reference: String) throws(FileError) {
    try Files.remove(receivedPath(of: reference))
  }

  /// The sorted paths of the snapshots that have a received text.
  var references: [String] {
    Files.paths(below: received, includingHidden: true).map { "/" + $0 }
  }

  // MARK: - Snapshots in use

  /// Adds a snapshot to the list of those that this process uses.
  func noteUse(of reference: String) throws(FileError) {
    let list = used + "/\(ProcessInfo.processInfo.processIdentifier).txt"
    try Files.append(Array((Files.canonical(reference) + "\n").utf8), to: list)
  }

  /// Returns the paths of the snapshots in use; nil if no run has left a list.
  func usedReferences() throws(FileError) -> Set<String>? {
    let lists = Files.names(in: used)
    guard !lists.isEmpty else { return nil }
    var references: Set<String> = []
    for list in lists {
      let bytes = try Files.read(used + "/" + list) ?? []
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        references.insert(String(decoding: line, as: UTF8.self))
      }
    }
    return references
  }
}
