import Foundation

/// The progress of printing a long list, on standard error if it's a terminal.
struct Progress {
  private let isShown = isatty(STDERR_FILENO) != 0

  func show(_ count: Int, of total: Int) {
    // A short list is finished before anyone could read its progress.
    guard isShown, total >= 20 else { return }
    show("\r\(count) of \(total) products")
  }

  func clear() {
    if isShown { show("\r\u{1B}[K") }
  }

  private func show(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
