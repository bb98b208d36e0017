/// The command for what runs of the tests left: `rowkit-snapshots`.
package struct SnapshotCommand {
  /// What the command prints and how it ends.
  package struct Outcome: Equatable, Sendable {
    /// For standard output.
    package var output = ""
    /// A sentence for standard error.
    package var complaint: String?
    /// 0 when all is well; 1 when there is something to look at; 2 when nothing could be done.
    package var exitCode: Int32 = 0
  }

  /// What `--help` prints.
  package static let help = """
    USAGE: rowkit-snapshots stale FOLDER [PATH…]
           rowkit-snapshots show FOLDER [NAME…]
           rowkit-snapshots accept FOLDER [NAME…]

    FOLDER is what \(SnapshotSettings.outputVariable) named when the tests were run.

      stale    Lists the snapshots below each PATH, else below the current folder, that no test
               asked for. Run all tests into an empty FOLDER first: what did not run did not ask.
      show     Shows how each received text differs from the recorded one.
      accept   Shows it, and puts the received text in the recorded one's place.

    With NAME only those texts are shown or accepted whose path holds one of the names.
    The exit code is 0; 1 when stale or show found something; 2 when nothing could be done.

    """

  private let variables: [String: String]

  /// Creates a command of a process with these variables.
  package init(variables: [String: String]) {
    self.variables = variables
  }

  /// Does what the arguments say.
  package func run(_ arguments: [String]) -> Outcome {
    var outcome = Outcome()
    do {
      try run(arguments, &outcome)
    } catch {
      outcome.complaint = "\(error)"
      outcome.exitCode = 2
    }
    return outcome
  }

  /// Does what the arguments say; what was done before something failed is told too.
  private func run(_ arguments: [String], _ outcome: inout Outcome) throws {
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
    let folder = RunFolder(arguments[1])
    guard let asked = try folder.askedReferences() else { throw CommandError.noRun(arguments[1]) }
    let rest = Array(arguments.dropFirst(2))
    switch command {
    case "stale": Self.list(asked, below: rest.isEmpty ? ["."] : rest, without: folder, &outcome)
    case "show": try Self.show(in: folder, names: rest, &outcome)
    default: try accept(in: folder, names: rest, &outcome)
    }
  }

  // MARK: - Stale snapshots

  private static func list(
    _ asked: Set<String>, below folders: [String], without run: RunFolder,
    _ outcome: inout Outcome
  ) {
    // What it holds has the paths of snapshots, and is none.
    let received = Files.canonical(run.path) + "/"
    for folder in folders {
      for path in Files.paths(below: folder) {
        let shown = folder == "." ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
        let whole = Files.canonical(shown)
        let isSnapshot =
          whole.split(separator: "/").dropLast(2).last.map(String.init) == SnapshotName.folderName
          && whole.hasSuffix(".txt")
        guard isSnapshot, !asked.contains(whole), !whole.hasPrefix(received) else { continue }
        outcome.output += shown + "\n"
        outcome.exitCode = 1
      }
    }
  }

  // MARK: - Received texts

  private static func show(
    in folder: RunFolder, names: [String], _ outcome: inout Outcome
  ) throws {
    for reference in try references(in: folder, names) {
      outcome.output += try shown(reference, in: folder).text + "\n"
      outcome.exitCode = 1
    }
  }

  private func accept(in folder: RunFolder, names: [String], _ outcome: inout Outcome) throws {
    let settings = try? SnapshotSettings(variables: variables.filter { $0.key == "CI" })
    if settings?.isContinuousIntegration ?? false { throw CommandError.continuousIntegration }
    for reference in try Self.references(in: folder, names) {
      let (text, received) = try Self.shown(reference, in: folder)
      let tests = "/" + reference.split(separator: "/").dropLast(3).joined(separator: "/")
      guard Files.isFolder(tests) else { throw CommandError.noTests(tests) }
      outcome.output += text
      try Files.write(received, to: reference)
      try folder.forget(reference)
      outcome.output += "accepted\n\n"
    }
  }

  private static func references(
    in folder: RunFolder, _ names: [String]
  ) throws(CommandError) -> [String] {
    let references = folder.references.filter { path in
      names.isEmpty || names.contains { path.contains($0) }
    }
    if references.isEmpty, !names.isEmpty { throw .noText(folder.path, names) }
    return references
  }

  private static func shown(
    _ reference: String, in folder: RunFolder
  ) throws(FileError) -> (text: String, received: [UInt8]) {
    let received = try Files.read(folder.receivedPath(of: reference)) ?? []
    let recorded = try Files.read(reference)
    var lines = [reference + (recorded == nil ? ": for the first time" : "")]
    if recorded != received {
      lines += DifferenceText(from: recorded ?? [], to: received).lines
    }
    return (lines.joined(separator: "\n") + "\n", received)
  }
}
