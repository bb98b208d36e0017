/// Every header, row and footer of a screen with its frame, at one width.
///
///     let layout = screen.layout(in: .iPhoneSE)
///     for cell in layout.visibleCells(offset: 100) { … }
///
/// The frames of neighbours meet without gap or overlap, but for the insets and spacing of their
/// section, and their sum does not depend on its order.
public struct ScreenLayout: Sendable {
  /// What was laid out.
  public let screen: Screen
  /// What it was laid out in.
  public let environment: LayoutEnvironment
  /// The rulers made on the way, for the fragments that are asked for later.
  let rulers: [FontRuler?]
  let sections: [SectionLayout]
  /// The top of each section, and the bottom of the last.
  let sectionEdges: [Length]

  init(_ screen: Screen, environment: LayoutEnvironment) {
    self.screen = screen
    self.environment = environment
    let rulers = FontRulers(environment.metrics, environment.textSize)
    sections = screen.sections.map {
      SectionLayout($0, environment: environment, rulers: rulers)
    }
    self.rulers = rulers.made
    var edges = [Length.zero]
    edges.reserveCapacity(sections.count + 1)
    for section in sections { edges.append(edges[edges.count - 1] + section.height) }
    sectionEdges = edges
  }

  /// The height of everything, in points.
  public var contentHeight: Length { sectionEdges[sections.count] }
}

extension Screen {
  /// Finds the frame of every header, row and footer.
  ///
  /// - Complexity: O(n) in the rows, and in the text of those whose height is automatic.
  public func layout(in environment: LayoutEnvironment) -> ScreenLayout {
    ScreenLayout(self, environment: environment)
  }
}
