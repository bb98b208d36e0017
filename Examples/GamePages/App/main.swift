import ExampleSupport
import Foundation
import GamePagesScreen

/// Prints the pages of a game as they scroll: see `--help`.
func main() -> CInt {
  do {
    let options = try Options(parsing: Array(CommandLine.arguments.dropFirst()))
    if options.wantsHelp {
      try StandardStreams.write(Options.helpText + "\n")
      return 0
    }
    var command = try Command(.bundled)
    try command.run(options.script.isEmpty ? .usual : options.script) {
      try StandardStreams.write($0)
    }
    return 0
  } catch {
    StandardStreams.writeError("\(error)")
    return error is UsageError ? 2 : 1
  }
}

exit(main())
