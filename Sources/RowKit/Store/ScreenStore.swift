/// Holds a screen's model, takes what people do, and tells those who look on what changed.
///
///     let store = ScreenStore(ProductDetail())
///     let observation = store.observe { difference in table.apply(difference) }
///     try store.perform(.select, on: row.id)
///
/// A change goes this way: the model handles it, the screen is composed, it is compared with the one that
/// is shown, and whoever looks on is told the difference. What is sent meanwhile, by an observer for
/// instance, waits for its turn: it is never nested.
///
/// Properties that are filled from elsewhere have sources: `store.source(\.comments) { … }`.
@MainActor
public final class ScreenStore<Model: ScreenModel> {
  private var engine: ScreenEngine<Model>
  private let queue = ChangeQueue()
  private let feed: ScreenFeed
  let sources = StoreSources<Model>()
  let describe: (any Error) -> String

  /// Creates a store and composes the first screen.
  ///
  /// - Parameters:
  ///   - model: The state to start from.
  ///   - comparing: Where new screens are compared.
  ///   - checksKeptSections: As ``ScreenEngine/init(_:checksKeptSections:)``.
  ///   - describing: What a person reads when a source fails.
  public init(
    _ model: Model, comparing: ComparisonIsolation = .onMainActor, checksKeptSections: Bool = false,
    describing: @escaping (any Error) -> String = { "\($0)" }
  ) {
    engine = ScreenEngine(model, checksKeptSections: checksKeptSections)
    feed = ScreenFeed(engine.screen, comparing: comparing, queue: queue)
    describe = describing
  }

  deinit {
    let feed = feed
    Task { @MainActor in feed.finish() }
  }

  /// The state.
  public var model: Model { engine.model }

  /// What the state looks like now.
  ///
  /// In the background it may still be compared with what is shown.
  // Not the engine's, which a change that performs something is in the middle of changing.
  public var screen: Screen { feed.newest.screen }

  // MARK: - Changing

  /// Lets the model handle an action.
  public func send(_ action: Model.Action) {
    change { $0.handle(action) }
  }

  /// Lets the model handle an action that came with something given.
  public func send(_ action: Model.Action, input: ActionInput) {
    change { $0.handle(action, input: input) }
  }

  /// Changes the state in any way.
  ///
  /// - Parameter change: Changes the state it is given; it must not read ``model`` meanwhile. What it sends
  ///   to the store waits for its turn.
  public func mutate(_ change: @escaping (inout Model) -> Void) {
    self.change(change)
  }

  /// Lets the model handle what a row's trigger leads to in the current screen; of a header or footer too.
  ///
  /// During another change, in an observer for instance, the action is found at once and handled in its
  /// turn: what waits before it may have taken the row away.
  ///
  /// - Parameters:
  ///   - trigger: What was done to the row.
  ///   - id: The row, header or footer.
  ///   - input: What was given with it, if anything.
  /// - Throws: When the row is gone, has no action for the trigger or one of another type, or its control
  ///   takes another input. Nothing is changed then.
  public func perform(
    _ trigger: Trigger, on id: RowID, input: ActionInput? = nil
  ) throws(DispatchError) {
    let action = try screen.action(trigger, on: id, input: input, as: Model.Action.self)
    change { $0.handle(action, given: input) }
  }

  /// Lets the model handle what the trigger of the row at a position leads to in the current screen.
  public func perform(
    _ trigger: Trigger, at position: RowPosition, input: ActionInput? = nil
  ) throws(DispatchError) {
    try perform(trigger, on: screen.id(at: position), input: input)
  }

  /// Changes the state in turn, starts what it asks for, and shows what it looks like.
  func change(
    restarting: Set<PartialKeyPath<Model>> = [], _ change: @escaping (inout Model) -> Void
  ) {
    queue.run { [self] in
      engine.apply(change)
      sources.follow(engine.model, restarting: restarting)
      feed.present(engine.screen)
    }
  }

  /// Whether a change is under way.
  var isChanging: Bool { queue.isBusy }

  // MARK: - Looking on

  /// Calls back with each step of the screen, for as long as the result is kept.
  ///
  /// Steps form a chain without gaps: each starts where the one before ended.
  ///
  /// - Parameters:
  ///   - screen: What the observer shows already; the current screen unless given. Where another is given, the
  ///     step from there to the current screen comes first, before this returns (in an observer, in its turn).
  ///   - receive: Is called with each step; what it sends to the store waits until all observers were told.
  public func observe(
    from screen: Screen? = nil, _ receive: @escaping (ScreenDifference) -> Void
  ) -> ScreenObservation {
    let observation = ScreenObservation(from: feed.state(of: screen), receive: receive)
    feed.add(observation)
    if screen != nil { queue.run { [feed] in observation.follow(feed) } }
    return observation
  }

  /// The steps of the screen from now on, for one reader.
  public var updates: ScreenUpdates { ScreenUpdates(feed, from: feed.state(of: nil)) }

  /// The steps of the screen from another one on, for one reader who shows that one.
  public func updates(from screen: Screen) -> ScreenUpdates {
    ScreenUpdates(feed, from: feed.state(of: screen))
  }

  /// How many look on, those who went away not counted; a sequence counts until the first change after it
  /// was let go of.
  package var observerCount: Int { feed.observerCount }
}
