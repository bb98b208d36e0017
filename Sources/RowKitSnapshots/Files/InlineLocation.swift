/// The location of a call that compares a text with a literal.
package struct InlineLocation: Hashable, Sendable {
  /// The path of the source file, from `#filePath`.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The column in bytes, counted from 1.
  package let column: Int
  /// The name of the function, without argument labels.
  package let function: String
  /// The value of the literal when the test was built.
  package let expected: String
  /// The path of the executable or library that contains the call; nil if it's unknown.
  package let image: String?

  /// Creates a location.
  package init(
    file: String, line: Int, column: Int, function: String, expected: String, image: String?
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.function = SnapshotName.withoutLabels(function)
    self.expected = expected
    self.image = image
  }
}
