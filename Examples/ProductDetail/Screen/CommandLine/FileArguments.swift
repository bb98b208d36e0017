internal import ExampleSupport

/// The arguments that are no options, as they are read: `FILE`, or `diff BEFORE AFTER`.
struct FileArguments {
  private var files: [String] = []
  /// Whether the first of them was `diff`.
  var areCompared = false

  /// Whether there has been none yet.
  var areNone: Bool { files.isEmpty && !areCompared }

  mutating func append(_ name: String) throws(UsageError) {
    if name.isEmpty { throw areCompared ? .emptyComparedName : .emptyFileName }
    files.append(name)
    if areCompared, files.count > 2 { throw .comparedFiles(files) }
    if !areCompared, files.count > 1 { throw .secondFile(first: files[0], second: files[1]) }
  }

  /// What they ask for, once all are read.
  var input: Options.Input {
    get throws(UsageError) {
      if areCompared {
        guard files.count == 2 else { throw .comparedFiles(files) }
        return .comparison(before: files[0], after: files[1])
      }
      return files.first.map { .file($0) } ?? .bundled
    }
  }
}
