/// The messages of snapshots that fail.
package enum FailureText {
  /// The location of a recorded text.
  package enum Location: Hashable, Sendable {
    /// A file of its own, by its path.
    case file(String)
    /// A literal in a source file, by the path and the line of the call.
    case literal(String)
  }

  /// Returns the message for a received text that differs from the recorded one.
  ///
  /// - Parameters:
  ///   - location: The location of the recorded text.
  ///   - recorded: The recorded text.
  ///   - received: The received text.
  ///   - hints: What to do about it, one line each.
  package static func mismatch(
    at location: Location, recorded: [UInt8], received: [UInt8], hints: [String]
  ) -> String {
    let difference = DifferenceText(from: recorded, to: received)
    let heading =
      switch location {
      case .file(let path):
        "\(path):\(difference.line): the received text differs from the recorded text."
      case .literal(let name):
        "\(name): the received text differs from the literal, starting at line \(difference.line) "
          + "of the literal."
      }
    return text([
      [heading], difference.lines, ["- recorded, + received"] + legend(for: difference.lines),
      hints,
    ])
  }

  /// Returns the message for a text that has never been recorded.
  package static func missing(at path: String, hints: [String]) -> String {
    text([["\(path): expected a recorded text, found none."], hints])
  }

  /// Returns the message for two different texts with the same name.
  package static func conflict(at path: String, first: [UInt8], second: [UInt8]) -> String {
    text([
      [
        "\(path): expected one text for each name, found two in one run. "
          + "Give each snapshot a name of its own."
      ],
      DifferenceText(from: first, to: second).lines, ["- first, + second"],
    ])
  }

  /// Returns the message for a text that this run recorded.
  ///
  /// - Parameters:
  ///   - name: The path of the file, or the path and line of the call.
  ///   - recorded: The text that was recorded before; nil if there was none.
  ///   - received: The text that is recorded now.
  package static func recorded(
    at name: String, over recorded: [UInt8]?, received: [UInt8]
  ) -> String {
    let advice = "Review it before you commit it; the next run compares with it."
    guard let recorded else { return "\(name): recorded for the first time. \(advice)" }
    guard recorded != received else { return "\(name): recorded again, without changes." }
    let lines = DifferenceText(from: recorded, to: received).lines
    return text([
      ["\(name): recorded again, with changes. \(advice)"], lines,
      ["- before, + after"] + legend(for: lines),
    ])
  }

  /// Returns the hint that says how to record a received text.
  ///
  /// - Parameters:
  ///   - function: The test's function.
  ///   - isMissing: Whether no text has been recorded yet.
  ///   - isContinuousIntegration: Whether the run is part of continuous integration, where nothing is
  ///     recorded.
  package static func hint(
    for function: String, isMissing: Bool, isContinuousIntegration: Bool
  ) -> String {
    "If the received text is correct, record it"
      + (isContinuousIntegration ? " on a machine where CI isn't set: " : ": ")
      + command(mode: isMissing ? .missing : .failed, function)
  }

  /// Returns the hint that says how to accept the received texts in a folder.
  package static func hint(forTextsIn folder: String) -> String {
    "Or accept it: swift run rowkit-snapshots accept " + shellArgument(folder)
  }

  /// Quotes a path, if necessary, so that a shell reads it as a single argument.
  private static func shellArgument(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      SafeName.Alphabet.identifiers.contains($0) || "/.".utf8.contains($0)
    }
    guard !isPlain else { return path }
    let parts = path.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }

  /// Returns the command that runs a test and records the texts it receives.
  static func command(mode: RecordingMode, _ function: String) -> String {
    let isPlain = function.utf8.allSatisfy {
      SafeName.Alphabet.identifiers.contains($0) && $0 != UInt8(ascii: "+")
    }
    let filter = isPlain ? function : "'" + pattern(matching: function) + "'"
    return "\(SnapshotSettings.modeVariable)=\(mode.rawValue) swift test --filter \(filter)"
  }

  /// Returns a regular expression that matches a name and is safe in a shell's single quotes.
  ///
  /// A dot replaces each character that is special in either.
  private static func pattern(matching function: String) -> String {
    String(function.map { #"\^$.|?*+()[]{}'`"#.contains($0) ? "." : $0 })
  }

  private static func legend(for lines: [String]) -> [String] {
    let marks = [("·", "space"), ("⇥", "tab"), ("␍", "carriage return")].filter { mark, _ in
      lines.contains { $0.contains(mark) }
    }
    return marks.isEmpty ? [] : [marks.map { "\($0) \($1)" }.joined(separator: ", ")]
  }

  private static func text(_ paragraphs: [[String]]) -> String {
    paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }
}
