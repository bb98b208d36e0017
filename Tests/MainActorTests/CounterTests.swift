import RowKit
import Testing

/// How RowKit feels in a target whose code is on the main actor unless it says otherwise: the
/// model is on it, the data, rows and actions are `nonisolated`.
@Suite struct CounterTests {
  @Test func `a model on the main actor is composed, handled and laid out`() async throws {
    var counter = Counter()
    let before = counter.screen
    let row = try #require(before[section: "items"]?[key: 1])
    let action = try #require(before.action(.select, for: row.id, as: Counter.Action.self))
    counter.handle(action)
    await Task.yield()
    counter.handle(.add("third"))
    let after = counter.screen

    #expect(after[row.id]?.as(ItemRow.self)?.item == Item(id: 1, name: "first", count: 1))
    #expect(after.rows.map(\.id).prefix(2) == before.rows.map(\.id).prefix(2))
    #expect(after.issues == [] && after.layout(in: .iPhoneSE).contentHeight > .zero)
  }

  @Test func `a screen is composed on the main actor and laid out off it`() async throws {
    let screen = Counter().screen
    let height = await heightOffTheMainActor(screen)
    #expect(height == screen.layout(in: .iPhoneSE).contentHeight)
  }

  @Test func `rows are composed off the main actor`() async {
    let section = await Task.detached { composed([Item(id: 7, name: "seven", count: 7)]) }.value
    #expect(section[key: 7]?.accessibilityLabel == "seven, 7")
  }
}

nonisolated struct Item: Identifiable, Equatable, Sendable {
  var id: Int
  var name: String
  var count = 0
}

nonisolated struct ItemRow: Row {
  var item: Item

  var content: Content {
    Text(item.name)
    Text("\(item.count)").style(.caption)
  }
}

struct Counter: ScreenModel {
  var items = [Item(id: 1, name: "first"), Item(id: 2, name: "second")]

  nonisolated enum Action: Hashable { case count(Int), add(String) }

  mutating func handle(_ action: Action) {
    switch action {
    case .count(let id):
      for index in items.indices where items[index].id == id { items[index].count += 1 }
    case .add(let name): items.append(Item(id: items.count + 1, name: name))
    }
  }

  var screen: Screen {
    Screen("Counter") {
      Section("items") {
        ForEach(items) { item in ItemRow(item: item).onSelect(Action.count(item.id)) }
      }
    }
  }
}

nonisolated private func composed(_ items: [Item]) -> Section {
  Section("items") { ForEach(items) { ItemRow(item: $0) } }
}

@concurrent nonisolated private func heightOffTheMainActor(_ screen: Screen) async -> Length {
  screen.layout(in: .iPhoneSE).contentHeight
}
