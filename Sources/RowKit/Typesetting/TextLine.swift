/// A line of laid-out text.
public struct TextLine: Hashable, Sendable {
  /// The characters on the line, in the order they were given, without the white space and line feed
  /// that ended it.
  ///
  /// Where the line was broken at a soft hyphen, `-` stands in its place. Other characters that are never
  /// shown are kept where they follow one that is.
  public let string: String
  /// The sum of their advances, in points.
  public let width: Length
}

/// How much room a text takes.
struct TextExtent: Hashable, Sendable {
  /// The lines it is shown on.
  var lineCount = 0
  /// The width of the longest of them.
  var width = Length.zero
  /// The width of the last of them.
  var lastWidth = Length.zero
  /// Whether text that is no white space was left out.
  var isTruncated = false
  /// Whether a word was broken for want of room.
  var breaksWord = false
}
