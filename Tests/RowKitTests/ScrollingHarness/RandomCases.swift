import Foundation
import Testing

/// How many random cases are tried, and the seed of the first: `ROWKIT_CASES` and `ROWKIT_SEED`.
///
/// With `ROWKIT_COUNTS` set, what they came upon is printed, and how often.
struct RandomCases {
  let count: Int
  let seed: UInt64
  private let usualCount: Int

  /// How many are tried unless told otherwise: fewer where each lays pages out.
  init(usually usualCount: Int = 5000) throws {
    self.usualCount = usualCount
    count = try Self.number("ROWKIT_CASES") ?? usualCount
    seed = UInt64(try Self.number("ROWKIT_SEED") ?? 1)
  }

  /// Expects that all was come upon, where enough cases were tried.
  func expectAll(_ missing: [some Any], _ counts: [String]) {
    let text = counts.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["ROWKIT_COUNTS"] != nil { print(text) }
    if count >= usualCount { #expect(missing.isEmpty, "\(missing)\n\(text)") }
  }

  /// The value of an environment variable; nil where there is none.
  private static func number(_ variable: String) throws -> Int? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    return try #require(Int(text).flatMap { $0 >= 0 ? $0 : nil }, "\(variable) is \(text)")
  }
}
