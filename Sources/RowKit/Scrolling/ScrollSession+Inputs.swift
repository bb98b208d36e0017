extension ScrollSession {
  /// A finger moved by so many points: ``ScrollInput/drag(by:on:generation:)``.
  @discardableResult
  public mutating func drag(
    by distance: Length, on page: RowKey? = nil, generation: Int? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.drag(by: distance, on: page, generation: generation))
  }

  /// Momentum moved by so many points: ``ScrollInput/glide(by:on:generation:)``.
  @discardableResult
  public mutating func glide(
    by distance: Length, on page: RowKey? = nil, generation: Int? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.glide(by: distance, on: page, generation: generation))
  }

  /// A finger let go at a velocity: ``ScrollInput/release(velocity:on:generation:)``.
  @discardableResult
  public mutating func release(
    velocity: Double, on page: RowKey? = nil, generation: Int? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.release(velocity: velocity, on: page, generation: generation))
  }

  /// Fingers and momentum are at rest: ``ScrollInput/settle``.
  @discardableResult
  public mutating func settle() throws(ScrollError) -> ScrollStep { try apply(.settle) }

  /// A segment was touched: ``ScrollInput/tab(_:)``.
  @discardableResult
  public mutating func tab(_ page: RowKey) throws(ScrollError) -> ScrollStep {
    try apply(.tab(page))
  }

  /// A finger moved the pages sideways: ``ScrollInput/pagerDrag(by:)``.
  @discardableResult
  public mutating func dragPager(by distance: Length) throws(ScrollError) -> ScrollStep {
    try apply(.pagerDrag(by: distance))
  }

  /// The finger that moved the pages let go: ``ScrollInput/pagerRelease(velocity:)``.
  @discardableResult
  public mutating func releasePager(velocity: Double = 0) throws(ScrollError) -> ScrollStep {
    try apply(.pagerRelease(velocity: velocity))
  }

  /// A host says how far its pages are scrolled: ``ScrollInput/pagerReport(x:)``.
  @discardableResult
  public mutating func reportPager(x: Length) throws(ScrollError) -> ScrollStep {
    try apply(.pagerReport(x: x))
  }

  /// A finger moved the carousel of a row: ``ScrollInput/carousel(_:by:on:generation:)``.
  @discardableResult
  public mutating func dragCarousel(
    _ row: RowID, by distance: Length, on page: RowKey? = nil, generation: Int? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.carousel(row, by: distance, on: page, generation: generation))
  }

  /// The program scrolls a page, or the header: ``ScrollInput/scroll(to:on:)``.
  @discardableResult
  public mutating func scroll(
    to target: ScrollTarget, on page: RowKey? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.scroll(to: target, on: page))
  }

  /// A page has other rows, or another height of the one that was toggled:
  /// ``ScrollInput/content(_:of:toggled:)``.
  @discardableResult
  public mutating func update(
    _ page: RowKey, to screen: Screen, toggled: RowID? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.content(screen, of: page, toggled: toggled))
  }

  /// The header is another: ``ScrollInput/header(_:)``.
  @discardableResult
  public mutating func update(header: ScrollHeader) throws(ScrollError) -> ScrollStep {
    try apply(.header(header))
  }

  /// The screen has another size: ``ScrollInput/resize(_:header:)``.
  @discardableResult
  public mutating func resize(
    to environment: LayoutEnvironment, header: ScrollHeader? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.resize(environment, header: header))
  }
}
