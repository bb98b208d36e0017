internal import Foundation

/// The folder in which runs leave what a person wants to see afterwards: the texts that were received and
/// did not pass, and which snapshots were asked for.
///
/// `received/` holds each text at the path of its recorded one. `asked/` holds a list for each process.
package struct RunFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates a folder, which need not be there.
  package init(_ path: String) {
    self.path = URL(fileURLWithPath: path).path
  }

  private var received: String { path + "/received" }
  private var asked: String { path + "/asked" }

  // MARK: - Received texts

  /// Where the received text of a snapshot is kept.
  package func receivedPath(of reference: String) -> String {
    received + Files.canonical(reference)
  }

  /// Keeps a text that did not pass.
  func keep(_ text: [UInt8], of reference: String) throws(FileError) {
    try Files.write(text, to: receivedPath(of: reference))
  }

  /// Forgets the text of a snapshot that passed or was recorded.
  func forget(_ reference: String) throws(FileError) {
    try Files.remove(receivedPath(of: reference))
  }

  /// The paths of the snapshots of which a text is kept, in order.
  var references: [String] { Files.paths(below: received, hidden: true).map { "/" + $0 } }

  // MARK: - What was asked for

  /// Adds a snapshot to the list of what this process asked for.
  func note(_ reference: String) throws(FileError) {
    let list = asked + "/\(ProcessInfo.processInfo.processIdentifier).txt"
    try Files.append(Array((Files.canonical(reference) + "\n").utf8), to: list)
  }

  /// The snapshots that were asked for; nil where no run has left a list.
  func askedReferences() throws(FileError) -> Set<String>? {
    let lists = Files.names(in: asked)
    guard !lists.isEmpty else { return nil }
    var references: Set<String> = []
    for list in lists {
      let bytes = try Files.read(asked + "/" + list) ?? []
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        references.insert(String(decoding: line, as: UTF8.self))
      }
    }
    return references
  }
}
