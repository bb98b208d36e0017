/// The steps of a store's screen, for one reader: each starts where the one before ended.
///
///     table.show(store.screen)
///     for await difference in store.updates { table.apply(difference) }
///
/// A reader that takes its time gets one larger step instead of several. The sequence starts from the screen
/// at the time it was asked for, and ends with the store, or when the reader's task is cancelled. It is for
/// one `for await`; ask the store for another one.
public struct ScreenUpdates: AsyncSequence, Sendable {
  /// What changed since the step before.
  public typealias Element = ScreenDifference
  /// It never fails.
  public typealias Failure = Never

  private let signals: AsyncStream<Void>
  private let reader: Reader

  /// Where the reader is.
  @MainActor
  final class Reader {
    private let feed: ScreenFeed
    private var seen: ScreenFeed.State

    init(_ feed: ScreenFeed, from seen: ScreenFeed.State) {
      self.feed = feed
      self.seen = seen
    }

    /// The step that comes after the screen seen last; nil where the next one looks the same.
    func step() async -> ScreenDifference? {
      let next = feed.next(after: seen)
      guard seen.number < next.number else { return nil }
      let step = await feed.step(from: seen, to: next)
      seen = next
      return step.isEmpty ? nil : step
    }
  }

  @MainActor
  init(_ feed: ScreenFeed, from seen: ScreenFeed.State) {
    let (signals, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.signals = signals
    reader = Reader(feed, from: seen)
    feed.add(continuation)
    if seen.number < feed.shown.number { continuation.yield() }
  }

  /// Creates the iterator of the reader.
  public func makeAsyncIterator() -> Iterator {
    Iterator(signals: signals.makeAsyncIterator(), reader: reader)
  }

  /// Waits for one step after another.
  public struct Iterator: AsyncIteratorProtocol {
    var signals: AsyncStream<Void>.Iterator
    let reader: Reader

    /// The next step; nil once the store is gone or the task is cancelled.
    public mutating func next() async -> ScreenDifference? {
      while await signals.next() != nil {
        if let step = await reader.step() { return step }
      }
      return nil
    }
  }
}
