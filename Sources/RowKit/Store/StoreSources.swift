/// The sources of a model's properties, by their key paths.
@MainActor
final class StoreSources<Model: ScreenModel> {
  /// A source whatever it loads.
  struct Source {
    let typed: AnyObject
    let follow: @MainActor (Model, _ restarts: Bool) -> Void
    let begin: @MainActor (inout Model) -> Void
    let cancel: @MainActor (inout Model) -> Void
    let loading: @MainActor () -> Task<Void, Never>?
  }

  private(set) var paths: [PartialKeyPath<Model>] = []
  private var sources: [PartialKeyPath<Model>: Source] = [:]

  /// The source that a property has already.
  func registered<State>(for path: WritableKeyPath<Model, State>) -> StoreSource<Model, State>? {
    sources[path]?.typed as? StoreSource<Model, State>
  }

  /// Registers the source of a property that has none.
  func register<State>(_ source: StoreSource<Model, State>, for path: PartialKeyPath<Model>) {
    paths.append(path)
    sources[path] = Source(
      typed: source, follow: { source.follow($0, restarts: $1) }, begin: { source.begin(&$0) },
      cancel: { source.cancel(&$0) }, loading: { source.loading })
  }

  /// The source of a property.
  ///
  /// - Precondition: There is one.
  subscript(path: PartialKeyPath<Model>) -> Source {
    guard let source = sources[path] else {
      preconditionFailure(
        "\(path) has no source in the store of \(Model.self): register one with source(_:load:).")
    }
    return source
  }

  /// Lets every source start and give up what the model asks for, or does not any more.
  func follow(_ model: Model, restarting: Set<PartialKeyPath<Model>>) {
    for path in paths { sources[path]?.follow(model, restarting.contains(path)) }
  }
}
