internal import Foundation

/// The snapshots of one process: what the tests have used so far, and the result of each comparison.
package final class SnapshotRun: Sendable {
  /// The failure of a snapshot.
  package struct Failure: Equatable, Sendable {
    /// A description of the failure and of what to do about it.
    package let message: String
    /// The received text, if it was not recorded.
    package let received: [UInt8]?

    /// Creates a failure.
    package init(_ message: String, received: [UInt8]? = nil) {
      self.message = message
      self.received = received
    }
  }

  /// The settings from the environment variables of the process, or the error in those variables.
  private let settings: Result<SnapshotSettings, SettingsError>
  private let state: Locked<State>

  struct State: Sendable {
    /// The snapshots used so far, by their folders and lowercased file names.
    var used: [String: Used] = [:]
    /// The file names in each folder that has been read, by their lowercased names.
    var fileNames: [String: [String: String]] = [:]
    /// The source files that have been read, by their paths.
    var sources: [String: SourceFile] = [:]
    /// The texts compared with literals so far.
    var usedInline: [InlineLocation: [UInt8]] = [:]
  }

  /// A snapshot that a test has used, and the text it received.
  struct Used: Sendable {
    var name: SnapshotName
    var text: [UInt8]
  }

  /// Creates a run.
  package init(_ settings: Result<SnapshotSettings, SettingsError>) {
    self.settings = settings
    state = Locked(State())
  }

  /// The run of this process, with the settings from its environment variables.
  package static let current = SnapshotRun(
    Result { () throws(SettingsError) in
      try SnapshotSettings(variables: ProcessInfo.processInfo.environment)
    })

  /// Compares a text with the file of a snapshot, or records it.
  ///
  /// - Returns: A failure; nil if the text equals the recorded text.
  package func check(_ text: String, as name: SnapshotName) -> Failure? {
    run { (settings, state) throws(FileError) in
      try Self.check(Array(text.utf8), as: name, settings: settings, state: &state)
    }
  }

  /// Compares a text with a literal in a test's source, or rewrites the literal.
  ///
  /// - Returns: A failure; nil if the text equals the literal.
  package func check(_ text: String, inline location: InlineLocation) -> Failure? {
    run { (settings, state) throws(FileError) in
      try Self.check(text, inline: location, settings: settings, state: &state)
    }
  }

  private func run(
    _ body: (SnapshotSettings, inout State) throws(FileError) -> Failure?
  ) -> Failure? {
    switch settings {
    case .failure(let error): return Failure("\(error)")
    case .success(let settings):
      do throws(FileError) {
        return try state.withLock { state throws(FileError) in try body(settings, &state) }
      } catch {
        return Failure("\(error)")
      }
    }
  }
}
