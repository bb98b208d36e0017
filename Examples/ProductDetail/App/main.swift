import Foundation
import ProductDetailScreen

/// Prints the product detail screen: see `--help`.
///
/// Standard output carries screens and nothing else; a failure is one sentence on standard error, and
/// the exit code tells what kind it was.
func main() -> CInt {
  do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let options = try Options(parsing: arguments, devices: Command.deviceNames)
    if options.wantsHelp {
      try write(Options.helpText + "\n")
      return 0
    }
    let progress = Progress()
    try Command(options).run { text, count, all in
      try write(text)
      progress.show(count, of: all)
    }
    progress.clear()
    return 0
  } catch {
    try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    return error is UsageError ? 2 : 1
  }
}

/// Standard output that takes no more, as on a full disk.
struct OutputError: Error, CustomStringConvertible {
  let reason: String

  var description: String { "standard output: cannot be written: \(reason)" }
}

func write(_ text: String) throws {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    throw OutputError(reason: String(cString: strerror(errno)))
  }
}

exit(main())
