package import Foundation

/// A process that is run to its end.
package struct Command {
  package struct Outcome: Equatable, Sendable {
    package var standardOutput: String
    package var standardError: String
    package var exitCode: Int32

    package init(standardOutput: String = "", standardError: String = "", exitCode: Int32 = 0) {
      self.standardOutput = standardOutput
      self.standardError = standardError
      self.exitCode = exitCode
    }

    /// What it printed, on standard output first.
    package var output: String { standardOutput + standardError }
  }

  private let executable: URL
  private let arguments: [String]
  private let folder: URL?
  private let variables: [String: String]

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - executable: What is run.
  ///   - arguments: What follows its name.
  ///   - folder: The folder in which it runs; that of this process where none is given.
  ///   - variables: Variables beside those of this process, without those that speak of snapshots.
  package init(
    _ executable: URL, _ arguments: [String], in folder: URL? = nil,
    variables: [String: String] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.folder = folder
    self.variables = variables
  }

  package func run() throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let inherited = ProcessInfo.processInfo.environment.filter {
      $0.key != "CI" && !$0.key.hasPrefix("ROWKIT_")
    }
    process.environment = inherited.merging(variables) { $1 }
    let (output, error) = (try Capture(), try Capture())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.handle
    process.standardError = error.handle
    try process.run()
    process.waitUntilExit()
    return Outcome(
      standardOutput: try output.text(), standardError: try error.text(),
      exitCode: process.terminationStatus)
  }
}

/// A file, where a pipe would fill up while nobody reads it.
private struct Capture {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("TestProcesses-\(UUID().uuidString)")
  let handle: FileHandle

  init() throws {
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  func text() throws -> String {
    try handle.close()
    defer { try? FileManager.default.removeItem(at: url) }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
