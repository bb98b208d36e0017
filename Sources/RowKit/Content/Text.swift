/// A paragraph of text.
///
/// Measured by the environment's ``FontMetrics``: wrapped to the width it gets, and as high as its
/// lines, rounded up once to a device pixel. A line feed starts a new line; an empty text is as high
/// as one line, so that a text still on its way holds its place.
///
/// A file that imports SwiftUI too writes `import struct RowKit.Text`.
public struct Text: ContentElement {
  /// The characters, as they were given.
  public var string: String
  /// The text style, which decides the font; ``TextStyle/body`` unless set.
  public var style: TextStyle
  /// The most lines it may take, or nil for as many as it needs.
  ///
  /// The last line ends in `…` where text was left out. A limit below 1 counts as 1.
  public var lineLimit: Int?
  /// Whether it may be cut: where it may not, a text that is cut is named in the layout's issues.
  public var allowsTruncation: Bool
  /// Where its lines stand in the width they have.
  public var alignment: TextAlignment

  /// Creates a paragraph in the body style, with any number of lines, starting at the leading edge.
  public init(_ string: String) {
    self.string = string
    style = .body
    lineLimit = nil
    allowsTruncation = false
    alignment = .leading
  }

  /// The same text in another style.
  public func style(_ style: TextStyle) -> Text {
    var text = self
    text.style = style
    return text
  }

  /// The same text with at most `limit` lines; nil lifts the limit.
  public func lineLimit(_ limit: Int?) -> Text {
    var text = self
    text.lineLimit = limit
    return text
  }

  /// The same text, which may be cut at its line limit without being named in the layout's issues.
  public func allowsTruncation(_ allows: Bool = true) -> Text {
    var text = self
    text.allowsTruncation = allows
    return text
  }

  /// The same text with its lines elsewhere in their width.
  public func alignment(_ alignment: TextAlignment) -> Text {
    var text = self
    text.alignment = alignment
    return text
  }

  /// This text as content.
  public var content: Content { .text(self) }
}
