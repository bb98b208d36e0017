/// Brings those who look on from the screen they saw to the newest one, step by step.
@MainActor
final class ScreenFeed {
  /// A screen, and how many there were before it.
  struct State {
    let screen: Screen
    let number: Int
  }

  /// The screen that the last step led to.
  private(set) var shown: State
  /// The screen that a step will lead to once it is found.
  private(set) var newest: State
  private let queue: ChangeQueue
  private let comparing: ComparisonIsolation
  /// The last step and where it started: the one that nearly all take.
  private var lastStep: (from: Int, difference: ScreenDifference)?
  private var isComparing = false
  /// Whether the store is gone.
  private var isOver = false
  private var observers: [Observer] = []
  private var signals: [AsyncStream<Void>.Continuation] = []

  private struct Observer {
    weak var observation: ScreenObservation?
  }

  init(_ screen: Screen, comparing: ComparisonIsolation, queue: ChangeQueue) {
    shown = State(screen: screen, number: 0)
    newest = shown
    self.comparing = comparing
    self.queue = queue
  }

  // MARK: - Showing

  /// Takes a newer screen, and shows it now or once it is compared.
  func present(_ screen: Screen) {
    newest = State(screen: screen, number: newest.number + 1)
    guard !isComparing else { return }
    if comparing.isInBackground(shown.screen, screen) {
      isComparing = true
      Task { await compareInBackground() }
    } else {
      show(newest, screen.difference(from: shown.screen))
    }
  }

  private func compareInBackground() async {
    var hasDropped = false
    while newest.number != shown.number {
      let state = newest
      let difference = await differenceInBackground(from: shown.screen, to: state.screen)
      if state.number != newest.number, !hasDropped {
        hasDropped = true
        continue
      }
      hasDropped = false
      queue.run { self.show(state, difference) }
    }
    isComparing = false
    if isOver { finish() }
  }

  private func show(_ state: State, _ difference: ScreenDifference) {
    lastStep = (from: shown.number, difference)
    shown = state
    observers.removeAll { $0.observation == nil }
    // Who stops looking on during this is told no more; who starts saw the newest already.
    for observer in observers { observer.observation?.follow(self) }
    guard !difference.isEmpty else { return }
    signals.removeAll {
      if case .terminated = $0.yield() { true } else { false }
    }
  }

  /// The step from what was seen to the screen that is shown, if it was found already.
  func knownStep(from seen: State) -> ScreenDifference? {
    guard let lastStep, lastStep.from == seen.number else { return nil }
    return lastStep.difference
  }

  /// Where one who saw a screen goes next: to the one that is shown, or, from a screen of elsewhere, to the
  /// newest at once, which may be the one they come with.
  func next(after seen: State) -> State { seen.number < 0 ? newest : shown }

  /// The step from what was seen to what is next.
  func step(from seen: State, to next: State) async -> ScreenDifference {
    if let step = knownStep(from: seen) { return step }
    return comparing.isInBackground(seen.screen, next.screen)
      ? await differenceInBackground(from: seen.screen, to: next.screen)
      : next.screen.difference(from: seen.screen)
  }

  // MARK: - Those who look on

  func add(_ observation: ScreenObservation) {
    observers.append(Observer(observation: observation))
  }

  func add(_ signal: AsyncStream<Void>.Continuation) {
    signals.append(signal)
  }

  /// How many look on.
  var observerCount: Int { observers.count { $0.observation != nil } + signals.count }

  /// Ends all sequences of updates, after the step that is being found.
  func finish() {
    isOver = true
    guard !isComparing else { return }
    for signal in signals { signal.finish() }
    signals = []
  }

  /// What was seen by someone who shows a screen: the newest, or any other.
  func state(of screen: Screen?) -> State {
    screen.map { State(screen: $0, number: -1) } ?? newest
  }
}
