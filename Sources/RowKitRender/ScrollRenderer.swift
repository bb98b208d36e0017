public import RowKit

/// Prints what a person sees of a scrolling screen, and what inputs did to it.
///
///     print(ScrollRenderer().render(session))
///
///     GamePages  360×656  header 59 of 164  overscroll 0
///           0..15      hero | height 120, cut top 105
///     pin   15..59     segment | [介绍] 攻略
///     page* 0 introduction  offset 100 of 483  pager 0 of 360 | 介绍
///      ^    59..199    images | height 240, cut top 100
///
/// A line for each part of the header, each page, and each visible cell of the page that is shown, with where it
/// is seen on the screen. `^` and `v` mark what is cut above and below, `pin` what is kept at the top. A part of
/// the screen that nothing covers is a `gap` above the content and `blank` below it.
public struct ScrollRenderer: Hashable, Sendable {
  /// Whether each cell's line ends with what it shows, on one line.
  public var showsContent: Bool
  /// Whether what happened is printed below what an input did, a line each.
  public var showsEvents: Bool
  /// What it is printed for; any character that acts on no terminal unless set.
  public var terminal: Terminal

  /// Creates a renderer.
  public init(
    showsContent: Bool = false, showsEvents: Bool = false, terminal: Terminal = .standard
  ) {
    self.showsContent = showsContent
    self.showsEvents = showsEvents
    self.terminal = terminal
  }

  /// Prints a session as it is.
  ///
  /// - Complexity: O(n) in what is printed, and in the rows above it, which number the names.
  public func render(_ session: ScrollSession) -> String {
    var printer = ScrollPrinter(renderer: self, session: session)
    return printer.print()
  }

  /// Prints what inputs did: a line for each.
  public func trace(_ steps: [ScrollStep]) -> String {
    var writer = ColumnWriter(for: terminal)
    for step in steps {
      writer.start(at: 0, "\(step)")
      if showsEvents {
        for event in step.events { writer.start(at: 2, "\(event)") }
      }
    }
    return writer.text
  }
}
