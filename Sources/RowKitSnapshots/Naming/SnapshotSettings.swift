internal import Foundation

/// What the variables of a run say about snapshots.
package struct SnapshotSettings: Hashable, Sendable {
  /// Which texts are recorded, if the run is not one of continuous integration.
  package var mode: RecordingMode
  /// Whether the run is one of continuous integration, which records nothing.
  package var isContinuousIntegration: Bool
  /// The folder for received texts and for the list of snapshots that were asked for.
  package var output: String?

  /// The variable that says what is recorded.
  package static let modeVariable = "ROWKIT_SNAPSHOTS"
  /// The variable that names the folder for what a run leaves.
  package static let outputVariable = "ROWKIT_SNAPSHOTS_OUTPUT"

  /// Creates settings.
  package init(
    mode: RecordingMode = .missing, isContinuousIntegration: Bool = false, output: String? = nil
  ) {
    self.mode = mode
    self.isContinuousIntegration = isContinuousIntegration
    self.output = output
  }

  /// Reads the variables of a process.
  ///
  /// - Throws: ``SettingsError`` when the mode is none of the four.
  package init(variables: [String: String]) throws(SettingsError) {
    let ci = variables["CI"] ?? ""
    let output = variables[Self.outputVariable] ?? ""
    self.init(isContinuousIntegration: !["", "0", "false"].contains(ci))
    // From the root: a test may change the current folder.
    self.output = output.isEmpty ? nil : URL(fileURLWithPath: output).path
    guard let value = variables[Self.modeVariable] else { return }
    guard let mode = RecordingMode(rawValue: value) else { throw .mode(value) }
    self.mode = mode
  }

  /// Whether a text is written as the recorded one.
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

/// Why the variables of a run say nothing about snapshots.
package enum SettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `ROWKIT_SNAPSHOTS` is none of the modes.
  case mode(String)

  /// A sentence that says what was expected and what was found.
  package var description: String {
    switch self {
    case .mode(let found):
      "\(SnapshotSettings.modeVariable): expected never, missing, failed or all, "
        + "found \"\(found)\"."
    }
  }
}
