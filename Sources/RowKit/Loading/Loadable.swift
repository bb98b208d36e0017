/// A value that arrives on its own time.
public enum Loadable<Value> {
  /// Nobody asked for it yet.
  case idle
  /// It was asked for; what was there before, if anything, is still shown.
  case loading(previous: Value? = nil)
  /// It is there.
  case loaded(Value)
  /// It did not come, for the reason given in words; what was there before, if anything, is still
  /// shown.
  case failed(_ message: String, previous: Value? = nil)

  /// The value to show: the one that came, or the one from before while it is asked for again or
  /// after that failed.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loaded(let value): value
    case .loading(let previous), .failed(_, let previous): previous
    }
  }

  /// Whether it is being asked for.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}

extension Loadable: Sendable where Value: Sendable {}
extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Hashable where Value: Hashable {}
