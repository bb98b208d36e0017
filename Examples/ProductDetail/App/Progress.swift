import Foundation

/// How far a long list is, on standard error when a person watches it there.
struct Progress {
  private let isShown = isatty(STDERR_FILENO) != 0

  func show(_ count: Int, of all: Int) {
    // A list that is done before one could read it needs no progress.
    guard isShown, all >= 20 else { return }
    show("\r\(count) of \(all) products")
  }

  func clear() {
    if isShown { show("\r\u{1B}[K") }
  }

  private func show(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
