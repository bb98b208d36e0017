internal import Foundation

/// A rule for a part of a text that is another one at each run: what it finds becomes its name.
///
///     assertSnapshot(
///       of: log,
///       replacing: [.pattern("[0-9]+ ms", named: "time"), .text(NSUserName(), named: "user")])
///
/// It is applied before texts are compared, `12 ms` becomes `<time>`. The first line of what is
/// recorded names the rules, in their order: `# replaced: <time>, <user>`.
public struct Replacement: Sendable {
  /// What stands in the place of what was found, between `<` and `>`.
  public let name: String
  private let replace: @Sendable (String) throws(ReplacementError) -> String

  /// A rule for a text.
  ///
  /// - Parameters:
  ///   - text: What to find, byte by byte; an empty text is found nowhere.
  ///   - name: What stands in its place.
  public static func text(_ text: String, named name: String) -> Replacement {
    Replacement(name: name) { whole in
      text.isEmpty ? whole : whole.replacing(bytesOf: text, with: "<\(name)>")
    }
  }

  /// A rule for a regular expression of `NSRegularExpression`, whose `^` and `$` are the ends of lines.
  ///
  /// - Parameters:
  ///   - pattern: What to find. One that is no regular expression fails the assertion.
  ///   - name: What stands in its place.
  public static func pattern(_ pattern: String, named name: String) -> Replacement {
    Replacement(name: name) { whole throws(ReplacementError) in
      let expression: NSRegularExpression
      do {
        expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
      } catch {
        throw .pattern(pattern, name: name)
      }
      return expression.stringByReplacingMatches(
        in: whole, range: NSRange(whole.startIndex..., in: whole),
        withTemplate: NSRegularExpression.escapedTemplate(for: "<\(name)>"))
    }
  }

  /// Applies rules one after the other, and names them in a first line.
  static func apply(
    _ rules: [Replacement], to text: String
  ) throws(ReplacementError) -> String {
    guard !rules.isEmpty else { return text }
    var replaced = text
    for rule in rules {
      guard rule.name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
        throw .name(rule.name)
      }
      replaced = try rule.replace(replaced)
    }
    let names = rules.map { "<\($0.name)>" }.joined(separator: ", ")
    return "# replaced: \(names)\n\(replaced)"
  }
}

/// Why a rule cannot be applied.
enum ReplacementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pattern of a rule is no regular expression.
  case pattern(String, name: String)
  /// A name is more than one line.
  case name(String)

  /// A sentence that says what was expected and what was found.
  var description: String {
    switch self {
    case .pattern(let pattern, let name):
      "replacing <\(name)>: expected a regular expression, found \"\(pattern)\"."
    case .name(let name):
      "replacing: expected a name on one line, found \(String(reflecting: name))."
    }
  }
}

extension String {
  /// The string with another in each place of a third, which are found byte by byte.
  fileprivate func replacing(bytesOf text: String, with other: String) -> String {
    let (bytes, part) = (Array(utf8), Array(text.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: part) {
        result += Array(other.utf8)
        index += part.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
