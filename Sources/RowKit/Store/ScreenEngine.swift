/// A model and its screen: tell it what happened, and it says what changed on the screen.
///
///     var engine = ScreenEngine(Counter())
///     let difference = engine.send(.increment)
///     print(difference.old, difference.new)
///
/// The synchronous heart of a ``ScreenStore``, and a value: a copy goes its own way. It composes the screen
/// once for each change; sections of a value that is equal stay as they were
/// (``Section/init(_:of:rows:)``).
public struct ScreenEngine<Model: ScreenModel> {
  /// The state.
  public private(set) var model: Model
  /// What the state looks like.
  public private(set) var screen: Screen
  /// Whether sections of an equal value are composed all the same and compared with what they were.
  ///
  /// For tests: ``Screen/issues`` names those whose rows changed.
  public let checksKeptSections: Bool

  /// Creates an engine, and composes the first screen.
  public init(_ model: Model, checksKeptSections: Bool = false) {
    self.model = model
    self.checksKeptSections = checksKeptSections
    screen = model.screen
  }

  /// Lets the model handle an action.
  ///
  /// - Returns: What changed on the screen, both screens included; empty when nothing did.
  /// - Complexity: That of composing, and of ``Screen/difference(from:)``; O(s) for the `s` sections of a
  ///   value that is equal.
  @discardableResult
  public mutating func send(_ action: Model.Action) -> ScreenDifference {
    mutate { $0.handle(action) }
  }

  /// Lets the model handle an action that came with something given.
  @discardableResult
  public mutating func send(_ action: Model.Action, input: ActionInput) -> ScreenDifference {
    mutate { $0.handle(action, input: input) }
  }

  /// Changes the state in any way.
  @discardableResult
  public mutating func mutate(_ change: (inout Model) -> Void) -> ScreenDifference {
    let old = screen
    apply(change)
    return screen.difference(from: old)
  }

  /// Lets the model handle what a row's trigger leads to in the current screen; of a header or footer too.
  ///
  /// - Parameters:
  ///   - trigger: What was done to the row.
  ///   - id: The row, header or footer.
  ///   - input: What was given with it, if anything.
  /// - Throws: When the row is gone, has no action for the trigger or one of another type, or its control
  ///   takes another input. Nothing is changed then.
  @discardableResult
  public mutating func perform(
    _ trigger: Trigger, on id: RowID, input: ActionInput? = nil
  ) throws(DispatchError) -> ScreenDifference {
    let action = try screen.action(trigger, on: id, input: input, as: Model.Action.self)
    return mutate { $0.handle(action, given: input) }
  }

  /// Lets the model handle what the trigger of the row at a position leads to in the current screen.
  @discardableResult
  public mutating func perform(
    _ trigger: Trigger, at position: RowPosition, input: ActionInput? = nil
  ) throws(DispatchError) -> ScreenDifference {
    try perform(trigger, on: screen.id(at: position), input: input)
  }

  /// Changes the state and composes, without comparing.
  mutating func apply(_ change: (inout Model) -> Void) {
    change(&model)
    let kept = KeptSections(of: screen, areChecked: checksKeptSections)
    screen = KeptSections.$current.withValue(kept) { model.screen }
  }
}

extension ScreenEngine: Sendable where Model: Sendable {}

extension ScreenModel {
  /// Handles an action, with its input if there is one.
  mutating func handle(_ action: Action, given input: ActionInput?) {
    if let input { handle(action, input: input) } else { handle(action) }
  }
}
