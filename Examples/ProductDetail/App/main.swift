import ExampleSupport
import Foundation
import ProductDetailScreen

/// Prints the product detail screen, or what changed between two: see `--help`.
///
/// Standard output carries screens and differences and nothing else; a failure is one sentence on
/// standard error, and the exit code tells what kind it was.
func main() async -> CInt {
  var isComparing = false
  do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let options = try Options(parsing: arguments, devices: Command.deviceNames)
    if options.wantsHelp {
      try write(Options.helpText + "\n")
      return 0
    }
    if options.isLive {
      try write(await Command(options).visit())
      return 0
    }
    if case .comparison = options.input { isComparing = true }
    let progress = Progress()
    var hasPrinted = false
    let outcome = try Command(options).run { text, count, all in
      progress.clear()
      try write(text)
      progress.show(count, of: all)
      hasPrinted = true
    }
    progress.clear()
    if !hasPrinted, !isComparing { complain("The file holds a list of no products.") }
    return outcome == .different ? 1 : 0
  } catch {
    complain("\(error)")
    // To whoever compares, 1 says that there is a difference, as of diff(1).
    return error is UsageError || isComparing ? 2 : 1
  }
}

/// Standard output that takes no more, as on a full disk.
struct OutputError: Error, CustomStringConvertible {
  let reason: String

  var description: String { "standard output: cannot be written: \(reason)" }
}

func complain(_ sentence: String) {
  try? FileHandle.standardError.write(contentsOf: Data((sentence + "\n").utf8))
}

func write(_ text: String) throws {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    throw OutputError(reason: String(cString: strerror(errno)))
  }
}

exit(await main())
