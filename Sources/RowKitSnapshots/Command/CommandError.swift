/// An error that keeps the command from doing anything.
enum CommandError: Error, Hashable, Sendable {
  /// The first argument isn't one of the command's subcommands.
  case unknown(String?)
  /// The folder is missing after a subcommand.
  case noFolder(String)
  /// An option is unknown.
  case unknownOption(String)
  /// No test run has left its output in the folder.
  case noRun(String)
  /// No received text in the folder has a path that contains one of the names.
  case noText(String, [String])
  /// The tests that received a text aren't in this folder.
  case noTests(String)
  /// The command can't record anything in continuous integration.
  case continuousIntegration
}

extension CommandError: CustomStringConvertible {
  /// A sentence that states what was expected and what was found.
  var description: String {
    switch self {
    case .unknown(let found):
      "rowkit-snapshots: expected stale, show, accept, or --help, found "
        + (found.map { "\"\($0)\"." } ?? "no arguments.")
    case .noFolder(let command):
      "\(command): expected the folder that \(SnapshotSettings.outputVariable) named in the test run, "
        + "found no argument."
    case .unknownOption(let option): "options: expected only --help, found \"\(option)\"."
    case .noRun(let folder):
      "\(folder): expected the output of a test run, found none. Run the tests with "
        + "\(SnapshotSettings.outputVariable)=\(folder)."
    case .noText(let folder, let names):
      "\(folder): expected a received text with "
        + names.map { "\"\($0)\"" }.joined(separator: " or ") + " in its path, found none."
    case .noTests(let folder):
      "accept: expected the folder of the tests at \(folder), found none. The received text is from a "
        + "run somewhere else; run the tests here first."
    case .continuousIntegration:
      "accept: expected a run outside of continuous integration, found that CI is set."
    }
  }
}
