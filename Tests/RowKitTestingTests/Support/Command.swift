import Foundation

/// A process that is run to its end.
struct Command {
  struct Outcome: Equatable {
    /// What it printed on standard output and standard error, in the order in which it did.
    var output: String
    var exitCode: Int32
  }

  var executable: URL
  var arguments: [String]
  var folder: URL
  /// Variables beside those of this process, without those that speak of snapshots.
  var variables: [String: String] = [:]

  func run() throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let inherited = ProcessInfo.processInfo.environment.filter {
      $0.key != "CI" && !$0.key.hasPrefix("ROWKIT_")
    }
    process.environment = inherited.merging(variables) { $1 }
    // A file, where a pipe would fill up while nobody reads it.
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("RowKitTestingTests-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return Outcome(
      output: String(decoding: try Data(contentsOf: file), as: UTF8.self),
      exitCode: process.terminationStatus)
  }
}
