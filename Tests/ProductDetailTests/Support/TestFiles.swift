import Foundation

/// The locations of the tests' files.
enum TestFiles {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The output of the example without arguments.
  static let defaultOutput = folder.appendingPathComponent("Expected/default.txt")

  /// The output of the example's scripted session.
  static let liveOutput = folder.appendingPathComponent("Expected/live.txt")

  /// The 130 products of dummyjson, next to the package's folder.
  static let products = folder.appendingPathComponent("../../../shared/data/products.json")
    .standardizedFileURL.path
}
