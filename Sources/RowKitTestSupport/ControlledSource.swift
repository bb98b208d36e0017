/// A source whose answers a test gives, in any order and at any time; nothing sleeps.
///
///     let comments = ControlledSource<[Comment]>()
///     store.source(\.comments, load: comments.load)
///     store.load(\.comments)
///     comments.resolve([comment])
///     await store.settled(\.comments)
///
/// Calls are numbered from 1 in the order they come. An answer that is given before its call comes waits for
/// it.
@MainActor
public final class ControlledSource<Value: Sendable> {
  /// Whether a call that is cancelled ends at once; otherwise it waits for its answer all the same, as
  /// sources do that ignore cancellation.
  public var mindsCancellation: Bool
  /// How many calls came.
  public private(set) var callCount = 0
  private var calls: [Int: CheckedContinuation<Answer, Never>] = [:]
  private var early: [Int: Answer] = [:]
  private var answered: Set<Int> = []

  private struct Answer {
    var result: Result<Value, any Error>
    /// Whether it is for this call and no other.
    var isForCall: Bool
  }

  /// Creates a source that nobody called.
  public init(mindsCancellation: Bool = true) {
    self.mindsCancellation = mindsCancellation
  }

  /// The numbers of the calls that wait for their answers.
  public var waiting: [Int] { calls.keys.sorted() }

  /// Waits for the answer to this call: what the store's source calls.
  ///
  /// - Throws: The error that the test gives, or `CancellationError`.
  public func load() async throws -> Value {
    callCount += 1
    let call = callCount
    let answer = await answer(to: call)
    if !answer.isForCall, mindsCancellation, Task.isCancelled {
      self.answer(answer.result, nil)
      throw CancellationError()
    }
    return try answer.result.get()
  }

  private func answer(to call: Int) async -> Answer {
    if let answer = early.removeValue(forKey: call) { return answer }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { calls[call] = $0 }
    } onCancel: {
      Task { @MainActor in self.cancel(call) }
    }
  }

  /// Answers a call.
  ///
  /// - Parameters:
  ///   - value: What comes.
  ///   - call: Which call; the first without an answer unless given. One that was cancelled, and minds it,
  ///     leaves the answer to the next.
  /// - Precondition: The call has no answer yet.
  public func resolve(_ value: Value, call: Int? = nil) {
    answer(.success(value), call)
  }

  /// Lets a call fail.
  ///
  /// - Parameters:
  ///   - error: Why.
  ///   - call: Which call; as for ``resolve(_:call:)``.
  /// - Precondition: The call has no answer yet.
  public func fail(_ error: any Error, call: Int? = nil) {
    answer(.failure(error), call)
  }

  private func answer(_ result: Result<Value, any Error>, _ call: Int?) {
    var number = call ?? 1
    if call == nil { while answered.contains(number) { number += 1 } }
    precondition(
      answered.insert(number).inserted,
      "Call \(number) of a controlled source has its answer already.")
    let answer = Answer(result: result, isForCall: call != nil)
    if let waiting = calls.removeValue(forKey: number) {
      waiting.resume(returning: answer)
    } else {
      early[number] = answer
    }
  }

  private func cancel(_ call: Int) {
    guard mindsCancellation, let waiting = calls.removeValue(forKey: call) else { return }
    answered.insert(call)
    waiting.resume(returning: Answer(result: .failure(CancellationError()), isForCall: true))
  }
}
