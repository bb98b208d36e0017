import RowKit
import Testing

/// Who looks on at a store, and what they are told.
@MainActor
@Suite struct ObservingTests {
  @Test func `every observer is told each step, in order and without gaps`() {
    let store = ScreenStore(Shop())
    let (first, second) = (Chain(store.screen), Chain(store.screen))
    let one = store.observe { first.take($0) }
    store.send(.add)
    let two = store.observe { second.take($0) }
    second.shown = store.screen
    store.send(.add)
    store.mutate { $0.offers = .loaded([1, 2]) }
    withExtendedLifetime((one, two)) {}
    #expect(first.count == 3 && second.count == 2 && !first.hasGap && !second.hasGap)
    #expect(first.shown == store.screen && second.shown == store.screen)
  }

  @Test func `what is sent by an observer comes after all have been told`() {
    let store = ScreenStore(Shop())
    var told: [String] = []
    let one = store.observe { [store] difference in
      told.append("first \(difference.new.texts(of: "name"))")
      if store.model.count < 3 {
        store.send(.add)
        store.send(.add)
        told.append("count \(store.model.count)")
      }
    }
    let two = store.observe { told.append("second \($0.new.texts(of: "name"))") }
    store.send(.add)
    withExtendedLifetime((one, two)) {}
    #expect(
      told == [
        "first [\"1\"]", "count 1", "second [\"1\"]", "first [\"2\"]", "count 2", "second [\"2\"]",
        "first [\"3\"]", "second [\"3\"]", "first [\"4\"]", "second [\"4\"]", "first [\"5\"]",
        "second [\"5\"]",
      ])
  }

  @Test func `a change within a change waits too`() {
    let store = ScreenStore(Shop())
    store.mutate { [store] model in
      store.send(.add)
      model.count = 10
    }
    #expect(store.model.count == 11)
  }

  @Test func `a row touched within a change is that of the screen before, and waits`() throws {
    let store = ScreenStore(Shop())
    let count = try store.screen.id("name", "count")
    store.mutate { [store] model in
      #expect(throws: Never.self) { try store.perform(.select, on: count) }
      model.count = 10
    }
    #expect(store.model.count == 11)
  }

  @Test func `an observer that goes away is forgotten, and its callback with it`() {
    let store = ScreenStore(Shop())
    let chain = Chain(store.screen)
    let released = Chain.Weak(token: chain.token)
    var observation: ScreenObservation? = store.observe { [token = chain.token] _ in
      withExtendedLifetime(token) {}
      chain.count += 1
    }
    let cancelled = store.observe { _ in chain.count += 100 }
    store.send(.add)
    observation = nil
    cancelled.cancel()
    chain.token = nil
    #expect(observation == nil && released.token == nil)
    store.send(.add)
    #expect(chain.count == 101 && store.observerCount == 1)
  }

  @Test func `an observer that another one cancels meanwhile is told no more`() {
    let store = ScreenStore(Shop())
    var told: [String] = []
    var second: ScreenObservation?
    let first = store.observe { _ in
      told.append("first")
      second?.cancel()
    }
    second = store.observe { _ in told.append("second") }
    store.send(.add)
    withExtendedLifetime(first) {}
    #expect(told == ["first"])
  }

  @Test func `one who shows an older screen gets the step from there first`() {
    let store = ScreenStore(Shop())
    let old = store.screen
    store.send(.add)
    store.send(.add)
    let chain = Chain(old)
    let observation = store.observe(from: old) { chain.take($0) }
    #expect(chain.count == 1 && chain.shown == store.screen)
    store.send(.add)
    withExtendedLifetime(observation) {}
    #expect(chain.count == 2 && !chain.hasGap && chain.shown == store.screen)
  }

  @Test func `what changes nothing on the screen is told to nobody`() {
    let store = ScreenStore(Shop())
    let chain = Chain(store.screen)
    let observation = store.observe { chain.take($0) }
    store.mutate { $0.query = "unseen" }
    withExtendedLifetime(observation) {}
    #expect(chain.count == 0 && store.model.query == "unseen")
  }

  @Test
  func `a slow reader gets one larger step, a fast one each, and both chains are without gaps`()
    async
  {
    let store = ScreenStore(Shop())
    let (slow, fast) = (Chain(store.screen), Chain(store.screen))
    let updates = store.updates
    let each = store.updates
    var steps = each.makeAsyncIterator()
    for _ in 0..<3 {
      store.send(.add)
      if let step = await steps.next() { fast.take(step) }
    }
    store.mutate { $0.offers = .loaded([1]) }
    if let step = await steps.next() { fast.take(step) }
    for await step in updates {
      slow.take(step)
      break
    }
    #expect(slow.count == 1 && fast.count == 4 && !slow.hasGap && !fast.hasGap)
    #expect(slow.shown == store.screen && fast.shown == store.screen)
  }

  @Test func `there and back again is no step for a reader`() async {
    let store = ScreenStore(Shop())
    var steps = store.updates.makeAsyncIterator()
    store.send(.add)
    store.mutate { $0.count = 0 }
    store.mutate { $0.offers = .loaded([1]) }
    let step = await steps.next()
    #expect(step?.rows.updates == [] && step?.sections.inserts == [1])
  }

  @Test func `a sequence starts where it is told to and ends with its store, after the last step`()
    async
  {
    var store: ScreenStore? = ScreenStore(Shop())
    let old = store?.screen
    store?.send(.add)
    let updates = old.flatMap { store?.updates(from: $0) }
    store = nil
    var texts: [[String]] = []
    if let updates {
      for await step in updates { texts.append(step.new.texts(of: "name")) }
    }
    #expect(texts == [["1"]])
  }

  @Test func `a reader whose task is cancelled ends and is forgotten`() async {
    let store = ScreenStore(Shop())
    let updates = store.updates
    let reader = Task { for await _ in updates {} }
    await Task.yield()
    reader.cancel()
    await reader.value
    store.send(.add)
    #expect(store.observerCount == 0)
  }
}

/// What someone who looks on shows, step by step.
@MainActor
final class Chain {
  var shown: Screen
  var count = 0
  var hasGap = false
  var token: Token? = Token()

  final class Token {}

  struct Weak {
    weak var token: Token?
  }

  init(_ screen: Screen) { shown = screen }

  func take(_ difference: ScreenDifference) {
    if difference.old != shown { hasGap = true }
    shown = difference.new
    count += 1
  }
}
