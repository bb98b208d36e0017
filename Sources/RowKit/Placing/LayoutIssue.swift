/// Something that a layout cannot show as the screen asks.
///
///     #expect(screen.layout(in: .iPhoneSE).issues.isEmpty)
public struct LayoutIssue: Hashable, Sendable {
  /// What does not fit.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Kind: Hashable, Sendable {
    /// The row's height is less than its content needs, in points.
    case clipped(needs: Length, has: Length)
    /// A text needs more lines than its line limit lets it have.
    case truncated(needs: Int, has: Int)
    /// The title of a control is wider than the room it has, in points, and ends in `…`.
    case titleTruncated(needs: Length, has: Length)
    /// In columns or a carousel a word is broken that the row has room for: it is wider than the room it
    /// has, in points.
    case wordBroken(needs: Length, has: Length)
    /// A character of a text is wider than the room the text has, in points.
    case characterTooWide(needs: Length, has: Length)
    /// A picture is wider than the room it has, in points.
    case pictureTooWide(needs: Length, has: Length)
    /// The items of a carousel are wider than itself, in points.
    case itemsTooWide(needs: Length, has: Length)
    /// A switch, the buttons of a stepper or the mark of an option are wider than the room there is, in
    /// points.
    case inputTooWide(needs: Length, has: Length)
    /// What is kept between columns is more than the width they share, in points.
    case spacingTooWide(needs: Length, has: Length)
  }

  /// The row, header or footer that it concerns.
  public let row: RowID
  /// Where the row stands; nil for a header or footer.
  public let position: RowPosition?
  /// What does not fit.
  public let kind: Kind
  /// The texts, titles and pictures' names that it concerns, as they were given.
  public let subjects: [String]
}
