import Foundation
import Testing

/// What the package was built into: its modules, objects and executables.
struct BuiltProducts {
  let url: URL

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Finds the products folder, which holds the tests too: on Linux beside the file that runs them, on a
  /// Mac beside the bundle that holds them.
  init() throws {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let arguments = CommandLine.arguments.prefix(1).map { URL(fileURLWithPath: $0) }
    let folders = (bundles + arguments).map { $0.resolvingSymlinksInPath() }.flatMap { start in
      sequence(first: start.deletingLastPathComponent()) { folder in
        folder.path == "/" ? nil : folder.deletingLastPathComponent()
      }.prefix(4)
    }
    url = try #require(
      folders.first {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent("Modules").path)
      }, "no products in \(folders.map(\.path))")
  }

  var modules: URL { url.appendingPathComponent("Modules") }

  func executable(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// The objects of a target, without those of sources that are gone, which stay in the folder.
  func objects(of target: String) throws -> [URL] {
    let sources = BuiltProducts.package.appendingPathComponent("Sources/\(target)")
    let names = Set(
      try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        .filter { $0.hasSuffix(".swift") }.map { URL(fileURLWithPath: $0).lastPathComponent + ".o" }
    )
    let objects = try FileManager.default.contentsOfDirectory(
      at: url.appendingPathComponent("\(target).build"), includingPropertiesForKeys: nil
    )
    .filter { names.contains($0.lastPathComponent) }
    try #require(objects.count == names.count, "\(target): \(objects.count) of \(names.count)")
    return objects.sorted { $0.path < $1.path }
  }
}
