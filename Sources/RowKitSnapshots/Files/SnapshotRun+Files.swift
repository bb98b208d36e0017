extension SnapshotRun {
  static func check(
    _ received: [UInt8], as name: SnapshotName, _ settings: SnapshotSettings, _ state: inout State
  ) throws(FileError) -> Failure? {
    let path = name.path
    let output = settings.output.map(RunFolder.init)
    try output?.note(path)
    if let conflict = conflict(of: received, as: name, state) { return conflict }
    state.asked[key(of: name)] = Asked(name: name, text: received)
    try refuseOtherCase(of: name, &state)
    let recorded = try Files.read(path)
    if settings.records(received, over: recorded) {
      if recorded != received { try Files.write(received, to: path) }
      state.names[name.folder]?[name.fileName.lowercased()] = name.fileName
      try output?.forget(path)
      return Failure(FailureText.recorded(at: path, over: recorded, received))
    }
    if recorded == received {
      try output?.forget(path)
      return nil
    }
    try output?.keep(received, of: path)
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
      FailureText.differs(
        at: .file(path), recorded: recorded, received: received, hints: hints),
      received: received)
  }

  private static func key(of name: SnapshotName) -> String {
    name.folder + "/" + name.fileName.lowercased()
  }

  /// Two texts for one name, or two names for one file.
  private static func conflict(
    of received: [UInt8], as name: SnapshotName, _ state: State
  ) -> Failure? {
    guard let asked = state.asked[key(of: name)] else { return nil }
    guard asked.name == name else {
      return Failure(
        "\(name.path): expected one snapshot for a file, found \(asked.name) and \(name). "
          + "Name them apart.")
    }
    guard asked.text != received else { return nil }
    return Failure(FailureText.conflict(at: name.path, asked.text, received))
  }

  /// Refuses a name that differs from another file's in case alone: on some file systems they are one.
  private static func refuseOtherCase(
    of name: SnapshotName, _ state: inout State
  ) throws(FileError) {
    if state.names[name.folder] == nil {
      state.names[name.folder] = Dictionary(
        Files.names(in: name.folder).map { ($0.lowercased(), $0) }, uniquingKeysWith: { $1 })
    }
    let found = state.names[name.folder]?[name.fileName.lowercased()]
    guard let found, found != name.fileName else { return }
    throw .differsInCase(found, expected: name.path)
  }
}
