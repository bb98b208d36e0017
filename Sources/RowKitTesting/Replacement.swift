internal import Foundation

/// A replacement for text that varies between runs: its name replaces each match.
///
///     assertSnapshot(
///       of: log,
///       replacing: [.pattern("[0-9]+ ms", named: "time"), .text(NSUserName(), named: "user")])
///
/// Replacements apply before texts are compared: `12 ms` becomes `<time>`. The first line of the recorded
/// text lists the replacements in order: `# replaced: <time>, <user>`.
public struct Replacement: Sendable {
  /// The name that replaces each match, between `<` and `>`.
  public let name: String
  private let replace: @Sendable (String) throws(ReplacementError) -> String

  /// Creates a replacement for a fixed text.
  ///
  /// - Parameters:
  ///   - text: The text to find, byte by byte. An empty text has no matches.
  ///   - name: The name that replaces each match.
  public static func text(_ text: String, named name: String) -> Replacement {
    Replacement(name: name) { whole in
      text.isEmpty ? whole : whole.replacing(bytesOf: text, with: "<\(name)>")
    }
  }

  /// Creates a replacement for the matches of a regular expression.
  ///
  /// - Parameters:
  ///   - pattern: A pattern in the syntax of `NSRegularExpression`, in which `^` and `$` match at the start
  ///     and the end of each line. An invalid pattern fails the assertion.
  ///   - name: The name that replaces each match.
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

  /// Applies replacements in order, and lists them in a first line.
  static func apply(
    _ replacements: [Replacement], to text: String
  ) throws(ReplacementError) -> String {
    guard !replacements.isEmpty else { return text }
    var replaced = text
    for replacement in replacements {
      guard replacement.name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
        throw .name(replacement.name)
      }
      replaced = try replacement.replace(replaced)
    }
    let names = replacements.map { "<\($0.name)>" }.joined(separator: ", ")
    return "# replaced: \(names)\n\(replaced)"
  }
}

/// An error in a replacement.
enum ReplacementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pattern isn't a valid regular expression.
  case pattern(String, name: String)
  /// The name contains a control character, such as a line feed.
  case name(String)

  /// A sentence that states what was expected and what was found.
  var description: String {
    switch self {
    case .pattern(let pattern, let name):
      "replacing <\(name)>: expected a valid regular expression, found \"\(pattern)\"."
    case .name(let name):
      "replacing: expected a name without control characters, found \(String(reflecting: name))."
    }
  }
}

extension String {
  /// Returns a copy in which a string replaces each match of a text, found byte by byte.
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
