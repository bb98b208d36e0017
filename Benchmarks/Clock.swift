#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Nanoseconds on a clock that never goes back.
///
/// `ContinuousClock` would do, but asks for a later macOS than the package does.
func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

/// Says on standard error what is wrong with the command line, and ends the program.
func refuse(_ sentence: String) -> Never {
  let line = "RowKitBenchmarks: \(sentence)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, line.utf8.count) }
  exit(2)
}

/// Ends the program.
func quit() -> Never { exit(0) }
