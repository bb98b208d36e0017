/// Does one piece of work after another: what is asked for during one of them comes after it.
@MainActor
final class ChangeQueue {
  private var waiting: [() -> Void] = []
  private(set) var isBusy = false

  /// Does some work, now or after what is being done and what waits already.
  func run(_ work: @escaping () -> Void) {
    waiting.append(work)
    guard !isBusy else { return }
    isBusy = true
    var next = 0
    while next < waiting.count {
      waiting[next]()
      next += 1
    }
    waiting = []
    isBusy = false
  }
}
