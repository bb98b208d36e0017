import RowKit
import RowKitTestSupport
import Testing

/// What becomes of a property that a source fills.
@MainActor
@Suite struct SourceTests {
  let store = ScreenStore(Shop(), describing: { "Sorry: \($0)" })
  let names = ControlledSource<String>(mindsCancellation: false)
  let offers = ControlledSource<[Int]>()

  init() {
    store.source(\.name, load: names.load)
    store.source(\.offers, load: offers.load)
  }

  @Test func `a load goes through its phases, and keeps showing what was there`() async {
    var phases: [Loadable<String>] = [store.model.name]
    func note() { phases.append(store.model.name) }
    store.load(\.name)
    note()
    names.resolve("Tea")
    await store.settled(\.name)
    note()
    store.load(\.name)
    note()
    names.fail(SourceFailure("no network"))
    await store.settled(\.name)
    note()
    store.load(\.name)
    note()
    #expect(
      phases == [
        .idle, .loading(), .loaded("Tea"), .loading(previous: "Tea"),
        .failed("Sorry: no network", previous: "Tea"), .loading(previous: "Tea"),
      ])
  }

  @Test func `an action that leaves the property loading starts it, so trying again is an action`()
    async throws
  {
    names.fail(SourceFailure("no network"))
    names.resolve("Tea")
    await store.load(\.name).value
    try store.perform(.select, on: store.screen.id("name", "retry"))
    #expect(store.model.name == .loading(previous: nil))
    await store.settled(\.name)
    #expect(store.model.name == .loaded("Tea") && names.callCount == 2)
  }

  @Test func `an action that changes something else leaves a load alone`() async {
    store.load(\.name)
    store.send(.add)
    store.send(.retryName)
    names.resolve("Tea")
    await store.settled(\.name)
    #expect(store.model.name == .loaded("Tea") && names.callCount == 1)
  }

  @Test func `a newer load takes the place of an older one, whose late answer is dropped`() async {
    let older = store.load(\.name)
    let newer = store.load(\.name)
    names.resolve("new", call: 2)
    await newer.value
    #expect(store.model.name == .loaded("new"))
    names.resolve("old", call: 1)
    await older.value
    #expect(store.model.name == .loaded("new"))
  }

  @Test func `a late failure of an older load is dropped while the newer one is under way`() async {
    let older = store.load(\.name)
    store.load(\.name)
    names.fail(SourceFailure("too late"), call: 1)
    await older.value
    #expect(store.model.name == .loading())
    names.resolve("new", call: 2)
    await store.settled()
    #expect(store.model.name == .loaded("new"))
  }

  @Test func `a property that the model settles itself gives its load up`() async {
    let load = store.load(\.name)
    store.send(.stopName)
    names.resolve("Tea")
    await load.value
    #expect(store.model.name == .loaded("stopped"))
  }

  @Test func `cancelling restores the last settled state`() async {
    let settled: [Loadable<String>] = [
      .idle, .loaded("Tea"), .failed("no"), .failed("no", previous: "Tea"),
    ]
    for (index, state) in settled.enumerated() {
      store.mutate { $0.name = state }
      let load = store.load(\.name)
      #expect(store.model.name == .loading(previous: state.value))
      store.cancel(\.name)
      #expect(store.model.name == state)
      names.resolve("late", call: index + 1)
      await load.value
      #expect(store.model.name == state)
    }
    store.cancel(\.name)
    #expect(store.model.name == settled.last)
  }

  @Test func `a load that an action started is cancelled back to before that action`() {
    store.mutate { $0.name = .failed("no") }
    store.send(.retryName)
    store.cancel(\.name)
    #expect(store.model.name == .failed("no"))
  }

  @Test func `a source that says it was cancelled restores the last settled state too`() async {
    store.mutate { $0.name = .loaded("Tea") }
    names.fail(CancellationError())
    await store.load(\.name).value
    #expect(store.model.name == .loaded("Tea"))
  }

  @Test func `several are asked for in one step and answer in any order`() async {
    let trace = UpdateTrace(of: store)
    let refresh = store.refresh(\.name, \.offers)
    #expect(
      trace.differences.count == 1 && store.model.name.isLoading && store.model.offers.isLoading)
    offers.resolve([1])
    await store.settled(\.offers)
    #expect(store.model.offers == .loaded([1]) && store.model.name.isLoading)
    names.resolve("Tea")
    await refresh.value
    #expect(store.model.name == .loaded("Tea") && trace.differences.count == 3)
    store.refresh()
    #expect(store.model.name.isLoading && store.model.offers.isLoading)
  }

  @Test func `an observer may load, and what it starts ends`() async {
    let observation = store.observe { [store] _ in
      if store.model.offers == .idle { store.load(\.offers) }
    }
    store.send(.add)
    offers.resolve([7])
    await store.settled(\.offers)
    withExtendedLifetime(observation) {}
    #expect(store.model.offers == .loaded([7]))
  }

  @Test func `a part of the model that changed while loading starts a newer load`() async {
    let results = ControlledSource<[String]>()
    var queries: [String] = []
    store.source(\.results, of: \.query) { query in
      queries.append(query)
      return try await results.load()
    }
    store.send(.search, input: .text("t"))
    store.send(.search, input: .text("te"))
    store.send(.search)
    results.resolve(["tea"], call: 2)
    await store.settled(\.results)
    #expect(queries == ["t", "te"] && store.model.results == .loaded(["tea"]))
    store.mutate { $0.query = "x" }
    #expect(store.model.results == .loaded(["tea"]))
  }

  @Test func `a property that is loading when its source comes is loaded at once`() async {
    let store = ScreenStore(Shop(name: .loading(previous: "old")))
    let source = ControlledSource<String>()
    source.resolve("new")
    store.source(\.name, load: source.load)
    await store.settled(\.name)
    #expect(store.model.name == .loaded("new"))
    store.load(\.name)
    store.cancel(\.name)
    #expect(store.model.name == .loaded("new"))
  }

  @Test func `a source in place of another drops its load, even if someone waits for it`() async {
    store.load(\.name)
    let waiting = Task { await store.settled(\.name) }
    while names.waiting.isEmpty { await Task.yield() }
    let newer = ControlledSource<String>()
    store.source(\.name, load: newer.load)
    names.resolve("old")
    while newer.waiting.isEmpty { await Task.yield() }
    #expect(store.model.name == .loading(previous: nil))
    newer.resolve("new")
    await waiting.value
    #expect(store.model.name == .loaded("new"))
  }

  @Test func `all are settled only once what an answer led to is loaded too`() async {
    let observation = store.observe { [store] _ in
      if store.model.offers.value != nil, store.model.name == .idle { store.load(\.name) }
    }
    store.load(\.offers)
    let settled = Task {
      await store.settled()
      return store.model.name
    }
    while offers.waiting.isEmpty { await Task.yield() }
    offers.resolve([7])
    while names.waiting.isEmpty { await Task.yield() }
    names.resolve("Tea")
    #expect(await settled.value == .loaded("Tea"))
    withExtendedLifetime(observation) {}
  }

  @Test func `a source that is replaced while it loads leaves what cancelling restores`() {
    store.mutate { $0.name = .failed("no") }
    store.load(\.name)
    store.source(\.name, load: ControlledSource<String>().load)
    #expect(store.model.name == .loading())
    store.cancel(\.name)
    #expect(store.model.name == .failed("no"))
  }

  @Test func `a controlled source's answer is for the call that was not cancelled`() async {
    for isUnderWay in [false, true] {
      store.load(\.offers)
      if isUnderWay { await Task.yield() }
      store.load(\.offers)
      offers.resolve([1])
      await store.settled(\.offers)
      #expect(store.model.offers == .loaded([1]))
    }
  }

  @Test func `a store that goes away cancels what it loads`() async {
    var store: ScreenStore? = ScreenStore(Shop())
    store?.source(\.offers, load: offers.load)
    let load = store?.load(\.offers)
    store = nil
    await load?.value
    #expect(offers.waiting == [] && offers.callCount == 1)
  }
}
