/// Measures RowKit: `swift run -c release RowKitBenchmarks [NAME…] [--json] [--quick]`.
///
/// A name selects the cases that begin with it, so `compose` is all of composing. Times vary from run
/// to run and machine to machine; compare ratios, whose two sides are measured in turns. Instructions
/// do not vary: `Tools/check-budgets` counts them, by `--once`, which prints nothing.

let benchmarks = Benchmark.composing + Benchmark.layouts + Benchmark.differences

var names: [String] = []
var isJSON = false
var isQuick = false
var isOnce = false
for argument in CommandLine.arguments.dropFirst() {
  switch argument {
  case "--json": isJSON = true
  case "--quick": isQuick = true
  case "--once": isOnce = true
  case _ where argument.hasPrefix("-"):
    refuse("\(argument) is no option; --json, --quick and --once are.")
  default: names.append(argument)
  }
}
for name in names where !benchmarks.contains(where: { $0.name.hasPrefix(name) }) {
  let all = benchmarks.map(\.name).joined(separator: ", ")
  refuse("no case begins with \(name); there are \(all).")
}

if isOnce {
  for benchmark in benchmarks where names.contains(benchmark.name) {
    benchmark.runOnce(n: benchmark.sizes[0])
  }
  quit()
}
if !isJSON { print(Report.heading()) }
for benchmark in benchmarks
where names.isEmpty || names.contains(where: benchmark.name.hasPrefix) {
  for n in isQuick ? [benchmark.sizes[0]] : benchmark.sizes {
    let runs = isQuick ? 3 : n >= 1_000_000 ? 5 : 11
    let measurement = benchmark.measure(n: n, runs: runs)
    print(isJSON ? Report.json(measurement) : Report.line(measurement))
  }
}
