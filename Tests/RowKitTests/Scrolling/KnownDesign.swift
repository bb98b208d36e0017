@testable import RowKit

/// Lists below a header, as one design or another moves them.
protocol ScrollingDesign {
  /// How high the header is, and how far the lists are scrolled: `59 | 35 0`.
  var places: String { get }
  /// Whether the last row of the list that is shown has its bottom at the screen's or above.
  var showsEnd: Bool { get }
  mutating func drag(_ distance: Length)
  mutating func tab(_ page: Int)
  mutating func scrollToTop()
  /// The header has another height at most, with the same that stays.
  mutating func setHeader(_ height: Length)
}

/// RowKit's.
struct OurDesign: ScrollingDesign {
  var session: ScrollSession

  init(_ setup: DesignSetup) throws {
    let rows = setup.contents.map { Screen.list(Int($0.units / Length(10).units), rowHeight: 10) }
    session = try ScrollSession(
      PagedScreen(
        "Lists", header: Self.header(setup.max, setup.min),
        inactivePageOffset: setup.inactivePageOffset
      ) {
        for (page, screen) in rows.enumerated() { Page(page, screen: screen) }
      }, in: .grid(360, setup.viewport))
    session.core.state.headerHeight = setup.extent
    for (page, offset) in setup.offsets.enumerated() { session.core.setOffset(offset, of: page) }
  }

  private static func header(_ max: Length, _ min: Length) -> ScrollHeader {
    .of(max, .exitUntilCollapsed(min: min))
  }

  var places: String {
    "\(session.state.headerHeight) | "
      + session.state.pages.map { "\($0.offset)" }.joined(separator: " ")
  }

  var showsEnd: Bool {
    let content = session.layouts[session.state.active].contentHeight
    return session.bodyTop + content - session.shownOffset <= session.environment.viewportHeight
  }

  mutating func drag(_ distance: Length) { _ = try? session.drag(by: distance) }

  mutating func tab(_ page: Int) { _ = try? session.tab(RowKey(page)) }

  mutating func scrollToTop() { _ = try? session.scroll(to: .top) }

  mutating func setHeader(_ height: Length) {
    _ = try? session.update(header: Self.header(height, session.rule.min))
  }
}

/// What designs are compared on.
struct DesignSetup {
  var min: Length
  var max: Length
  var extent: Length
  var viewport: Length = 600
  var contents: [Length] = [1000]
  var offsets: [Length] = [0]
  var inactivePageOffset = InactivePageOffset.keep
}

/// A design as published, small: it does right what is not said of it.
struct KnownDesign: ScrollingDesign {
  var min: Length
  var max: Length
  var extent: Length
  let viewport: Length
  let contents: [Length]
  var offsets: [Length]
  var active = 0
  /// Where everything was when the finger came down.
  var start: (extent: Length, offset: Length)
  /// How much of a list is seen, as its views were laid out when they were loaded.
  let loadedHeight: Length
  /// What it does instead.
  var dragging: (inout KnownDesign, Length) -> Void = { $0.dragRightly($1) }
  var changing: (inout KnownDesign, Int) -> Void = { $0.active = $1 }
  var toTop: (inout KnownDesign) -> Void = {
    $0.offsets[$0.active] = 0
    $0.extent = $0.max
  }

  init(_ setup: DesignSetup) {
    (min, max, extent) = (setup.min, setup.max, setup.extent)
    (viewport, contents, offsets) = (setup.viewport, setup.contents, setup.offsets)
    start = (setup.extent, setup.offsets[0])
    loadedHeight = setup.viewport - setup.min
  }

  init(_ setup: DesignSetup, dragging: @escaping (inout KnownDesign, Length) -> Void) {
    self.init(setup)
    self.dragging = dragging
  }

  var offset: Length {
    get { offsets[active] }
    set { offsets[active] = newValue }
  }

  var maxOffset: Length { Swift.max(0, contents[active] - loadedHeight) }

  var places: String { "\(extent) | " + offsets.map(\.description).joined(separator: " ") }

  var showsEnd: Bool { extent + contents[active] - offset <= viewport }

  mutating func drag(_ distance: Length) { dragging(&self, distance) }

  mutating func tab(_ page: Int) { changing(&self, page) }

  mutating func scrollToTop() { toTop(&self) }

  mutating func setHeader(_ height: Length) { max = height }

  mutating func dragRightly(_ distance: Length) {
    if distance > 0 {
      let header = Swift.min(distance, extent - min)
      extent = extent - header
      offset = Swift.min(maxOffset, offset + distance - header)
    } else {
      let page = Swift.min(-distance, offset)
      offset = offset - page
      extent = Swift.min(max, extent - distance - page)
    }
  }
}
