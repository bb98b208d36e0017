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

  /// Takes the step from the screen seen last to the one that is shown.
  func follow(_ feed: ScreenFeed) {
    guard let receive, seen.number < feed.shown.number else { return }
    let step = feed.knownStep(from: seen) ?? feed.shown.screen.difference(from: seen.screen)
    seen = feed.shown
    if !step.isEmpty { receive(step) }
  }
}
