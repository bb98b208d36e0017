internal import Foundation

/// A value protected by a lock.
///
/// The standard library's `Mutex` requires newer systems than this package supports.
final class Locked<Value: Sendable>: Sendable {
  private let lock = NSLock()
  // Accessed only while the lock is held.
  nonisolated(unsafe) private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Calls a closure with the value, while it holds the lock.
  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
