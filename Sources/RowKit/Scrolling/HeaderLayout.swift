/// The parts of a header with their heights, and the rule that comes of them.
struct HeaderLayout: Sendable {
  let heights: [Length]
  /// The layouts of the parts that are screens.
  let layouts: [ScreenLayout?]
  /// The indices of those parts.
  let screens: [Int]
  let rule: HeaderRule

  init(
    _ header: ScrollHeader, in environment: LayoutEnvironment, pages: Int
  ) throws(ScrollError) {
    if header.isLimitedByContent, pages > 1 { throw .contentOfPages(count: pages) }
    layouts = header.parts.map { part in
      if case .screen(let screen) = part.content { screen.layout(in: environment) } else { nil }
    }
    screens = layouts.indices.filter { [layouts] in layouts[$0] != nil }
    heights = zip(header.parts, layouts).map { part, layout in
      switch part.content {
      case .view(let height), .tabs(let height): height
      case .screen: layout?.contentHeight ?? .zero
      }
    }
    rule = try header.rule(heights: heights)
  }
}
