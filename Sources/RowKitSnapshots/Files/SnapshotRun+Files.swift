extension SnapshotRun {
  static func check(
    _ received: [UInt8], as name: SnapshotName, settings: SnapshotSettings,
    state: inout State
  ) throws(FileError) -> Failure? {
    let path = name.path
    let output = settings.output.map(OutputFolder.init)
    try output?.noteUse(of: path)
    if let conflict = conflict(of: received, as: name, in: state) { return conflict }
    state.used[key(of: name)] = Used(name: name, text: received)
    try rejectNameThatDiffersInCase(name, state: &state)
    let recorded = try Files.read(path)
    if settings.records(received, over: recorded) {
      if recorded != received { try Files.write(received, to: path) }
      state.fileNames[name.folder]?[name.fileName.lowercased()] = name.fileName
      try output?.removeReceived(of: path)
      return Failure(FailureText.recorded(at: path, over: recorded, received: received))
    }
    if recorded == received {
      try output?.removeReceived(of: path)
      return nil
    }
    try output?.saveReceived(received, of: path)
    var hints = [
      FailureText.hint(
        for: name.function, isMissing: recorded == nil,
        isContinuousIntegration: settings.isContinuousIntegration)
    ]
    if let output = settings.output {
      hints.append(FailureText.hint(forTextsIn: output))
    }
    guard let recorded else {
      return Failure(FailureText.missing(at: path, hints: hints), received: received)
    }
    return Failure(
      FailureText.mismatch(
        at: .file(path), recorded: recorded, received: received, hints: hints),
      received: received)
  }

  private static func key(of name: SnapshotName) -> String {
    name.folder + "/" + name.fileName.lowercased()
  }

  /// Returns a failure if the run has already used the name with a different text, or the file with a
  /// different name.
  private static func conflict(
    of received: [UInt8], as name: SnapshotName, in state: State
  ) -> Failure? {
    guard let used = state.used[key(of: name)] else { return nil }
    guard used.name == name else {
      return Failure(
        "\(name.path): expected one snapshot for each file, found \(used.name) and \(name). "
          + "Give them different names.")
    }
    guard used.text != received else { return nil }
    return Failure(FailureText.conflict(at: name.path, first: used.text, second: received))
  }

  /// Throws an error if the folder has a file whose name differs only in case: on some file systems the
  /// two are the same file.
  private static func rejectNameThatDiffersInCase(
    _ name: SnapshotName, state: inout State
  ) throws(FileError) {
    if state.fileNames[name.folder] == nil {
      state.fileNames[name.folder] = Dictionary(
        Files.names(in: name.folder).map { ($0.lowercased(), $0) }, uniquingKeysWith: { $1 })
    }
    let found = state.fileNames[name.folder]?[name.fileName.lowercased()]
    guard let found, found != name.fileName else { return }
    throw .differsInCase(found, expected: name.path)
  }
}
