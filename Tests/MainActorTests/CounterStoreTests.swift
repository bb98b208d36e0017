import RowKit
import RowKitTestSupport
import Testing

/// A store in a target whose code is on the main actor unless it says otherwise.
@Suite struct CounterStoreTests {
  @Test func `a model on the main actor is held by a store, which loads and tells each step`()
    async throws
  {
    let store = ScreenStore(LoadedCounter())
    let source = ControlledSource<[Item]>()
    store.source(\.items) { try await source.load() }
    var steps = 0
    let observation = store.observe { _ in steps += 1 }
    var updates = store.updates.makeAsyncIterator()
    source.resolve([Item(id: 1, name: "first")])
    await store.load(\.items).value
    let row = try #require(store.screen[section: "items"]?[key: 1])
    try store.perform(.select, on: row.id)
    let step = await updates.next()
    withExtendedLifetime(observation) {}
    #expect(step?.new == store.screen && steps == 2)
    #expect(store.model.items.value?.first?.count == 1)
  }

  @Test func `an engine of a model on the main actor composes only what changed`() {
    var engine = ScreenEngine(LoadedCounter())
    let difference = engine.mutate { $0.items = .loaded([Item(id: 1, name: "first")]) }
    #expect(difference.sections.inserts == [0])
    #expect(engine.send(.count(1)).rows.updates == [RowPosition(section: 0, row: 0)])
  }
}

struct LoadedCounter: ScreenModel {
  var items: Loadable<[Item]> = .idle

  nonisolated enum Action: Hashable { case count(Int) }

  mutating func handle(_ action: Action) {
    guard case .count(let id) = action, var all = items.value else { return }
    for index in all.indices where all[index].id == id { all[index].count += 1 }
    items = .loaded(all)
  }

  var screen: Screen {
    Screen("Counter") {
      Section("items", of: items) { items in
        Loading(items) {
          ForEach($0) { item in ItemRow(item: item).onSelect(Action.count(item.id)) }
        }
      }
    }
  }
}
