import RowKit
import RowKitTestSupport
import Testing

/// Screens that are compared off the main actor.
@MainActor
@Suite struct BackgroundTests {
  @Test func `a step comes once it is compared, and the state is new at once`() async {
    let store = ScreenStore(Shop(), comparing: .inBackground(fromRows: 0))
    let chain = Chain(store.screen)
    let observation = store.observe { chain.take($0) }
    var steps = store.updates.makeAsyncIterator()
    store.send(.add)
    #expect(store.model.count == 1 && store.screen.texts(of: "name") == ["1"] && chain.count == 0)
    let step = await steps.next()
    #expect(step?.new == store.screen && chain.shown == store.screen && !chain.hasGap)
    withExtendedLifetime(observation) {}
  }

  @Test func `a newer state takes the place of one that is being compared`() async {
    let store = ScreenStore(Shop(), comparing: .inBackground(fromRows: 0))
    let chain = Chain(store.screen)
    let observation = store.observe { chain.take($0) }
    var steps = store.updates.makeAsyncIterator()
    for _ in 0..<5 { store.send(.add) }
    let step = await steps.next()
    #expect(step?.new.texts(of: "name") == ["5"] && chain.count == 1 && !chain.hasGap)
    withExtendedLifetime(observation) {}
  }

  @Test func `one who shows the newest screen is not led back to the one before`() async {
    let store = ScreenStore(Shop(), comparing: .inBackground(fromRows: 0))
    var steps = store.updates.makeAsyncIterator()
    store.send(.add)
    let (told, read) = (Chain(store.screen), Chain(store.screen))
    let observation = store.observe(from: store.screen) { told.take($0) }
    var later = store.updates(from: store.screen).makeAsyncIterator()
    _ = await steps.next()
    #expect(told.count == 0)
    store.send(.add)
    if let step = await later.next() { read.take(step) }
    #expect(told.count == 1 && !told.hasGap && told.shown == store.screen)
    #expect(read.count == 1 && !read.hasGap && read.shown == store.screen)
    withExtendedLifetime(observation) {}
  }

  @Test func `a sequence ends after the step that is compared when its store goes`() async {
    var store: ScreenStore? = ScreenStore(Shop(), comparing: .inBackground(fromRows: 0))
    var steps = store?.updates.makeAsyncIterator()
    store?.send(.add)
    store = nil
    #expect(await steps?.next()?.new.texts(of: "name") == ["1"])
    #expect(await steps?.next() == nil)
  }

  @Test func `many changes from many tasks come to the same screen, in chains without gaps`() async
  {
    let store = ScreenStore(Shop(), comparing: .inBackground(fromRows: 4))
    let (told, read) = (Chain(store.screen), Chain(store.screen))
    let observation = store.observe { told.take($0) }
    let updates = store.updates
    let reader = Task {
      for await step in updates {
        read.take(step)
        if step.new.texts(of: "name") == ["400"] { break }
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          for turn in 0..<100 {
            await store.send(.add)
            await store.mutate { $0.offers = .loaded(Array(0...(worker + turn) % 5)) }
            if turn % 7 == worker { await Task.yield() }
          }
        }
      }
    }
    await reader.value
    withExtendedLifetime(observation) {}
    #expect(store.model.count == 400 && !told.hasGap && !read.hasGap && told.count > 1)
    #expect(told.shown.texts(of: "name") == ["400"] && read.count <= told.count)
  }

  @Test func `an observer that sends while it is told is told that later`() async {
    let store = ScreenStore(Shop(), comparing: .inBackground(fromRows: 0))
    var nested = 0
    var depth = 0
    let observation = store.observe { [store] _ in
      depth += 1
      nested = max(nested, depth)
      if store.model.count < 5 { store.send(.add) }
      depth -= 1
    }
    var steps = store.updates.makeAsyncIterator()
    store.send(.add)
    while let step = await steps.next(), step.new.texts(of: "name") != ["5"] {}
    withExtendedLifetime(observation) {}
    #expect(store.model.count == 5 && nested == 1)
  }

  @Test func `small screens are compared at once`() {
    let store = ScreenStore(Shop(), comparing: .inBackground(fromRows: 100))
    let chain = Chain(store.screen)
    let observation = store.observe { chain.take($0) }
    store.send(.add)
    withExtendedLifetime(observation) {}
    #expect(chain.count == 1)
  }
}
