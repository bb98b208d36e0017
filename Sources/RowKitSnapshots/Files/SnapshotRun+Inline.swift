internal import Foundation

extension SnapshotRun {
  /// A source file that contains literals, as this run last read or wrote it.
  struct SourceFile: Sendable {
    var source: InlineSource

    /// Reads a source file, which must not be newer than the image that was built from it.
    init(at path: String, builtInto image: String?) throws(InlineError) {
      guard let bytes = try Self.read(path) else {
        throw .unreadable("there is no file at this path.")
      }
      source = InlineSource(bytes)
      guard let built = image.flatMap(Files.modificationDate(of:)),
        let modified = Files.modificationDate(of: path)
      else { return }
      if modified > built { throw .changedSinceBuild }
    }

    /// Replaces a literal and writes the file, unless the file has changed in the meantime.
    mutating func replaceLiteral(
      at location: InlineLocation, with text: String
    ) throws(InlineError) {
      var changed = source
      try changed.replaceLiteral(
        line: location.line, column: location.column, expected: location.expected, with: text)
      guard try Self.read(location.file) == source.current else { throw .changedSinceRead }
      do throws(FileError) {
        try Files.write(changed.current, to: location.file)
      } catch {
        throw .unwritable("\(error)")
      }
      source = changed
    }

    private static func read(_ path: String) throws(InlineError) -> [UInt8]? {
      do throws(FileError) {
        return try Files.read(path)
      } catch {
        throw .unreadable("\(error)")
      }
    }
  }

  static func check(
    _ text: String, inline location: InlineLocation, settings: SnapshotSettings,
    state: inout State
  ) throws(FileError) -> Failure? {
    let name = "\(location.file):\(location.line)"
    let received = Array(text.utf8)
    guard state.usedInline[location, default: received] == received else {
      return Failure(
        "\(name): expected one text for each literal, found two in one run. "
          + "Compare with files instead, and give each snapshot a name of its own.",
        received: received)
    }
    state.usedInline[location] = received
    let literal = Array(location.expected.utf8)
    // An empty literal is one that hasn't been recorded yet.
    let recorded = literal.isEmpty && !received.isEmpty ? nil : literal
    guard settings.records(received, over: recorded) else {
      guard literal != received else { return nil }
      return Failure(
        FailureText.mismatch(
          at: .literal(name), recorded: literal, received: received,
          hints: [
            FailureText.hint(
              for: location.function, isMissing: recorded == nil,
              isContinuousIntegration: settings.isContinuousIntegration)
          ]), received: received)
    }
    do throws(InlineError) {
      try Files.withLock(onFolderOf: location.file) { () throws(InlineError) in
        if state.sources[location.file] == nil {
          state.sources[location.file] = try SourceFile(
            at: location.file, builtInto: location.image)
        }
        try state.sources[location.file]?.replaceLiteral(at: location, with: text)
      }
      return Failure(FailureText.recorded(at: name, over: recorded, received: received))
    } catch {
      return Failure(
        FailureText.mismatch(
          at: .literal(name), recorded: literal, received: received,
          hints: ["The text was not recorded: \(error)"]), received: received)
    }
  }
}
