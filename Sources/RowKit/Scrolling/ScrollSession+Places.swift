extension ScrollSession {
  /// Where the pages begin on the screen, in points: at the header's bottom.
  public var bodyTop: Length { core.state.headerHeight + headerStretch }

  /// By how much the header is drawn higher than it is, in points.
  public var headerStretch: Length {
    core.rule.bounce == .header ? max(.zero, -core.state.overscroll) : .zero
  }

  /// The offset at which the page that is shown is drawn below the header, with what it is stretched.
  public var shownOffset: Length {
    core.state.pages[core.state.active].offset + core.state.overscroll + headerStretch
  }

  /// The cells of the page that is shown of which a part is seen; a cell's top is where it stands in the page's
  /// content, ``shownOffset`` less ``bodyTop`` above where it is on the screen.
  public var visibleCells: [VisibleCell] {
    layouts[core.state.active].visibleCells(
      offset: shownOffset, height: max(.zero, core.viewport.height - bodyTop))
  }
}
