internal import RowKitSnapshots

extension Call {
  /// Compares a text with a file, and records a failure if they differ.
  func check(_ text: String, named name: String?, replacing replacements: [Replacement]) {
    guard validate(name: name), let text = applying(replacements, to: text) else { return }
    let snapshot = SnapshotName(testFile: "\(filePath)", function: function, name: name)
    SnapshotRun.current.check(text, as: snapshot)?
      .record(at: self, attachmentName: snapshot.fileName)
  }

  /// Compares a text with the literal in the call, and records a failure if they differ.
  func check(
    _ text: String, matches expected: String, replacing replacements: [Replacement],
    image: String?
  ) {
    guard let text = applying(replacements, to: text) else { return }
    let location = InlineLocation(
      file: "\(filePath)", line: Int(line), column: Int(column), function: function,
      expected: expected, image: image)
    SnapshotRun.current.check(text, inline: location)?
      .record(at: self, attachmentName: "received.txt")
  }

  /// Returns whether a name, or no name, identifies a snapshot of the running test, and records a failure
  /// if not.
  func validate(name: String?) -> Bool {
    guard name == nil, Self.isParameterized else { return true }
    fail(
      "\(function): expected a name for each case of a parameterized test, found none. "
        + "Add one to the call, such as named: \"\\(argument)\".")
    return false
  }

  /// Records a failure with a message.
  func fail(_ message: String) {
    SnapshotRun.Failure(message).record(at: self, attachmentName: "")
  }

  private func applying(_ replacements: [Replacement], to text: String) -> String? {
    do throws(ReplacementError) {
      return try Replacement.apply(replacements, to: text)
    } catch {
      fail("\(error)")
      return nil
    }
  }
}
