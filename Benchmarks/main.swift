/// Measures RowKit: `swift run -c release RowKitBenchmarks [NAME…] [--json] [--quick] [--rows=N]`.
///
/// A name selects the cases that begin with it, so `compose` is all of composing. Times vary from run
/// to run and machine to machine; compare ratios, whose two sides are measured in turns. Instructions
/// do not vary: `Tools/check-budgets` counts them, by `--once`, which prints nothing. What `--twice`
/// takes more of is what one run takes: of the heap, for instance, by valgrind's total.

let benchmarks =
  Benchmark.composing + Benchmark.layouts + Benchmark.scale + Benchmark.texts
  + Benchmark.differences + Benchmark.scrolling + Benchmark.stores

let usage = """
  Usage: RowKitBenchmarks [NAME…] [--json] [--quick] [--rows=N]

  A NAME selects the cases that begin with it; without one, all are measured.
    --json    a line of JSON for each measurement
    --quick   the smallest size only, and fewer runs
    --rows=N  this size only, from 100 to 10000000 rows
    --once, --twice
              do the work so often without measuring, for valgrind

  Cases: \(benchmarks.map(\.name).joined(separator: ", "))
  """
var names: [String] = []
var isJSON = false
var isQuick = false
var countedRuns = 0
var sizes: [Int]?
for argument in CommandLine.arguments.dropFirst() {
  switch argument {
  case "--help":
    print(usage)
    quit()
  case "--json": isJSON = true
  case "--quick": isQuick = true
  case "--once": countedRuns = 1
  case "--twice": countedRuns = 2
  case _ where argument.hasPrefix("--rows="):
    guard let rows = Int(argument.dropFirst(7)), (100...10_000_000).contains(rows) else {
      refuse("\(argument): expected a number of rows from 100 to 10000000.")
    }
    sizes = [rows]
  case _ where argument.hasPrefix("-"):
    refuse("\(argument) is no option; see --help.")
  default: names.append(argument)
  }
}
for name in names where !benchmarks.contains(where: { $0.name.hasPrefix(name) }) {
  let all = benchmarks.map(\.name).joined(separator: ", ")
  refuse("no case begins with \(name); there are \(all).")
}

if countedRuns > 0 {
  for benchmark in benchmarks where names.contains(benchmark.name) {
    benchmark.run(countedRuns, n: (sizes ?? benchmark.sizes)[0])
  }
  quit()
}
if !isJSON { print(Report.heading()) }
for benchmark in benchmarks
where names.isEmpty || names.contains(where: benchmark.name.hasPrefix) {
  for n in sizes ?? (isQuick ? [benchmark.sizes[0]] : benchmark.sizes) {
    let runs = isQuick ? 3 : n >= 1_000_000 ? 5 : 11
    let measurement = benchmark.measure(n: n, runs: runs)
    print(isJSON ? Report.json(measurement) : Report.line(measurement))
  }
}
