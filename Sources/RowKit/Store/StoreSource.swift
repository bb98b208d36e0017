/// Where a property of a model comes from, and the load that is under way.
@MainActor
final class StoreSource<Model: ScreenModel, State: LoadState> {
  /// Gives what is asked for in a state of the model.
  typealias Load = @MainActor (Model, State.Request) async throws -> State.Answer

  private let path: WritableKeyPath<Model, State>
  private var load: Load
  /// Whether a load that began in one state is still the right one in another.
  private var isSameLoad: (Model, Model) -> Bool
  private let change: (@escaping (inout Model) -> Void) -> Void
  private let describe: (any Error) -> String
  /// The property as it was when nothing was being asked for.
  private var settled: State
  private var running: Running?
  private var number = 0
  /// Beside ``running`` so that the end of the store, which is on no actor, can cancel it.
  private var task: Task<Void, Never>?

  private struct Running {
    let number: Int
    let request: State.Request
    let model: Model
  }

  init(
    _ path: WritableKeyPath<Model, State>, of model: Model,
    load: @escaping Load,
    isSameLoad: @escaping (Model, Model) -> Bool, describe: @escaping (any Error) -> String,
    change: @escaping (@escaping (inout Model) -> Void) -> Void
  ) {
    self.path = path
    self.load = load
    self.isSameLoad = isSameLoad
    self.describe = describe
    self.change = change
    settled = model[keyPath: path].settled
  }

  deinit { task?.cancel() }

  /// Loads from elsewhere from now on; a load under way is given up.
  func replace(load: @escaping Load, isSameLoad: @escaping (Model, Model) -> Bool) {
    stop()
    self.load = load
    self.isSameLoad = isSameLoad
  }

  /// Starts what the model asks for, and gives up what it does not ask for any more.
  ///
  /// - Parameter restarts: Whether a load under way is given up for a newer one of the same.
  func follow(_ model: Model, restarts: Bool = false) {
    guard let request = model[keyPath: path].request else {
      settled = model[keyPath: path]
      stop()
      return
    }
    if let running, !restarts, running.request == request, isSameLoad(running.model, model) {
      return
    }
    start(request, model)
  }

  private func start(_ request: State.Request, _ model: Model) {
    stop()
    number += 1
    running = Running(number: number, request: request, model: model)
    task = Task { [weak self, number, load] in
      do {
        let answer = try await load(model, request)
        self?.end(number) { $0.take(answer, for: request) }
      } catch is CancellationError {
        self?.giveUp(number)
      } catch {
        self?.fail(number, error)
      }
    }
  }

  /// Gives up the load under way; what it answers is dropped, whether it minds the cancellation or not.
  private func stop() {
    task?.cancel()
    task = nil
    running = nil
  }

  private func end(_ number: Int, _ settle: @escaping (inout State) -> Void) {
    guard running?.number == number else { return }
    running = nil
    task = nil
    let path = path
    change { settle(&$0[keyPath: path]) }
  }

  private func fail(_ number: Int, _ error: any Error) {
    let message = describe(error)
    end(number) { $0.fail(message) }
  }

  private func giveUp(_ number: Int) {
    let settled = settled
    end(number) { $0 = settled }
  }

  /// Makes the model ask for it, from the start.
  func begin(_ model: inout Model) { model[keyPath: path].load() }

  /// Gives up the load under way, and brings the property back to what it was before.
  func cancel(_ model: inout Model) {
    stop()
    if model[keyPath: path].request != nil { model[keyPath: path] = settled }
  }

  /// The load under way, nil where there is none.
  var loading: Task<Void, Never>? { task }
}
