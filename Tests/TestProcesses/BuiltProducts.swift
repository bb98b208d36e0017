package import Foundation

/// What the package was built into: its modules, objects and executables.
package struct BuiltProducts {
  package let url: URL

  /// The folder of the package.
  package static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Finds the products folder, which holds the tests too: on Linux beside the file that runs them, on a
  /// Mac beside the bundle that holds them.
  ///
  /// - Parameter name: What it holds beside them.
  package init(holding name: String) throws {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let arguments = CommandLine.arguments.prefix(1).map { URL(fileURLWithPath: $0) }
    let folders = (bundles + arguments).map { $0.resolvingSymlinksInPath() }.flatMap { start in
      sequence(first: start.deletingLastPathComponent()) { folder in
        folder.path == "/" ? nil : folder.deletingLastPathComponent()
      }.prefix(4)
    }
    let found = folders.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent(name).path)
    }
    guard let found else { throw Missing(name: name, folders: folders.map(\.path)) }
    url = found
  }

  /// That none of these folders is the one of the products.
  private struct Missing: Error, CustomStringConvertible {
    var name: String
    var folders: [String]
    var description: String { "no \(name) in \(folders)" }
  }
}
