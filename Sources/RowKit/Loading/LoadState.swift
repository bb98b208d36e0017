/// A property of a model that is filled from somewhere else: ``Loadable`` or ``LoadablePages``.
///
/// A ``ScreenStore`` loads what a model's property asks for by being in its loading phase.
public protocol LoadState {
  /// What is asked for.
  associatedtype Request: Equatable
  /// What comes.
  associatedtype Answer

  /// What is being asked for; nil while nothing is.
  var request: Request? { get }
  /// Asks for it, from the start.
  mutating func load()
  /// Takes what came for a request.
  mutating func take(_ answer: Answer, for request: Request)
  /// Takes that nothing came, for a reason given in words.
  mutating func fail(_ message: String)
  /// The phase to go back to if what is loading now is given up, as far as that can be told from the
  /// value alone.
  var settled: Self { get }
}

/// The only request there is, where all is asked for at once.
public struct WholeRequest: Hashable, Sendable {
  /// Creates the request.
  public init() {}
}

extension Loadable: LoadState {
  /// The whole, while it is being asked for.
  public var request: WholeRequest? { isLoading ? WholeRequest() : nil }

  /// Asks for the value; one that is there goes on being shown.
  public mutating func load() { self = .loading(previous: value) }

  /// Takes the value that came.
  public mutating func take(_ answer: Value, for request: WholeRequest) { self = .loaded(answer) }

  /// Takes that none came; the value from before, if any, goes on being shown.
  public mutating func fail(_ message: String) { self = .failed(message, previous: value) }

  /// The value from before as it was loaded, or idle.
  public var settled: Loadable {
    guard isLoading else { return self }
    return value.map { .loaded($0) } ?? .idle
  }
}
