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
/// A model without actions declares neither `Action` nor `handle`.
public protocol ScreenModel {
  /// The actions that the model handles, as values; `Never` for a model without.
  associatedtype Action: Equatable & Sendable = Never

  /// What the state looks like.
  var screen: Screen { get }

  /// Changes the state as an action asks.
  mutating func handle(_ action: Action)
}

extension ScreenModel where Action == Never {
  /// There are no actions to handle.
  public mutating func handle(_ action: Never) {}
}
