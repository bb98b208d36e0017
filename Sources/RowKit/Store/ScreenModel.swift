/// A screen's state, what it shows, and what its actions do to it.
///
///     struct Counter: ScreenModel {
///       var count = 0
///       enum Action: Hashable { case increment }
///       mutating func handle(_ action: Action) { count += 1 }
///       var screen: Screen {
///         Screen("Counter") {
///           Section("count") { Note(text: "\(count)").onSelect(Action.increment) }
///         }
///       }
///     }
///
/// A model without actions declares neither `Action` nor `handle`. A ``ScreenEngine`` composes its screen
/// after each change and compares; a ``ScreenStore`` does so for those who look on.
public protocol ScreenModel {
  /// The actions that the model handles, as values; `Never` for a model without.
  associatedtype Action: Equatable & Sendable = Never

  /// What the state looks like.
  var screen: Screen { get }

  /// Changes the state as an action asks.
  mutating func handle(_ action: Action)

  /// Changes the state as an action asks that came with something given: a text, a number, a place.
  ///
  ///     mutating func handle(_ action: Action, input: ActionInput) {
  ///       switch (action, input) {
  ///       case (.name, .text(let text)): name = text
  ///       default: handle(action)
  ///       }
  ///     }
  ///
  /// Unless the model declares it, the input counts for nothing and the action is handled without.
  mutating func handle(_ action: Action, input: ActionInput)
}

extension ScreenModel {
  /// Handles the action without its input.
  public mutating func handle(_ action: Action, input: ActionInput) { handle(action) }
}

extension ScreenModel where Action == Never {
  /// There are no actions to handle.
  public mutating func handle(_ action: Never) {}
}
