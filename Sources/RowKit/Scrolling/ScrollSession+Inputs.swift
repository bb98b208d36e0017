// Those that name a page are inlinable, so that making its key costs no generic call.
extension ScrollSession {
  /// A finger moved by so many points: ``ScrollInput/drag(by:on:generation:)``.
  @discardableResult @inlinable
  public mutating func drag(
    by distance: Length, on page: (some Hashable & Sendable)? = RowKey?.none, generation: Int? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.drag(by: distance, on: page.map { RowKey($0) }, generation: generation))
  }

  /// Momentum moved by so many points: ``ScrollInput/glide(by:on:generation:)``.
  @discardableResult @inlinable
  public mutating func glide(
    by distance: Length, on page: (some Hashable & Sendable)? = RowKey?.none, generation: Int? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.glide(by: distance, on: page.map { RowKey($0) }, generation: generation))
  }

  /// A finger let go at a velocity: ``ScrollInput/release(velocity:on:generation:)``.
  @discardableResult @inlinable
  public mutating func release(
    velocity: Double, on page: (some Hashable & Sendable)? = RowKey?.none, generation: Int? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.release(velocity: velocity, on: page.map { RowKey($0) }, generation: generation))
  }

  /// Fingers and momentum are at rest: ``ScrollInput/settle``.
  @discardableResult
  public mutating func settle() throws(ScrollError) -> ScrollStep { try apply(.settle) }

  /// A segment was touched: ``ScrollInput/tab(_:)``.
  @discardableResult @inlinable
  public mutating func tab(_ page: some Hashable & Sendable) throws(ScrollError) -> ScrollStep {
    try apply(.tab(RowKey(page)))
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
  @discardableResult @inlinable
  public mutating func dragCarousel(
    _ row: RowID, by distance: Length, on page: (some Hashable & Sendable)? = RowKey?.none,
    generation: Int? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.carousel(row, by: distance, on: page.map { RowKey($0) }, generation: generation))
  }

  /// The program scrolls a page, or the header: ``ScrollInput/scroll(to:on:)``.
  @discardableResult @inlinable
  public mutating func scroll(
    to target: ScrollTarget, on page: (some Hashable & Sendable)? = RowKey?.none
  ) throws(ScrollError) -> ScrollStep {
    try apply(.scroll(to: target, on: page.map { RowKey($0) }))
  }

  /// A page has other rows, or another height of the one that was toggled:
  /// ``ScrollInput/content(_:of:toggled:)``.
  @discardableResult @inlinable
  public mutating func update(
    _ page: some Hashable & Sendable, to screen: Screen, toggled: RowID? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.content(screen, of: RowKey(page), toggled: toggled))
  }

  /// The header is another: ``ScrollInput/header(_:)``.
  @discardableResult
  public mutating func update(header: ScrollHeader) throws(ScrollError) -> ScrollStep {
    try apply(.header(header))
  }

  /// The screen has another size, and may be another one there: ``ScrollInput/resize(_:screen:)``.
  @discardableResult
  public mutating func resize(
    to environment: LayoutEnvironment, screen: PagedScreen? = nil
  ) throws(ScrollError) -> ScrollStep {
    try apply(.resize(environment, screen: screen))
  }
}
