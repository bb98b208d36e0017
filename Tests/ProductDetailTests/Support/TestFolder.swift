import Foundation

/// A temporary folder of files for a test.
struct TestFolder {
  let url: URL

  /// Creates a folder, calls a closure with it, and removes it.
  static func with(
    _ files: [(name: String, bytes: [UInt8])], _ body: (TestFolder) throws -> Void
  ) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ProductDetailTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    for (name, bytes) in files {
      try Data(bytes).write(to: url.appendingPathComponent(name))
    }
    try body(TestFolder(url: url))
  }

  static func with(
    _ files: [(name: String, text: String)], _ body: (TestFolder) throws -> Void
  ) throws {
    try with(files.map { (name: $0.name, bytes: Array($0.text.utf8)) }, body)
  }
}
