/// The sources of a model's properties, by their key paths.
@MainActor
final class StoreSources<Model: ScreenModel> {
  /// A source whatever it loads.
  struct Source {
    let follow: @MainActor (Model, _ restarts: Bool) -> Void
    let begin: @MainActor (inout Model) -> Void
    let cancel: @MainActor (inout Model) -> Void
    let stop: @MainActor () -> Void
    let loading: @MainActor () -> Task<Void, Never>?
  }

  private(set) var paths: [PartialKeyPath<Model>] = []
  private var sources: [PartialKeyPath<Model>: Source] = [:]

  /// Registers a source, in place of the one the property had.
  func register<State>(_ source: StoreSource<Model, State>, for path: PartialKeyPath<Model>) {
    // Someone who waits for its load may keep the old one, whose answer must not come any more.
    if let old = sources[path] { old.stop() } else { paths.append(path) }
    sources[path] = Source(
      follow: { source.follow($0, restarts: $1) }, begin: { source.begin(&$0) },
      cancel: { source.cancel(&$0) }, stop: { source.stop() },
      loading: { source.loading })
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
