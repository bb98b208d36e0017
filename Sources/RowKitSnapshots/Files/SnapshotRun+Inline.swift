internal import Foundation

extension SnapshotRun {
  /// A source with literals, and the bytes it is known to have.
  struct SourceFile: Sendable {
    var source: InlineSource

    /// Reads a source that is older than what was built from it.
    init(at path: String, builtInto image: String?) throws(InlineError) {
      guard let bytes = try Self.read(path) else {
        throw .unreadable("there is no file of that name.")
      }
      source = InlineSource(bytes)
      guard let built = image.flatMap(Files.date(of:)), let written = Files.date(of: path) else {
        return
      }
      if written > built { throw .changedSinceBuild }
    }

    /// Writes what the source became, unless somebody else wrote it meanwhile.
    mutating func rewrite(_ place: InlineLocation, with text: String) throws(InlineError) {
      var changed = source
      try changed.replace(
        line: place.line, column: place.column, expected: place.expected, with: text)
      guard try Self.read(place.file) == source.current else { throw .changedSinceRead }
      do throws(FileError) {
        try Files.write(changed.current, to: place.file)
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
    _ text: String, inline place: InlineLocation, _ settings: SnapshotSettings, _ state: inout State
  ) throws(FileError) -> Failure? {
    let name = "\(place.file):\(place.line)"
    let received = Array(text.utf8)
    guard state.askedInline[place, default: received] == received else {
      return Failure(
        "\(name): expected one text for a literal, found two in one run. "
          + "Compare with files in place of a literal, and name them.", received: received)
    }
    state.askedInline[place] = received
    let literal = Array(place.expected.utf8)
    // An empty literal is one that was not recorded yet.
    let recorded = literal.isEmpty && !received.isEmpty ? nil : literal
    guard settings.records(received, over: recorded) else {
      guard literal != received else { return nil }
      return Failure(
        FailureText.differs(
          at: .literal(name), recorded: literal, received: received,
          hints: [
            FailureText.hint(
              for: place.function, isMissing: recorded == nil,
              isContinuousIntegration: settings.isContinuousIntegration)
          ]), received: received)
    }
    do throws(InlineError) {
      try Files.withLock(onFolderOf: place.file) { () throws(InlineError) in
        if state.sources[place.file] == nil {
          state.sources[place.file] = try SourceFile(at: place.file, builtInto: place.image)
        }
        try state.sources[place.file]?.rewrite(place, with: text)
      }
      return Failure(FailureText.recorded(at: name, over: recorded, received))
    } catch {
      return Failure(
        FailureText.differs(
          at: .literal(name), recorded: literal, received: received,
          hints: ["It was not recorded: \(error)"]), received: received)
    }
  }
}
