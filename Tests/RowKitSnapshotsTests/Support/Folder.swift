import Foundation
import Testing

/// A temporary folder for a test.
struct Folder {
  let path: String

  /// Creates a folder, calls a closure with it, and removes it.
  static func with(_ body: (Folder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("RowKitSnapshotsTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(Folder(path: url.resolvingSymlinksInPath().path))
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Returns the contents of a file; nil if there is no file.
  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The sorted paths of all files.
  var files: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).filter { text(of: $0) != nil }.sorted()
  }

  /// The sorted paths of all files and folders.
  var everything: [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }
}
