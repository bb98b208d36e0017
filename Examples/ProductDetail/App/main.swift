import ExampleSupport
import Foundation
import ProductDetailScreen

/// Prints the product detail screen, or the difference between two screens: see `--help`.
///
/// Standard output contains only screens and differences. An error is one sentence on standard error, and
/// the exit code says what kind of error it is.
func main() async -> CInt {
  var isComparison = false
  do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let options = try Options(parsing: arguments, devices: Command.deviceNames)
    if options.wantsHelp {
      try StandardStreams.write(Options.helpText + "\n")
      return 0
    }
    if options.isLive {
      try StandardStreams.write(await Command(options).runScript())
      return 0
    }
    if case .comparison = options.input { isComparison = true }
    let progress = Progress()
    var hasPrinted = false
    let outcome = try Command(options).run { text, count, total in
      progress.clear()
      try StandardStreams.write(text)
      progress.show(count, of: total)
      hasPrinted = true
    }
    progress.clear()
    if !hasPrinted, !isComparison {
      StandardStreams.writeError("The file contains an empty list of products.")
    }
    return outcome == .different ? 1 : 0
  } catch {
    StandardStreams.writeError("\(error)")
    // For a comparison, 1 means that there is a difference, as it does for diff(1).
    return error is UsageError || isComparison ? 2 : 1
  }
}

exit(await main())
