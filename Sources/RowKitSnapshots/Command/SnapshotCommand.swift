/// The command `rowkit-snapshots`, which lists, shows, and accepts the output of test runs.
package struct SnapshotCommand {
  /// The output and the exit code of the command.
  package struct Outcome: Equatable, Sendable {
    /// The text for standard output.
    package var output = ""
    /// The sentence for standard error.
    package var error: String?
    /// The exit code: 0 for success, 1 if `stale` or `show` found something, and 2 for an error.
    package var exitCode: Int32 = 0
  }

  /// The text that `--help` prints.
  package static let help = """
    USAGE: rowkit-snapshots stale FOLDER [PATH…]
           rowkit-snapshots show FOLDER [NAME…]
           rowkit-snapshots accept FOLDER [NAME…]

    FOLDER is the folder that \(SnapshotSettings.outputVariable) named when the tests ran.

      stale    Lists the snapshots that no test uses, in each PATH or in the current folder.
               Run all tests with an empty FOLDER first: the snapshots of tests that did not
               run are listed too.
      show     Shows how each received text differs from the recorded text.
      accept   Shows the difference and replaces the recorded text with the received text.

    With one or more NAMEs, the command shows or accepts only the texts whose path contains
    one of them. The exit code is 0 for success, 1 if stale or show found something, and 2
    for an error.

    """

  private let variables: [String: String]

  /// Creates a command with the environment variables of its process.
  package init(variables: [String: String]) {
    self.variables = variables
  }

  /// Runs the command with the given arguments.
  package func run(_ arguments: [String]) -> Outcome {
    var outcome = Outcome()
    do {
      try run(arguments, outcome: &outcome)
    } catch {
      outcome.error = "\(error)"
      outcome.exitCode = 2
    }
    return outcome
  }

  /// Runs the command, keeping the output from before an error.
  private func run(_ arguments: [String], outcome: inout Outcome) throws {
    guard !arguments.contains("--help"), !arguments.contains("-h") else {
      outcome.output = Self.help
      return
    }
    guard let command = arguments.first, ["stale", "show", "accept"].contains(command) else {
      throw CommandError.unknown(arguments.first)
    }
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      throw CommandError.unknownOption(option)
    }
    guard arguments.count > 1 else { throw CommandError.noFolder(command) }
    let output = OutputFolder(arguments[1])
    guard let used = try output.usedReferences() else { throw CommandError.noRun(arguments[1]) }
    let operands = Array(arguments.dropFirst(2))
    switch command {
    case "stale":
      Self.listStale(
        in: operands.isEmpty ? ["."] : operands, used: used, output: output, outcome: &outcome)
    case "show": try Self.show(in: output, names: operands, outcome: &outcome)
    default: try accept(in: output, names: operands, outcome: &outcome)
    }
  }

  // MARK: - Stale snapshots

  private static func listStale(
    in folders: [String], used: Set<String>, output: OutputFolder, outcome: inout Outcome
  ) {
    // The received texts have the paths of snapshots too, but aren't snapshots.
    let received = Files.canonical(output.path) + "/"
    for folder in folders {
      for path in Files.paths(below: folder) {
        let printed = folder == "." ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
        let canonical = Files.canonical(printed)
        let isSnapshot =
          canonical.split(separator: "/").dropLast(2).last.map(String.init)
          == SnapshotName.folderName
          && canonical.hasSuffix(".txt")
        guard isSnapshot, !used.contains(canonical), !canonical.hasPrefix(received) else {
          continue
        }
        outcome.output += printed + "\n"
        outcome.exitCode = 1
      }
    }
  }

  // MARK: - Received texts

  private static func show(
    in folder: OutputFolder, names: [String], outcome: inout Outcome
  ) throws {
    for reference in try references(in: folder, names: names) {
      outcome.output += try description(of: reference, in: folder).text + "\n"
      outcome.exitCode = 1
    }
  }

  private func accept(in folder: OutputFolder, names: [String], outcome: inout Outcome) throws {
    let settings = try? SnapshotSettings(variables: variables.filter { $0.key == "CI" })
    if settings?.isContinuousIntegration ?? false { throw CommandError.continuousIntegration }
    for reference in try Self.references(in: folder, names: names) {
      let (text, received) = try Self.description(of: reference, in: folder)
      let tests = "/" + reference.split(separator: "/").dropLast(3).joined(separator: "/")
      guard Files.isFolder(tests) else { throw CommandError.noTests(tests) }
      outcome.output += text
      try Files.write(received, to: reference)
      try folder.removeReceived(of: reference)
      outcome.output += "accepted\n\n"
    }
  }

  private static func references(
    in folder: OutputFolder, names: [String]
  ) throws(CommandError) -> [String] {
    let references = folder.references.filter { path in
      names.isEmpty || names.contains { path.contains($0) }
    }
    if references.isEmpty, !names.isEmpty { throw .noText(folder.path, names) }
    return references
  }

  /// Returns the difference between the received and the recorded text of a snapshot, for people, and
  /// the received text itself.
  private static func description(
    of reference: String, in folder: OutputFolder
  ) throws(FileError) -> (text: String, received: [UInt8]) {
    let received = try Files.read(folder.receivedPath(of: reference)) ?? []
    let recorded = try Files.read(reference)
    var lines = [reference + (recorded == nil ? ": not recorded yet" : "")]
    if recorded != received {
      lines += DifferenceText(from: recorded ?? [], to: received).lines
    }
    return (lines.joined(separator: "\n") + "\n", received)
  }
}
