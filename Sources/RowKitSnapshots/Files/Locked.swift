internal import Foundation

/// A value that one thread at a time works with.
///
/// `Mutex` would be it, but needs a later system than this package does.
final class Locked<Value: Sendable>: Sendable {
  private let lock = NSLock()
  // Only ever touched with the lock held.
  nonisolated(unsafe) private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
