import Foundation
import TestProcesses
import Testing

extension BuiltProducts {
  /// Finds the products folder that contains the modules.
  init() throws { try self.init(holding: "Modules") }

  var modules: URL { url.appendingPathComponent("Modules") }

  func executable(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Returns the object files of a target, without those left over from removed sources.
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
