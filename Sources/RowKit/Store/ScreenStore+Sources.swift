extension ScreenStore {
  // MARK: - Where data comes from

  /// Says where a property comes from.
  ///
  ///     store.source(\.comments) { try await shop.comments() }
  ///
  /// It is loaded by ``load(_:)``, or whenever an action or a change leaves the property in its loading
  /// phase: so trying again is an ordinary action. A load goes on while the property stays in that phase,
  /// and is given up when it leaves it. What comes goes into the property; an error becomes its failure, in
  /// the words of the store. What comes from a load that was given up is dropped.
  ///
  /// The source replaces the one the property had, whose load under way is given up. A property that is in
  /// its loading phase already is loaded at once.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - load: Gives the value, or throws. It starts on the main actor and waits off it.
  public func source<Value>(
    _ path: WritableKeyPath<Model, Loadable<Value>>,
    load: @escaping @MainActor () async throws -> Value
  ) {
    register(path, { _, _ in try await load() }) { _, _ in true }
  }

  /// Says where a property comes from, given another part of the model.
  ///
  ///     store.source(\.results, of: \.query) { query in try await search(query) }
  ///
  /// As ``source(_:load:)-(_,()->Value)``. Where the part changed and the property is in its loading phase, a
  /// newer load begins, which takes the place of the older.
  public func source<Value, Part: Equatable>(
    _ path: WritableKeyPath<Model, Loadable<Value>>, of part: KeyPath<Model, Part>,
    load: @escaping @MainActor (Part) async throws -> Value
  ) {
    register(path, { model, _ in try await load(model[keyPath: part]) }) {
      $0[keyPath: part] == $1[keyPath: part]
    }
  }

  /// Says where the pages of a list come from.
  ///
  ///     store.source(\.reviews) { cursor in
  ///       let answer = try await shop.reviews(from: cursor ?? 0)
  ///       return .init(answer.reviews, next: answer.next)
  ///     }
  ///
  /// The first page is asked for with nil. Otherwise as ``source(_:load:)-(_,()->Value)``.
  public func source<Item, Cursor>(
    _ path: WritableKeyPath<Model, LoadablePages<Item, Cursor>>,
    load: @escaping @MainActor (Cursor?) async throws -> LoadablePages<Item, Cursor>.LoadedPage
  ) {
    register(path, { _, request in try await load(request.cursor) }) { _, _ in true }
  }

  /// Says where the pages of a list come from, given another part of the model.
  public func source<Item, Cursor, Part: Equatable>(
    _ path: WritableKeyPath<Model, LoadablePages<Item, Cursor>>, of part: KeyPath<Model, Part>,
    load:
      @escaping @MainActor (Part, Cursor?) async throws -> LoadablePages<Item, Cursor>.LoadedPage
  ) {
    register(path, { model, request in try await load(model[keyPath: part], request.cursor) }) {
      $0[keyPath: part] == $1[keyPath: part]
    }
  }

  private func register<State: LoadState>(
    _ path: WritableKeyPath<Model, State>,
    _ load: @escaping StoreSource<Model, State>.Load,
    isSameLoad: @escaping (Model, Model) -> Bool
  ) {
    if let source = sources.registered(for: path) {
      source.replace(load: load, isSameLoad: isSameLoad)
      source.follow(model)
      return
    }
    let source = StoreSource(
      path, of: model, load: load, isSameLoad: isSameLoad, describe: describe
    ) { [weak self] change in self?.change(change) }
    sources.register(source, for: path)
    source.follow(model)
  }

  // MARK: - Loading

  /// Loads a property from its source.
  ///
  /// It goes into its loading phase, with the value from before; a load under way is given up.
  ///
  /// - Returns: A task that ends when this load has ended: when it came, failed, or was dropped.
  /// - Precondition: The property has a source.
  @discardableResult
  public func load(_ path: PartialKeyPath<Model>) -> Task<Void, Never> {
    refresh(path)
  }

  /// Loads several properties from their sources at once, all of them where none is named.
  ///
  /// They go into their loading phases in one step; answers come in any order.
  ///
  /// - Returns: A task that ends when all of these loads have ended.
  /// - Precondition: The properties have sources.
  @discardableResult
  public func refresh(_ paths: PartialKeyPath<Model>...) -> Task<Void, Never> {
    let chosen = paths.isEmpty ? sources.paths : paths
    let loads = chosen.map { sources[$0] }
    change(restarting: Set(chosen)) { model in
      for load in loads { load.begin(&model) }
    }
    // During another change the loads have not begun yet. What waits must not keep the sources: they
    // cancel their loads when the store goes.
    let begun = isChanging ? nil : loads.compactMap { $0.loading() }
    return Task { [weak self] in
      for task in begun ?? self?.loading(chosen) ?? [] { await task.value }
    }
  }

  /// The loads of some properties that are under way.
  private func loading(_ paths: [PartialKeyPath<Model>]) -> [Task<Void, Never>] {
    paths.compactMap { sources[$0].loading() }
  }

  /// Gives up loading a property: it becomes what it was before, and what comes late is dropped.
  ///
  /// What an action changed in the property while it was loading is undone with it.
  ///
  /// - Precondition: The property has a source.
  public func cancel(_ path: PartialKeyPath<Model>) {
    let source = sources[path]
    change { source.cancel(&$0) }
  }

  /// Waits until a property is not being loaded any more, however often a newer load takes the place of an
  /// older one.
  ///
  /// - Precondition: The property has a source.
  public func settled(_ path: PartialKeyPath<Model>) async {
    while let task = sources[path].loading() { await task.value }
  }

  /// Waits until no property is being loaded any more.
  public func settled() async {
    while let task = loading(sources.paths).first { await task.value }
  }
}
