internal import CHeap

/// One thing to be measured, at several sizes, beside a yardstick.
struct Benchmark {
  /// By which it is called: `compose.foreach`.
  let name: String
  /// What the yardstick is, in a word or two.
  let yardstick: String
  /// The sizes it is measured at.
  var sizes = [10_000, 100_000, 1_000_000]
  /// Makes the data for a size, outside the measurement.
  let prepare: (_ n: Int) -> Trial

  /// What is measured at one size.
  struct Trial {
    /// The work; what it returns is kept alive until its bytes are counted.
    let work: () -> Any
    /// The yardstick's work on the same data.
    let yardstick: () -> Any
    /// How many bytes the data takes by itself, which the work's result holds too and which are not
    /// counted; nil where bytes say nothing.
    var ownBytes: Int?
  }
}

/// What was measured.
struct HeightMeasurement {
  let name: String
  let n: Int
  let median: Int
  let bytesPerRow: Double?
  let yardstick: String
  let yardstickMedian: Int

  var nanosecondsPerRow: Double { Double(median) / Double(n) }
  var ratio: Double { Double(median) / Double(max(1, yardstickMedian)) }
}

extension Benchmark {
  /// Measures one size: the median of `runs`, each next to a run of the yardstick, after one of both
  /// that does not count.
  func measure(n: Int, runs: Int) -> HeightMeasurement {
    let trial = prepare(n)
    var times: [Int] = []
    var yardstickTimes: [Int] = []
    for run in 0...runs {
      let time = Self.time(trial.work)
      let yardstickTime = Self.time(trial.yardstick)
      if run > 0 {
        times.append(time)
        yardstickTimes.append(yardstickTime)
      }
    }
    return HeightMeasurement(
      name: name, n: n, median: times.sorted()[runs / 2],
      bytesPerRow: trial.ownBytes.map { Self.bytes(trial.work, n: n, own: $0) },
      yardstick: yardstick, yardstickMedian: yardstickTimes.sorted()[runs / 2])
  }

  /// Does the work once so that all that is made only once is there, and then some times to be counted.
  ///
  /// Valgrind counts what happens in `rowkit_measured`; taking the result apart is not in it.
  func run(_ count: Int, n: Int) {
    let trial = prepare(n)
    var results: [Any] = [trial.work()]
    results.reserveCapacity(count + 1)
    let work = { for _ in 0..<count { results.append(trial.work()) } }
    withoutActuallyEscaping(work) { work in
      withUnsafePointer(to: work) { pointer in
        rowkit_measured(
          { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() },
          UnsafeMutableRawPointer(mutating: pointer))
      }
    }
    withExtendedLifetime(results) {}
  }

  private static func time(_ work: () -> Any) -> Int {
    let start = nanoseconds()
    let result = work()
    let end = nanoseconds()
    // Taking the result apart is not what is measured, and must not be optimised away with it.
    withExtendedLifetime(result) {}
    return end - start
  }

  private static func bytes(_ work: () -> Any, n: Int, own: Int) -> Double {
    let before = Int(heap_bytes())
    let result = work()
    let after = Int(heap_bytes())
    return withExtendedLifetime(result) { Double(after - before - own) / Double(n) }
  }
}
