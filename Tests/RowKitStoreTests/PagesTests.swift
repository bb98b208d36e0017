import RowKit
import RowKitTestSupport
import Testing

/// Lists that arrive page by page.
@MainActor
@Suite struct PagesTests {
  typealias Pages = LoadablePages<Review, Int>

  let store = ScreenStore(Shop())
  let source = ControlledSource<Pages.LoadedPage>(mindsCancellation: false)

  init() {
    store.source(\.reviews) { [source] _ in try await source.load() }
  }

  private var rows: [String] { store.screen.texts(of: "reviews") }

  @Test func `pages come one after another until the last`() async throws {
    var seen = [rows]
    store.load(\.reviews)
    seen.append(rows)
    source.resolve(.init([Review(1), Review(2)], next: 2))
    await store.settled()
    seen.append(rows)
    try store.perform(.select, on: store.screen.id("reviews", "more"))
    seen.append(rows)
    source.resolve(.init([Review(3)], next: nil))
    await store.settled()
    seen.append(rows)
    store.send(.more)
    seen.append(rows)
    #expect(
      seen == [
        [], ["…"], ["review 1", "review 2", "more"], ["review 1", "review 2", "…"],
        ["review 1", "review 2", "review 3", "that was all"],
        ["review 1", "review 2", "review 3", "that was all"],
      ])
    #expect(source.callCount == 2)
  }

  @Test func `a page that fails is asked for again, and what is there stays`() async throws {
    source.fail(SourceFailure("no network"))
    await store.load(\.reviews).value
    #expect(rows == ["no network"] && store.model.reviews.phase == .failed("no network", .first))
    try store.perform(.select, on: store.screen.id("reviews", "retry"))
    source.resolve(.init([Review(1)], next: 1))
    await store.settled()
    store.send(.more)
    source.fail(SourceFailure("too slow"))
    await store.settled()
    #expect(rows == ["review 1", "too slow"])
    try store.perform(.select, on: store.screen.id("reviews", "retry"))
    #expect(rows == ["review 1", "…"])
    source.resolve(.init([Review(2)], next: nil))
    await store.settled()
    #expect(rows == ["review 1", "review 2", "that was all"])
  }

  @Test func `items of pages that overlap stand there once, where they were, as they came last`()
    async
  {
    store.load(\.reviews)
    source.resolve(.init([Review(1), Review(2), Review(2, "twice")], next: 2))
    await store.settled()
    store.send(.more)
    source.resolve(.init([Review(2, "newer"), Review(3)], next: nil))
    await store.settled()
    #expect(store.model.reviews.items == [Review(1), Review(2, "newer"), Review(3)])
    #expect(store.screen.issues == [])
  }

  @Test func `asking for more twice asks once, and asking afresh takes its place`() async {
    store.load(\.reviews)
    source.resolve(.init([Review(1)], next: 1))
    await store.settled()
    store.send(.more)
    store.send(.more)
    let afresh = store.load(\.reviews)
    #expect(rows == ["review 1"] && store.model.reviews.isLoading)
    source.resolve(.init([Review(2)], next: 2), call: 3)
    await afresh.value
    source.resolve(.init([Review(9)], next: nil), call: 2)
    await store.settled()
    #expect(rows == ["review 2", "more"] && source.callCount == 3)
  }

  @Test func `an action that asks afresh during the next page's load takes its place too`() async {
    store.load(\.reviews)
    source.resolve(.init([Review(1)], next: 1))
    await store.settled()
    store.send(.more)
    store.mutate { $0.reviews.load() }
    source.resolve(.init([Review(5)], next: nil), call: 3)
    await store.settled()
    #expect(rows == ["review 5", "that was all"])
  }

  @Test func `cancelling goes back to the list as it was`() async {
    store.load(\.reviews)
    store.cancel(\.reviews)
    #expect(store.model.reviews == Pages())
    store.load(\.reviews)
    source.resolve(.init([Review(1)], next: 1), call: 2)
    await store.settled()
    let loaded = store.model.reviews
    store.send(.more)
    store.cancel(\.reviews)
    #expect(store.model.reviews == loaded)
  }

  @Test func `a source of pages is asked for the place where the last one ended`() async {
    var cursors: [Int?] = []
    store.source(\.reviews) { cursor in
      cursors.append(cursor)
      let first = cursor ?? 0
      return .init([Review(first)], next: first == 2 ? first : first + 1)
    }
    await store.load(\.reviews).value
    for _ in 0..<4 {
      store.send(.more)
      await store.settled()
    }
    // The page at 2 says that it follows itself, and so is the last.
    #expect(cursors == [nil, 1, 2] && store.model.reviews.isAtEnd)
  }

  @Test func `items may be changed by the model`() {
    var pages = Pages()
    pages.load()
    pages.take(.init([Review(1), Review(2)], next: nil), for: .init(.first))
    pages.mutateItems { $0.removeAll { $0.id == 1 } }
    pages.loadNext()
    pages.retry()
    #expect(pages.items == [Review(2)] && pages.phase == .loaded && pages.isAtEnd)
  }
}
