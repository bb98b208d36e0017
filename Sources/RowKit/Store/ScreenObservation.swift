/// Someone who looks on at a store's screen, for as long as this object is kept.
///
///     observation = store.observe { difference in table.apply(difference) }
///
/// When the last reference to it goes, the store forgets it and lets go of its callback.
@MainActor
public final class ScreenObservation {
  private var seen: ScreenFeed.State
  private var receive: ((ScreenDifference) -> Void)?

  init(from seen: ScreenFeed.State, receive: @escaping (ScreenDifference) -> Void) {
    self.seen = seen
    self.receive = receive
  }

  /// Stops looking on: from now on the callback is not called, and it is let go of.
  public func cancel() { receive = nil }

  /// Takes the step that comes after the screen seen last.
  func follow(_ feed: ScreenFeed) {
    let next = feed.next(after: seen)
    guard let receive, seen.number < next.number else { return }
    let step = feed.knownStep(from: seen) ?? next.screen.difference(from: seen.screen)
    seen = next
    if !step.isEmpty { receive(step) }
  }
}
