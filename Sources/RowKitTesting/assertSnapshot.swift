/// Asserts that a text equals the text that is recorded in a file.
///
/// The file is next to the test: `__Snapshots__/TestFile/testFunction[.name].txt`. Texts are compared
/// byte by byte.
///
/// By default, a text without a file is recorded, and the assertion fails once. The environment variable
/// `ROWKIT_SNAPSHOTS` selects which texts to record: `never`, `missing`, `failed`, or `all`. Nothing is
/// recorded if `CI` is set.
///
/// - Parameters:
///   - text: The text.
///   - name: The name of the snapshot, which is required if the test has several snapshots or is
///     parameterized.
///   - replacements: Replacements for text that varies between runs.
///   - fileID: The file ID of the call, for failures.
///   - filePath: The path of the test's file, next to which the text is recorded.
///   - function: The test's function. A helper function passes the function of its caller.
///   - line: The line of the call, for failures.
///   - column: The column of the call, for failures.
public func assertSnapshot(
  of text: String, named name: String? = nil, replacing replacements: [Replacement] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  Call(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .check(text, named: name, replacing: replacements)
}

/// Asserts that the text of a value equals the text that is recorded in a file.
///
/// This works like the assertion of a `String`, but adds a line feed at the end of a text without one.
///
/// - Parameters:
///   - subject: A screen, a layout, a difference, or a value of your own type.
///   - name: The name of the snapshot, which is required if the test has several snapshots or is
///     parameterized.
///   - replacements: Replacements for text that varies between runs.
///   - fileID: The file ID of the call, for failures.
///   - filePath: The path of the test's file, next to which the text is recorded.
///   - function: The test's function. A helper function passes the function of its caller.
///   - line: The line of the call, for failures.
///   - column: The column of the call, for failures.
public func assertSnapshot(
  of subject: some SnapshotSubject, named name: String? = nil,
  replacing replacements: [Replacement] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  Call(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .check(subject.fileText, named: name, replacing: replacements)
}
