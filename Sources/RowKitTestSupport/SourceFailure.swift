/// Why a source of a test fails: in words, which are all it prints.
public struct SourceFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The words.
  public let description: String

  /// Creates a failure.
  public init(_ description: String) {
    self.description = description
  }
}
