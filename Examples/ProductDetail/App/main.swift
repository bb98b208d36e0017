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
      write(Options.helpText + "\n", to: .standardOutput)
      return 0
    }
    let progress = Progress()
    try Command(options).run { text, count, all in
      write(text, to: .standardOutput)
      progress.show(count, of: all)
    }
    progress.clear()
    return 0
  } catch {
    write("\(error)\n", to: .standardError)
    return error is UsageError ? 2 : 1
  }
}

func write(_ text: String, to handle: FileHandle) {
  handle.write(Data(text.utf8))
}

exit(main())
