internal import Foundation

/// The snapshot settings of a test run, from environment variables.
package struct SnapshotSettings: Hashable, Sendable {
  /// The texts to record, unless the run is part of continuous integration.
  package var mode: RecordingMode
  /// Whether the run is part of continuous integration, where nothing is recorded.
  package var isContinuousIntegration: Bool
  /// The path of the folder for received texts and for the list of snapshots in use; nil for no output.
  package var output: String?

  /// The name of the variable for the recording mode.
  package static let modeVariable = "ROWKIT_SNAPSHOTS"
  /// The name of the variable for the output folder.
  package static let outputVariable = "ROWKIT_SNAPSHOTS_OUTPUT"

  /// Creates settings.
  package init(
    mode: RecordingMode = .missing, isContinuousIntegration: Bool = false, output: String? = nil
  ) {
    self.mode = mode
    self.isContinuousIntegration = isContinuousIntegration
    self.output = output
  }

  /// Creates settings from the environment variables of a process.
  ///
  /// - Throws: ``SettingsError`` if the recording mode is invalid.
  package init(variables: [String: String]) throws(SettingsError) {
    let ci = variables["CI"] ?? ""
    let output = variables[Self.outputVariable] ?? ""
    self.init(isContinuousIntegration: !["", "0", "false"].contains(ci))
    // Make the path absolute, because a test can change the current folder.
    self.output = output.isEmpty ? nil : URL(fileURLWithPath: output).path
    guard let value = variables[Self.modeVariable] else { return }
    guard let mode = RecordingMode(rawValue: value) else { throw .mode(value) }
    self.mode = mode
  }

  /// Returns whether to record a received text.
  package func records(_ received: [UInt8], over recorded: [UInt8]?) -> Bool {
    guard !isContinuousIntegration else { return false }
    return switch mode {
    case .never: false
    case .missing: recorded == nil
    case .failed: recorded != received
    case .all: true
    }
  }
}

/// An error in the environment variables of a test run.
package enum SettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of `ROWKIT_SNAPSHOTS` isn't a recording mode.
  case mode(String)

  /// A sentence that states what was expected and what was found.
  package var description: String {
    switch self {
    case .mode(let found):
      "\(SnapshotSettings.modeVariable): expected never, missing, failed, or all, "
        + "found \"\(found)\"."
    }
  }
}
