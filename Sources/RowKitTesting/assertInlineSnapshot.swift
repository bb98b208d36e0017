internal import Foundation

/// Compares a text with a literal in the call, and rewrites the literal where it would record a file.
///
///     assertInlineSnapshot(of: greeting, matches: "")
///
/// An empty literal is one that is not recorded yet. The literal is rewritten when the source is the one
/// that the test was built from and the argument `matches:` is one literal without interpolation;
/// else the failure says why it is not.
///
/// - Parameters:
///   - text: The text.
///   - expected: The literal.
///   - rules: Rules for what is another text at each run; the literal's first line names them.
///   - fileID: The file of the test, for messages.
///   - filePath: The path of the source.
///   - function: The function of the test, for messages.
///   - line: The line of the call.
///   - column: The column of the call.
///   - image: What the source was built into.
public func assertInlineSnapshot(
  of text: String, replacing rules: [Replacement] = [], matches expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column,
  image: UnsafeRawPointer = #dsohandle
) {
  Call(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .check(text, matches: expected, replacing: rules, image: path(ofImage: image))
}

/// Compares what a value prints with a literal in the call, and rewrites the literal where it would
/// record a file.
///
///     assertInlineSnapshot(
///       of: page.screen,
///       matches: """
///         Page  width 320  content 44
///         basics
///           44       Title                   Notebook
///         """)
///
/// As with a `String`, but that the line feed at the text's end is left out, as a literal's last line
/// has none.
///
/// - Parameters:
///   - subject: The value: a screen, a layout, a difference, or a type of your own.
///   - expected: The literal.
///   - rules: Rules for what is another text at each run; the literal's first line names them.
///   - fileID: The file of the test, for messages.
///   - filePath: The path of the source.
///   - function: The function of the test, for messages.
///   - line: The line of the call.
///   - column: The column of the call.
///   - image: What the source was built into.
public func assertInlineSnapshot(
  of subject: some SnapshotSubject, replacing rules: [Replacement] = [],
  matches expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column,
  image: UnsafeRawPointer = #dsohandle
) {
  Call(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .check(
      subject.literalText, matches: expected, replacing: rules, image: path(ofImage: image))
}

/// The path of the executable or library that holds an address; nil where it is not known.
private func path(ofImage address: UnsafeRawPointer) -> String? {
  #if canImport(Darwin)
    // The tests are a bundle that another executable loads.
    var information = Dl_info()
    guard dladdr(address, &information) != 0, let name = information.dli_fname else { return nil }
    return String(cString: name)
  #else
    return Bundle.main.executablePath
  #endif
}
