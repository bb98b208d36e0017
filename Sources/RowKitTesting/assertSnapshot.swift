/// Compares a text with the one that is recorded in a file beside the test:
/// `__Snapshots__/TestFile/testFunction[.name].txt`.
///
/// Texts are compared byte by byte. What is not recorded yet is recorded and fails once, unless the
/// variable `ROWKIT_SNAPSHOTS` says otherwise: `never`, `missing`, `failed` or `all` is recorded. Where
/// `CI` is set nothing is.
///
/// - Parameters:
///   - text: The text.
///   - name: Which snapshot of the test it is, where there are several; each case of a test with
///     arguments needs one.
///   - rules: Rules for what is another text at each run.
///   - fileID: The file of the test, for messages.
///   - filePath: The path of the test's file, beside which the text is recorded.
///   - function: The function of the test; a function that asserts for its caller passes its caller's.
///   - line: The line of the test, for messages.
///   - column: The column of the test, for messages.
public func assertSnapshot(
  of text: String, named name: String? = nil, replacing rules: [Replacement] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  Call(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .check(text, named: name, replacing: rules)
}

/// Compares what a value prints with the text that is recorded in a file beside the test.
///
/// As with a `String`, but that a line feed is put at the end of a text that has none.
///
/// - Parameters:
///   - subject: The value: a screen, a layout, a difference, or a type of your own.
///   - name: Which snapshot of the test it is, where there are several; each case of a test with
///     arguments needs one.
///   - rules: Rules for what is another text at each run.
///   - fileID: The file of the test, for messages.
///   - filePath: The path of the test's file, beside which the text is recorded.
///   - function: The function of the test; a function that asserts for its caller passes its caller's.
///   - line: The line of the test, for messages.
///   - column: The column of the test, for messages.
public func assertSnapshot(
  of subject: some SnapshotSubject, named name: String? = nil,
  replacing rules: [Replacement] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  Call(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .check(subject.endedText, named: name, replacing: rules)
}
