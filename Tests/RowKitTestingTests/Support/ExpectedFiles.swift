import Foundation

/// What the tests of the small package record, in the folder `Expected`.
enum ExpectedFiles {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Expected")

  static func text(of path: String) throws -> String {
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    return String(decoding: data, as: UTF8.self)
  }

  /// The paths of all files that are recorded beside the tests.
  static func snapshots() throws -> [String] {
    let snapshots = folder.appendingPathComponent("Snapshots").path
    return try FileManager.default.subpathsOfDirectory(atPath: snapshots)
      .filter { $0.hasSuffix(".txt") }.sorted()
  }
}
