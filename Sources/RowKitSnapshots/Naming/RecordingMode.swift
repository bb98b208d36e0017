/// The texts that a run records.
package enum RecordingMode: String, CaseIterable, Sendable {
  /// No texts.
  case never
  /// Texts that haven't been recorded yet.
  case missing
  /// Texts that haven't been recorded yet or that differ from the recorded text.
  case failed
  /// All texts.
  case all
}
