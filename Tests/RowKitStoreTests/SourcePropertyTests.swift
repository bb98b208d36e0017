import RowKit
import RowKitTestSupport
import Testing

/// Random loads, answers and cancellations beside what they should come to.
@MainActor
@Suite struct SourcePropertyTests {
  @Test func `random loads, answers in any order and cancellations come to what the rules say`()
    async
  {
    var reached: [String: Int] = [:]
    for seed in UInt64(1)...300 {
      var random = SplitMix64(seed: seed)
      let steps = (0..<20).map { _ in Step(&random) }
      guard let failure = await firstFailure(steps, &reached) else { continue }
      var fewest = failure.steps
      // Leaves out what is not needed for the failure.
      for index in fewest.indices.reversed() {
        var fewer = fewest
        fewer.remove(at: index)
        var ignored: [String: Int] = [:]
        if await firstFailure(fewer, &ignored) != nil { fewest = fewer }
      }
      Issue.record("seed \(seed): \(fewest): \(failure.sentence)")
      return
    }
    let all = ["load", "retry", "stop", "cancel", "answer", "late answer", "fail", "late failure"]
    #expect(all.filter { reached[$0, default: 0] < 20 } == [])
  }

  private func firstFailure(
    _ steps: [Step], _ reached: inout [String: Int]
  ) async -> (steps: [Step], sentence: String)? {
    let source = ControlledSource<String>(mindsCancellation: false)
    let store = ScreenStore(Shop())
    store.source(\.name, load: source.load)
    var expected = Loadable<String>.idle
    var settled = expected
    var (calls, current) = (0, Int?.none)
    var open: [Int] = []
    func start() {
      calls += 1
      open.append(calls)
      current = calls
      expected = .loading(previous: expected.value)
    }
    func settle(_ state: Loadable<String>) {
      (expected, settled, current) = (state, state, nil)
    }
    for (index, step) in steps.enumerated() {
      switch step {
      case .load:
        reached["load", default: 0] += 1
        store.load(\.name)
        start()
      case .retry:
        reached["retry", default: 0] += 1
        store.send(.retryName)
        if current == nil { start() }
      case .stop:
        reached["stop", default: 0] += 1
        store.send(.stopName)
        settle(.loaded("stopped"))
      case .cancel:
        reached["cancel", default: 0] += 1
        store.cancel(\.name)
        settle(settled)
      case .answer(let choice, let fails):
        guard !open.isEmpty else { continue }
        let call = open.remove(at: choice % open.count)
        let isLate = call != current
        reached[
          (isLate ? "late " : "") + (fails ? isLate ? "failure" : "fail" : "answer"), default: 0] +=
          1
        if fails {
          source.fail(SourceFailure("\(call)"), call: call)
          if !isLate { settle(.failed("\(call)", previous: expected.value)) }
        } else {
          source.resolve("\(call)", call: call)
          if !isLate { settle(.loaded("\(call)")) }
        }
        if !isLate { await store.settled(\.name) }
      }
      if store.model.name != expected {
        return (
          Array(steps[...index]),
          "expected \(expected), found \(store.model.name) after step \(index)"
        )
      }
    }
    // What was given up answers last of all.
    for call in open where call != current { source.resolve("late", call: call) }
    if let current {
      source.resolve("last", call: current)
      await store.settled(\.name)
      expected = .loaded("last")
    }
    await Task.yield()
    return store.model.name == expected
      ? nil : (steps, "expected \(expected), found \(store.model.name) at the end")
  }

  private enum Step {
    case load, retry, stop, cancel
    case answer(Int, fails: Bool)

    init(_ random: inout SplitMix64) {
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1: self = .load
      case 2: self = .retry
      case 3: self = .stop
      case 4: self = .cancel
      default:
        self = .answer(
          Int.random(in: 0..<8, using: &random), fails: Bool.random(using: &random))
      }
    }
  }
}
