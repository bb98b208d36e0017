/// What a person reads when a snapshot does not pass.
package enum FailureText {
  /// The received text is not the recorded one.
  ///
  /// - Parameters:
  ///   - place: Where the recorded text is: the path of a file, or a place in a source file.
  ///   - recorded: The text as it was recorded.
  ///   - received: The text as it is now.
  ///   - hints: What to do, a line each.
  package static func differs(
    at place: Place, recorded: [UInt8], received: [UInt8], hints: [String]
  ) -> String {
    let difference = DifferenceText(from: recorded, to: received)
    let (name, what) =
      switch place {
      case .file(let path): ("\(path):\(difference.line)", "the recorded one")
      case .literal(let name): (name, "the one in the call, from its line \(difference.line) on")
      }
    let heading = "\(name): the text is not \(what)."
    return text([
      [heading], difference.lines, ["- recorded, + received"] + legend(difference.lines), hints,
    ])
  }

  /// Where a recorded text is.
  package enum Place: Hashable, Sendable {
    /// A file of its own, by its path.
    case file(String)
    /// A literal in a source file, by the path and the line of the call.
    case literal(String)
  }

  /// There is no recorded text.
  package static func missing(at path: String, hints: [String]) -> String {
    text([["\(path): no text is recorded."], hints])
  }

  /// Two texts were received for one name.
  package static func conflict(at path: String, _ first: [UInt8], _ second: [UInt8]) -> String {
    text([
      ["\(path): expected one text for a name, found two in one run. Name them apart."],
      DifferenceText(from: first, to: second).lines, ["- first, + then"],
    ])
  }

  /// The received text was recorded.
  package static func recorded(
    at name: String, over recorded: [UInt8]?, _ received: [UInt8]
  ) -> String {
    let advice = "Read it before you commit it; the next run compares with it."
    guard let recorded else { return "\(name): recorded for the first time. \(advice)" }
    guard recorded != received else { return "\(name): recorded again, unchanged." }
    let lines = DifferenceText(from: recorded, to: received).lines
    return text([
      ["\(name): recorded anew. \(advice)"], lines, ["- before, + recorded"] + legend(lines),
    ])
  }

  /// What to do with a text that is right.
  ///
  /// - Parameters:
  ///   - function: The function of the test.
  ///   - isMissing: Whether no text was recorded before.
  ///   - isContinuousIntegration: Whether it cannot be done here.
  package static func hint(
    for function: String, isMissing: Bool, isContinuousIntegration: Bool
  ) -> String {
    "If it is right, record it: " + command(mode: isMissing ? .missing : .failed, function)
      + (isContinuousIntegration ? "  (not here: CI is set)" : "")
  }

  /// What to do with texts that a run left in a folder, if they are right.
  package static func hint(forTextsIn folder: String) -> String {
    "or: swift run rowkit-snapshots accept " + argument(folder)
  }

  /// A path as one argument of a shell.
  private static func argument(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      SafeName.Alphabet.identifiers.contains($0) || "/.".utf8.contains($0)
    }
    guard !isPlain else { return path }
    let parts = path.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }

  /// The command that records the received text when the tests are run.
  static func command(mode: RecordingMode, _ function: String) -> String {
    let isPlain = function.utf8.allSatisfy {
      SafeName.Alphabet.identifiers.contains($0) && $0 != UInt8(ascii: "+")
    }
    let filter = isPlain ? function : "'" + pattern(function) + "'"
    return "\(SnapshotSettings.modeVariable)=\(mode.rawValue) swift test --filter \(filter)"
  }

  /// A regular expression for a name, in a shell's single quotes: what acts on either becomes a dot.
  private static func pattern(_ function: String) -> String {
    String(function.map { #"\^$.|?*+()[]{}'`"#.contains($0) ? "." : $0 })
  }

  private static func legend(_ lines: [String]) -> [String] {
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
