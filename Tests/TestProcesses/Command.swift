package import Foundation

/// A command that runs as a process.
package struct Command {
  /// The output and exit code of a process.
  package struct Outcome: Equatable, Sendable {
    package var standardOutput: String
    package var standardError: String
    package var exitCode: Int32

    package init(standardOutput: String = "", standardError: String = "", exitCode: Int32 = 0) {
      self.standardOutput = standardOutput
      self.standardError = standardError
      self.exitCode = exitCode
    }

    /// Standard output followed by standard error.
    package var output: String { standardOutput + standardError }
  }

  private let executable: URL
  private let arguments: [String]
  private let folder: URL?
  private let variables: [String: String]

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - executable: The executable file.
  ///   - arguments: The arguments.
  ///   - folder: The working folder; nil for that of this process.
  ///   - variables: Environment variables in addition to those of this process, of which `CI` and those of
  ///     RowKit are removed.
  package init(
    _ executable: URL, _ arguments: [String], in folder: URL? = nil,
    variables: [String: String] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.folder = folder
    self.variables = variables
  }

  /// Runs the process and waits until it exits.
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

/// A temporary file for the output of a process.
///
/// A pipe would block the process when it's full.
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
