/// How a section is set apart: insets, spacing, separators, a pinned header.
public struct SectionStyle: Hashable, Sendable {
  /// What is kept around the rows, in points.
  ///
  /// The top one stands between the header and the first row, the bottom one between the last row and
  /// the footer. Headers and footers keep the whole width. One below zero at the top or bottom counts
  /// as zero.
  public var insets: Insets
  /// The distance between two rows, in points; a negative one counts as zero.
  public var rowSpacing: Length
  /// The lines between rows.
  public var separators: Separators
  /// Whether the header stays at the top while its section is in view.
  public var isHeaderPinned: Bool
  /// How many rows stand side by side; one, unless told otherwise.
  ///
  /// In a grid the rows of a line are all as high as the highest of them.
  public var columns: SectionColumns
  /// The distance between two columns, in points; a negative one counts as zero.
  public var columnSpacing: Length
  /// How high the whole section is at least, in points: the room that is left stands between its rows
  /// and its footer.
  public var minimumHeight: Length
  /// Whether the rows stand on a card: ``ScreenLayout/card(ofSection:)`` is its frame.
  public var isCard: Bool

  /// Lines between the rows of a section.
  public enum Separators: Hashable, Sendable {
    /// No lines.
    case none
    /// A line one device pixel high along the bottom of each row but the last, inside the row's
    /// frame, starting this far from the row's leading edge. A grid has none.
    case between(leading: Length)
  }

  /// The style that is laid out: lengths held within bounds, and none below zero where that means
  /// nothing.
  var bounded: SectionStyle {
    var style = self
    style.insets = insets.bounded
    style.insets.top = max(.zero, style.insets.top)
    style.insets.bottom = max(.zero, style.insets.bottom)
    style.rowSpacing = max(.zero, rowSpacing.bounded)
    style.columnSpacing = max(.zero, columnSpacing.bounded)
    style.minimumHeight = max(.zero, minimumHeight.bounded)
    return style
  }

  /// Creates a style; what is not given is the default: a list without insets, spacing or separators, on
  /// no card, and a header that scrolls away.
  public init(
    insets: Insets = .zero, rowSpacing: Length = .zero, separators: Separators = .none,
    isHeaderPinned: Bool = false, columns: SectionColumns = .count(1),
    columnSpacing: Length = .zero, minimumHeight: Length = .zero, isCard: Bool = false
  ) {
    self.insets = insets
    self.rowSpacing = rowSpacing
    self.separators = separators
    self.isHeaderPinned = isHeaderPinned
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.minimumHeight = minimumHeight
    self.isCard = isCard
  }
}
