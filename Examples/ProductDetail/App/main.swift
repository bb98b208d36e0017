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
      try StandardStreams.write(Options.helpText + "\n")
      return 0
    }
    if options.isLive {
      try StandardStreams.write(await Command(options).visit())
      return 0
    }
    if case .comparison = options.input { isComparing = true }
    let progress = Progress()
    var hasPrinted = false
    let outcome = try Command(options).run { text, count, all in
      progress.clear()
      try StandardStreams.write(text)
      progress.show(count, of: all)
      hasPrinted = true
    }
    progress.clear()
    if !hasPrinted, !isComparing {
      StandardStreams.complain("The file holds a list of no products.")
    }
    return outcome == .different ? 1 : 0
  } catch {
    StandardStreams.complain("\(error)")
    // To whoever compares, 1 says that there is a difference, as of diff(1).
    return error is UsageError || isComparing ? 2 : 1
  }
}

exit(await main())
