import Foundation
import Testing

/// The built executable of the example, run as a person runs it.
struct BuiltExample {
  struct Outcome: Equatable {
    var standardOutput: String
    var standardError: String
    var exitCode: Int32
  }

  let url: URL

  /// Finds the executable in the products folder, which holds the tests too: on Linux beside the
  /// file that runs them, on a Mac beside the bundle that holds them.
  init() throws {
    let name = "ProductDetail"
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let arguments = CommandLine.arguments.prefix(1).map { URL(fileURLWithPath: $0) }
    let folders = (bundles + arguments).map { $0.resolvingSymlinksInPath() }.flatMap { start in
      sequence(first: start.deletingLastPathComponent()) { folder in
        folder.path == "/" ? nil : folder.deletingLastPathComponent()
      }.prefix(4)
    }
    let candidates = folders.map { $0.appendingPathComponent(name) }
    var isFolder: ObjCBool = false
    url = try #require(
      candidates.first {
        FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder)
          && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: $0.path)
      }, "no \(name) in \(folders.map(\.path))")
  }

  func run(_ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = try Self.capture()
    let error = try Self.capture()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.handle
    process.standardError = error.handle
    try process.run()
    process.waitUntilExit()
    return Outcome(
      standardOutput: try output.text(), standardError: try error.text(),
      exitCode: process.terminationStatus)
  }

  /// A file, where a pipe would fill up while nobody reads it.
  private struct Capture {
    let url: URL
    let handle: FileHandle

    func text() throws -> String {
      try handle.close()
      defer { try? FileManager.default.removeItem(at: url) }
      return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
  }

  private static func capture() throws -> Capture {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ProductDetailTests-\(UUID().uuidString)")
    try Data().write(to: url)
    return Capture(url: url, handle: try FileHandle(forWritingTo: url))
  }
}
