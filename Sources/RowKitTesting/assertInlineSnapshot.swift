internal import Foundation

/// Asserts that a text equals a literal in the call, and rewrites the literal to record the text.
///
///     assertInlineSnapshot(of: greeting, matches: "")
///
/// An empty literal counts as a text that hasn't been recorded yet. Literals are recorded under the same
/// conditions as files. The argument `matches` must be a single literal without interpolation, and the
/// source file must be the one that the test was built from. Otherwise, the failure says why the literal
/// wasn't rewritten.
///
/// - Parameters:
///   - text: The text.
///   - expected: The literal.
///   - replacements: Replacements for text that varies between runs, which the literal's first line
///     lists.
///   - fileID: The file ID of the call, for failures.
///   - filePath: The path of the source file.
///   - function: The test's function, for failures.
///   - line: The line of the call.
///   - column: The column of the call.
///   - image: An address in the executable or library that contains the call.
public func assertInlineSnapshot(
  of text: String, replacing replacements: [Replacement] = [], matches expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column,
  image: UnsafeRawPointer = #dsohandle
) {
  Call(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .check(text, matches: expected, replacing: replacements, image: path(ofImage: image))
}

/// Asserts that the text of a value equals a literal in the call, and rewrites the literal to record the
/// text.
///
///     assertInlineSnapshot(
///       of: page.screen,
///       matches: """
///         Page  width 320  content 44
///         basics
///           44       Title                   Notebook
///         """)
///
/// This works like the assertion of a `String`, but drops the line feed at the end of the text, because
/// the last line of a literal has none.
///
/// - Parameters:
///   - subject: A screen, a layout, a difference, or a value of your own type.
///   - expected: The literal.
///   - replacements: Replacements for text that varies between runs, which the literal's first line
///     lists.
///   - fileID: The file ID of the call, for failures.
///   - filePath: The path of the source file.
///   - function: The test's function, for failures.
///   - line: The line of the call.
///   - column: The column of the call.
///   - image: An address in the executable or library that contains the call.
public func assertInlineSnapshot(
  of subject: some SnapshotSubject, replacing replacements: [Replacement] = [],
  matches expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column,
  image: UnsafeRawPointer = #dsohandle
) {
  Call(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .check(
      subject.literalText, matches: expected, replacing: replacements, image: path(ofImage: image))
}

/// Returns the path of the executable or library that contains an address; nil if it's unknown.
private func path(ofImage address: UnsafeRawPointer) -> String? {
  #if canImport(Darwin)
    // The tests are in a bundle that another executable loads.
    var information = Dl_info()
    guard dladdr(address, &information) != 0, let name = information.dli_fname else { return nil }
    return String(cString: name)
  #else
    return Bundle.main.executablePath
  #endif
}
