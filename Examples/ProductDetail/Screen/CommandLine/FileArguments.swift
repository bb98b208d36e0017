internal import ExampleSupport

/// The arguments that aren't options, which are parsed one at a time: `FILE`, or `diff BEFORE AFTER`.
struct FileArguments {
  private var files: [String] = []
  /// Whether the first argument is `diff`.
  var isComparison = false

  /// Whether there are no arguments so far.
  var isEmpty: Bool { files.isEmpty && !isComparison }

  /// Adds a file name.
  mutating func append(_ name: String) throws(UsageError) {
    if name.isEmpty { throw isComparison ? .emptyComparedName : .emptyFileName }
    files.append(name)
    if isComparison, files.count > 2 { throw .comparedFiles(files) }
    if !isComparison, files.count > 1 { throw .secondFile(first: files[0], second: files[1]) }
  }

  /// The input that the arguments specify, after the last one is added.
  var input: Options.Input {
    get throws(UsageError) {
      if isComparison {
        guard files.count == 2 else { throw .comparedFiles(files) }
        return .comparison(before: files[0], after: files[1])
      }
      return files.first.map { .file($0) } ?? .bundled
    }
  }
}
