import Foundation

/// Where the tests find their files.
enum TestFiles {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What the example prints when it is given nothing.
  static let defaultOutput = folder.appendingPathComponent("Expected/default.txt")

  /// What the example prints of a scripted visit.
  static let liveOutput = folder.appendingPathComponent("Expected/live.txt")

  /// The 130 products of dummyjson, beside the package's folder.
  static let products = folder.appendingPathComponent("../../../shared/data/products.json")
    .standardizedFileURL.path
}
