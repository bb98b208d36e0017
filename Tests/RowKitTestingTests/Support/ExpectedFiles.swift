import Foundation

/// The files in the folder `Expected`, which the tests of the small package should record.
enum ExpectedFiles {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Expected")

  static func text(of path: String) throws -> String {
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the sorted paths of all snapshot files.
  static func snapshots() throws -> [String] {
    let snapshots = folder.appendingPathComponent("Snapshots").path
    return try FileManager.default.subpathsOfDirectory(atPath: snapshots)
      .filter { $0.hasSuffix(".txt") }.sorted()
  }
}
