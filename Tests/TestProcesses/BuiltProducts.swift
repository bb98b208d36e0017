package import Foundation

/// The package's build products: its modules, object files, and executables.
package struct BuiltProducts {
  package let url: URL

  /// The folder of the package.
  package static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Finds the products folder that contains the running tests.
  ///
  /// On Linux, the folder contains the tests' executable; on a Mac, it contains their bundle.
  ///
  /// - Parameter name: The name of a file that must be in the folder too.
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

  /// The error for a products folder that isn't found.
  private struct Missing: Error, CustomStringConvertible {
    var name: String
    var folders: [String]
    var description: String { "expected \(name) in one of \(folders), found none." }
  }
}
