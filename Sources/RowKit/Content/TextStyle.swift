/// The text styles of Apple's Human Interface Guidelines ("Typography"), from the largest to the smallest.
public enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// The largest title, of a whole screen.
  case largeTitle
  /// A first-level title.
  case title
  /// A second-level title.
  case title2
  /// A third-level title.
  case title3
  /// A heading, bold.
  case headline
  /// A second line under a heading.
  case subheadline
  /// Running text.
  case body
  /// A remark.
  case callout
  /// Small print.
  case footnote
  /// A label.
  case caption
  /// The smallest label.
  case caption2
}

/// Where the lines of a text stand in the width they have.
public enum TextAlignment: Hashable, Sendable {
  /// At the edge where a line of text starts.
  case leading
  /// In the middle.
  case center
  /// At the edge where a line of text ends.
  case trailing
}
