internal import Foundation

/// The snapshots of one process: what was asked for, and what became of it.
package final class SnapshotRun: Sendable {
  /// What to tell a person about a snapshot that did not pass.
  package struct Failure: Equatable, Sendable {
    /// What is wrong, and what to do.
    package let message: String
    /// The text that was received, where it was not recorded.
    package let received: [UInt8]?

    /// Creates a failure.
    package init(_ message: String, received: [UInt8]? = nil) {
      self.message = message
      self.received = received
    }
  }

  /// What the variables of the process say, or why they say nothing.
  private let settings: Result<SnapshotSettings, SettingsError>
  private let state: Locked<State>

  struct State: Sendable {
    /// By its folder and the name of its file in small letters, what each snapshot was asked for with.
    var asked: [String: Asked] = [:]
    /// The names of the files in each folder that was looked into.
    var names: [String: [String: String]] = [:]
    /// By its path, each source that was looked into.
    var sources: [String: SourceFile] = [:]
    /// What each call was asked for with.
    var askedInline: [InlineLocation: [UInt8]] = [:]
  }

  struct Asked: Sendable {
    var name: SnapshotName
    var text: [UInt8]
  }

  /// Creates a run.
  package init(_ settings: Result<SnapshotSettings, SettingsError>) {
    self.settings = settings
    state = Locked(State())
  }

  /// The run of this process, by its variables.
  package static let current = SnapshotRun(
    Result { () throws(SettingsError) in
      try SnapshotSettings(variables: ProcessInfo.processInfo.environment)
    })

  /// Compares a text with the recorded one of a name, or records it.
  ///
  /// - Returns: What is wrong; nil when the text is the recorded one.
  package func check(_ text: String, as name: SnapshotName) -> Failure? {
    run { (settings, state) throws(FileError) in
      try Self.check(Array(text.utf8), as: name, settings, &state)
    }
  }

  /// Compares a text with a literal in the source of a test, or rewrites the literal.
  ///
  /// - Returns: What is wrong; nil when the text is that of the literal.
  package func check(_ text: String, inline call: InlineLocation) -> Failure? {
    run { (settings, state) throws(FileError) in
      try Self.check(text, inline: call, settings, &state)
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
