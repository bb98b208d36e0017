/// Which texts a run writes as the recorded ones.
package enum RecordingMode: String, CaseIterable, Sendable {
  /// None.
  case never
  /// Those that were never recorded.
  case missing
  /// Those too that differ from the recorded ones.
  case failed
  /// Every one.
  case all
}
