/// A call that compares with a literal of its own.
package struct InlineLocation: Hashable, Sendable {
  /// The path of the source, as `#filePath` gives it.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1 and in bytes.
  package let column: Int
  /// The function without its labels.
  package let function: String
  /// The text of the literal, as it was built.
  package let expected: String
  /// The path of what was built, in which the call is.
  package let image: String?

  /// Creates a place.
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
