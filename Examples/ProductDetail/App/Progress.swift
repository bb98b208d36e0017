import Foundation

/// How far a long list is, on standard error when a person watches it there.
struct Progress {
  // A list that is done before one could read it needs no progress, and a screen that is printed to
  // the same terminal shows its own.
  private let isShown = isatty(STDERR_FILENO) != 0 && isatty(STDOUT_FILENO) == 0

  func show(_ count: Int, of all: Int) {
    guard isShown, all >= 20, count % 10 == 0 || count == all else { return }
    write("\r\(count) of \(all) products", to: .standardError)
  }

  func clear() {
    if isShown { write("\r\u{1B}[K", to: .standardError) }
  }
}
