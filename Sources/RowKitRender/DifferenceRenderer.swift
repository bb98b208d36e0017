public import RowKit

/// Prints what changed between two screens, as text to be read in review and compared by tests.
///
///     let difference = after.screen.difference(from: before.screen)
///     print(DifferenceRenderer().render(difference, in: .iPhoneSE))
///
///     ProductDetail  3 rows → 11 rows  content 252 → 701 (+449)
///     basics
///       ~ Price[price]            ￥0 → ￥1999
///       + Promotion               滿200減30 / 第二件半價
///       = 4 rows
///     > comments  from 1 to 2
///       > CommentRow[7]           from comments 4 to 0
///     stages: 2  (row updates 1; row inserts 1, row moves 1, section moves 1)
///
/// A line for each section, and below it one for each row that changed, in the order of the new screen;
/// what is deleted stands where it was. The text is the same on every machine: it ends in a line feed,
/// has no trailing white space, and no control characters.
///
/// | mark | what became of the row, header, footer or section |
/// | --- | --- |
/// | `+` | inserted |
/// | `-` | deleted |
/// | `~` | updated: `old → new` |
/// | `>` | moved |
/// | `>~` | moved and updated |
/// | `@` | only its actions changed: `on select: old → new` |
/// | `>@` | moved, and only its actions changed |
/// | `=` | a run of rows that are as they were |
public struct DifferenceRenderer: Hashable, Sendable {
  /// How much of the content is printed.
  public enum Detail: Hashable, Sendable {
    /// All of it, on one line for each row, with ` / ` where lines meet.
    case full
    /// The same, cut after sixty columns; of an update forty columns of either side, from a little
    /// before the first difference.
    case summary
    /// None: marks and names only.
    case names
  }

  /// How much of the content is printed; a summary unless set.
  public var detail: Detail
  /// Whether the last line counts the stages that a host applies, and what is in each.
  public var showsStages: Bool
  /// What it is printed for; any character that acts on no terminal unless set.
  public var terminal: Terminal

  /// Creates a renderer.
  public init(detail: Detail = .summary, showsStages: Bool = true, terminal: Terminal = .standard) {
    self.detail = detail
    self.showsStages = showsStages
    self.terminal = terminal
  }

  /// Prints a difference.
  ///
  /// - Parameters:
  ///   - difference: What changed.
  ///   - environment: Where both screens are laid out. Without one the heights of their contents are
  ///     left out, and what rows show is printed as on an ``LayoutEnvironment/iPhoneSE`` with the
  ///     metrics of a terminal.
  /// - Complexity: O(n) in the sections, in the rows of those with changes, and in the content printed;
  ///   with an environment also that of laying out both screens.
  public func render(
    _ difference: ScreenDifference, in environment: LayoutEnvironment? = nil
  ) -> String {
    var printer = DifferencePrinter(
      renderer: self, difference: difference, environment: environment)
    return printer.print()
  }
}
