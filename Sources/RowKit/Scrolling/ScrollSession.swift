/// A scrolling screen while a person uses it: where everything is, and what each input does.
///
///     var session = try ScrollSession(screen, in: .iPhone8)
///     let step = try session.drag(by: 140)
///     print(step.consumed.header, step.consumed.page, step.events)
///
/// It is a value: it has no timers, and a copy of it is a screen of its own. An input that cannot be taken
/// throws, and changes nothing.
public struct ScrollSession: Sendable {
  /// The screen.
  public internal(set) var screen: PagedScreen
  /// What it is laid out in: the size of the viewport below the bars.
  public internal(set) var environment: LayoutEnvironment
  /// The layouts of the pages, in order.
  public internal(set) var layouts: [ScreenLayout]
  var header: HeaderLayout
  var core: ScrollCore
  /// How far the carousels that were touched can be scrolled.
  var carouselLimits: [CarouselKey: Length] = [:]
  /// The rows of the page that is shown of which a part is seen.
  var seen = RowSpan()
  /// The rows of each part of the header that is a screen of which a part is seen.
  var seenOfParts: [RowSpan] = []

  /// Creates the session of a screen: with its header open, and all pages at their tops.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - environment: What it is laid out in.
  ///   - measurement: When the heights of automatic rows are found. In a lazy session every input measures
  ///     what it brings near.
  /// - Throws: ``ScrollError`` where the header's heights do not fit each other, or the pages' ids are
  ///   not all different.
  public init(
    _ screen: PagedScreen, in environment: LayoutEnvironment,
    measurement: HeightMeasurement = .exact
  ) throws(ScrollError) {
    guard !screen.pages.isEmpty else { throw .noPages }
    var ids: Set<RowKey> = []
    for page in screen.pages where !ids.insert(page.id).inserted { throw .repeatedPage(page.id) }
    header = try HeaderLayout(screen.header, in: environment, pages: screen.pages.count)
    layouts = screen.pages.map { $0.screen.layout(in: environment, measurement: measurement) }
    core = ScrollCore(
      header.rule, viewport: environment.viewport,
      pages: zip(screen.pages, layouts).map { ($0.id, ScrollCore.Content($1, at: .zero)) },
      inactivePageOffset: screen.inactivePageOffset,
      isLimitedByContent: screen.header.isLimitedByContent)
    self.screen = screen
    self.environment = environment
    prepareAll()
    core.state.generation = 0
    core.state.parts = screen.header.parts.map { ScrollState.Part(name: $0.name) }
    findSeenRows()
  }

  /// Where everything is.
  public var state: ScrollState { core.state }

  /// The heights between which the header moves now.
  public var rule: HeaderRule { core.rule }

  /// How far a page can be scrolled, in points, whatever the header's height; while its end is not measured,
  /// an estimate.
  ///
  /// - Throws: ``ScrollError`` where there is no such page.
  public func maxOffset(of page: some Hashable & Sendable) throws(ScrollError) -> Length {
    maxOffset(ofPageAt: try index(of: RowKey(page)))
  }

  /// How far a page can be scrolled, by its index.
  package func maxOffset(ofPageAt page: Int) -> Length {
    layouts[page].maxOffset(height: core.pageHeight)
  }
}

extension ScrollSession {
  /// How far a page is scrolled up, in points.
  ///
  /// - Throws: ``ScrollError`` where there is no such page.
  public func offset(of page: some Hashable & Sendable) throws(ScrollError) -> Length {
    core.state.pages[try index(of: RowKey(page))].offset
  }

  /// Takes an input.
  ///
  /// - Returns: What each part consumed, and what happened.
  /// - Throws: ``ScrollError`` for an input that makes no sense; nothing has changed then.
  /// - Complexity: A drag is O(log n) in the page's rows and linear in those that come and go, and
  ///   allocates only for them. A change of content is that of its difference.
  public mutating func apply(_ input: ScrollInput) throws(ScrollError) -> ScrollStep {
    let before = landmarks(before: input)
    let page = input.page ?? core.state.pages[core.state.active].id
    let generation = core.state.generation
    let consumed = try take(input)
    core.holdOthers()
    if !input.isVertical { prepareAll() }
    // However much of it changes, an input counts once.
    core.state.generation = min(core.state.generation, generation + 1)
    findSeenRows()
    return ScrollStep(
      input: input, page: page, consumed: consumed, events: events(since: before))
  }

  private mutating func take(_ input: ScrollInput) throws(ScrollError) -> ScrollConsumption {
    switch input {
    case .drag(let distance, let page, let generation):
      return try move(by: distance, on: page, generation, bounces: true)
    case .glide(let distance, let page, let generation):
      return try move(by: distance, on: page, generation, bounces: false)
    case .release(let velocity, let page, let generation):
      let fling = try Fling(velocity: velocity)
      return try move(by: fling.distance, on: page, generation, bounces: false)
    case .settle: return core.settle()
    case .tab(let page): return core.tap(try index(of: page))
    case .pagerDrag(let distance): return core.dragPager(by: try checked(distance))
    case .pagerRelease(let velocity):
      core.releasePager(distance: try Fling(velocity: velocity).distance)
      return ScrollConsumption()
    case .pagerReport(let x): return core.reportPager(x: try checked(x))
    case .carousel(let row, let distance, let page, let generation):
      return try moveCarousel(row, by: distance, on: page, generation)
    case .scroll(let target, let page): return try scroll(page, to: target)
    case .content(let screen, let page, let toggled):
      try change(to: screen, page: page, toggled: toggled)
    case .header(let header): try change(to: header)
    case .resize(let environment, let screen): try resize(to: environment, screen)
    }
    return ScrollConsumption()
  }

  /// The index of a page; of the one that is shown for nil.
  func index(of page: RowKey?) throws(ScrollError) -> Int {
    guard let page else { return core.state.active }
    guard let index = core.state.pages.firstIndex(where: { $0.id == page }) else {
      throw .unknownPage(page, pages: core.state.pages.map(\.id))
    }
    return index
  }

  func checked(_ distance: Length) throws(ScrollError) -> Length {
    guard -.greatest <= distance, distance <= .greatest else { throw .distance(distance) }
    return distance
  }
}

extension ScrollInput {
  /// Whether rows of a page may stand elsewhere afterwards.
  var changesPages: Bool {
    switch self {
    case .content, .resize: true
    default: false
    }
  }

  /// Whether rows of the header may.
  var changesHeader: Bool {
    switch self {
    case .header, .resize: true
    default: false
    }
  }

  /// Whether it measures what it uncovers by itself, or uncovers nothing.
  fileprivate var isVertical: Bool {
    switch self {
    case .drag, .glide, .release, .carousel: true
    default: false
    }
  }
}

extension LayoutEnvironment {
  var viewport: LayoutSize { LayoutSize(width: width, height: viewportHeight) }
}

extension ScrollCore.Content {
  /// The content of a layout that is scrolled up by `offset`.
  init(_ layout: ScreenLayout, at offset: Length) {
    self.init(height: layout.contentHeight, isEndKnown: layout.isEndKnown(at: offset))
  }
}
