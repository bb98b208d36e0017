/// Why the command does nothing.
enum CommandError: Error, Hashable, Sendable {
  /// The first argument is none of the command's.
  case unknown(String?)
  /// No folder is named.
  case noFolder(String)
  /// An option is not known.
  case unknownOption(String)
  /// No run has left a list in a folder.
  case noRun(String)
  /// No text in a folder has a path with one of these names in it.
  case noText(String, [String])
  /// There are no tests where a text was received.
  case noTests(String)
  /// Continuous integration records nothing.
  case continuousIntegration
}

extension CommandError: CustomStringConvertible {
  /// A sentence that says what was expected and what was found.
  var description: String {
    switch self {
    case .unknown(let found):
      "rowkit-snapshots: expected stale, show, accept or --help, found "
        + (found.map { "\"\($0)\"." } ?? "nothing.")
    case .noFolder(let command):
      "\(command): expected the folder that \(SnapshotSettings.outputVariable) named to the tests, "
        + "found nothing."
    case .unknownOption(let option): "options: expected --help, found \"\(option)\"."
    case .noRun(let folder):
      "\(folder): expected what a run of the tests left, found nothing. Run them with "
        + "\(SnapshotSettings.outputVariable)=\(folder)."
    case .noText(let folder, let names):
      "\(folder): expected a received text with "
        + names.map { "\"\($0)\"" }.joined(separator: " or ") + " in its path, found none."
    case .noTests(let folder):
      "accept: expected the folder of the tests at \(folder), found none. A run in another place "
        + "left this text: run the tests here."
    case .continuousIntegration: "accept: expected a machine of a person, found that CI is set."
    }
  }
}
