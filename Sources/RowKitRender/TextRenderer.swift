public import RowKit

/// Prints the cells that a person sees, as text to be read in review and compared by tests.
///
///     print(TextRenderer().render(screen.layout(in: .iPhoneSE), offset: 0))
///
///     ProductDetail  320×568  offset 0  content 997
///     basics
///             0  120           Gallery                 [1/3] ▧ front.jpg
///           120  72            Title                   輕薄筆記型電腦 13.3英寸 8GB
///                                                      256GB
///
/// A line for each visible header, row and footer: where it stands, how high it is, its kind with
/// its keys, and what it shows, line by line as it was laid out. The text is the same on every
/// machine: it ends in a line feed, has no trailing white space, and no control characters.
public struct TextRenderer: Hashable, Sendable {
  /// How much of the content is printed.
  public enum Detail: Hashable, Sendable {
    /// Every line.
    case full
    /// One line for each row, with ` / ` where lines meet, cut after sixty columns.
    case summary
    /// None: names and heights only.
    case heights
  }

  /// From where the `y` of a cell counts.
  public enum Coordinates: Hashable, Sendable {
    /// From the content's top where there is a viewport, and not printed where there is none, so that
    /// an inserted row is one line of difference.
    case automatic
    /// Not printed.
    case hidden
    /// From the content's top.
    case content
    /// From the viewport's top; from the content's where there is none.
    case screen
  }

  /// How much of the content is printed; all of it unless set.
  public var detail: Detail
  /// From where the `y` of a cell counts.
  public var coordinates: Coordinates
  /// Whether `gap 12` stands where an inset or a spacing is.
  public var showsGaps: Bool
  /// Whether each action is printed below what its row shows: `on select → pick("half")`.
  public var showsActions: Bool
  /// Whether the accessibility label is printed below what a row shows: `label Price, 9 euros`.
  public var showsAccessibilityLabels: Bool
  /// What it is printed for; any character that acts on no terminal unless set.
  public var terminal: Terminal

  /// Creates a renderer.
  public init(
    detail: Detail = .full, coordinates: Coordinates = .automatic, showsGaps: Bool = false,
    showsActions: Bool = false, showsAccessibilityLabels: Bool = false,
    terminal: Terminal = .standard
  ) {
    self.detail = detail
    self.coordinates = coordinates
    self.showsGaps = showsGaps
    self.showsActions = showsActions
    self.showsAccessibilityLabels = showsAccessibilityLabels
    self.terminal = terminal
  }

  /// Prints a layout: the part seen in a viewport of the environment's height when it is scrolled up
  /// by `offset` points, or every row when no offset is given.
  ///
  /// - Complexity: O(n) in the content printed; with an offset also in the rows above it, which
  ///   number the names.
  public func render(_ layout: ScreenLayout, offset: Length? = nil) -> String {
    var printer = Printer(renderer: self, layout: layout, offset: offset)
    return printer.print()
  }

  /// Lays a screen out and prints it, as ``render(_:offset:)-(ScreenLayout,_)``.
  public func render(
    _ screen: Screen, in environment: LayoutEnvironment, offset: Length? = nil
  ) -> String {
    render(screen.layout(in: environment), offset: offset)
  }
}
