internal import RowKitSnapshots

extension Call {
  /// Compares a text with a file, and records what is wrong.
  func check(_ text: String, named name: String?, replacing rules: [Replacement]) {
    guard isEnough(name), let text = replaced(text, rules) else { return }
    let snapshot = SnapshotName(testFile: "\(filePath)", function: function, name: name)
    SnapshotRun.current.check(text, as: snapshot)?.record(at: self, as: snapshot.fileName)
  }

  /// Compares a text with the literal of the call, and records what is wrong.
  func check(
    _ text: String, matches expected: String, replacing rules: [Replacement], image: String?
  ) {
    guard let text = replaced(text, rules) else { return }
    let place = InlineLocation(
      file: "\(filePath)", line: Int(line), column: Int(column), function: function,
      expected: expected, image: image)
    SnapshotRun.current.check(text, inline: place)?.record(at: self, as: "received.txt")
  }

  /// Whether a name, or none, tells a snapshot of the running test from the others; fails where not.
  func isEnough(_ name: String?) -> Bool {
    guard name == nil, Self.isParameterized else { return true }
    fail(
      "\(function): expected a name for each case of a test with arguments, found none. "
        + "Say which: named: \"\\(argument)\".")
    return false
  }

  func fail(_ sentence: String) {
    SnapshotRun.Failure(sentence).record(at: self, as: "")
  }

  private func replaced(_ text: String, _ rules: [Replacement]) -> String? {
    do throws(ReplacementError) {
      return try Replacement.apply(rules, to: text)
    } catch {
      fail("\(error)")
      return nil
    }
  }
}
