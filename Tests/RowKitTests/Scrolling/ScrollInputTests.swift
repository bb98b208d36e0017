import Testing

@testable import RowKit

/// What single inputs do, where a person would notice.
@Suite struct ScrollInputTests {
  private enum Tab: Hashable, CaseIterable { case new, near, saved }

  private func session(
    inactivePageOffset: InactivePageOffset = .keep, header: ScrollHeader = .gamePages()
  ) throws -> ScrollSession {
    let screen = PagedScreen("Tabs", header: header, inactivePageOffset: inactivePageOffset) {
      for tab in Tab.allCases { Page(tab, screen: .list(30)) }
    }
    return try ScrollSession(screen, in: .grid(360, 656))
  }

  @Test func `a host whose own pager is reported shows the page of which most is seen at rest`()
    throws
  {
    let cases: [(reports: [Length], active: Int)] = [
      ([10, 100, 200, 360], 1), ([10, 100, 179], 0), ([10, 180], 1), ([400, 720], 2),
      ([10, 360, 0], 0),
    ]
    for (reports, active) in cases {
      var session = try session()
      for x in reports { try session.reportPager(x: x) }
      try session.settle()
      #expect(session.state.active == active, "\(reports)")
      #expect(session.state.pager.x == Length(360) * active, "\(reports)")
    }
  }

  @Test func `a drag of the pages that is never released ends at rest`() throws {
    var session = try session()
    try session.dragPager(by: 250)
    #expect(
      try session.settle().events.contains(.tabChanged(from: RowKey(Tab.new), to: RowKey(Tab.near)))
    )
    #expect(try session.drag(by: 200).unconsumed == 0)
  }

  @Test func `rows as high as the screen keep their place when the screen turns`() throws {
    func cards(_ height: Length) -> PagedScreen {
      PagedScreen("Cards") { Page("cards", screen: .list(10, rowHeight: height)) }
    }
    var session = try ScrollSession(cards(400), in: .grid(360, 400))
    try session.drag(by: 3600)
    try session.resize(to: .grid(360, 800), screen: cards(800))
    #expect(session.state.pages[0].offset == 7200)
    #expect(session.screen == cards(800))
  }

  @Test func `a page that is held at its top is not scrolled, and does not say so`() throws {
    var session = try session(inactivePageOffset: .reset)
    let row = session.layouts[1].screen.sections[0].rows[20].id
    for target in [ScrollTarget.offset(100), .row(row), .section("rows"), .top] {
      let step = try session.scroll(to: target, on: Tab.near)
      #expect(step.consumed == ScrollConsumption())
    }
    #expect(session.state.pages[1].offset == 0)
  }

  @Test func `pages go by ids of any type, and are called by what these say`() throws {
    var session = try session()
    try session.tab(Tab.near)
    #expect(try session.drag(by: 105, on: Tab.near).consumed.header == 105)
    try session.update(Tab.near, to: .list(3))
    #expect(session.layouts[1].screen.rowCount == 3)
    let name = "What's new"
    let screen = PagedScreen("Titles") {
      Page(name) {}
      Page(7) {}
      Page("a", title: "A") {}
    }
    #expect(screen.pages.map(\.title) == ["What's new", "7", "A"])
    #expect(ScrollTarget.section(Tab.near) == .section(key: RowKey(Tab.near)))
  }

  @Test func `what composes pages and parts may throw`() throws {
    struct NoData: Error {}
    func load() throws -> Screen { throw NoData() }
    #expect(throws: NoData.self) {
      try PagedScreen("Pages") { Page("a", screen: try load()) }
    }
    #expect(throws: NoData.self) {
      try ScrollHeader(.pinned) { HeaderPart("a", screen: try load()) }
    }
  }

  @Test func `a header of no parts cannot stretch, so the page does`() throws {
    var session = try session(header: ScrollHeader(.pinned, bounce: .header) {})
    try session.drag(by: -40)
    #expect(session.bodyTop == 0 && session.shownOffset == -40)
  }

  @Test func `a mode prints the heights between which it moves`() {
    let modes: [HeaderMode] = [
      .pinned, .exitUntilCollapsed(), .enterAlwaysCollapsed(reveal: 10.5), .enterAlways,
    ]
    #expect(
      modes.map(\.description) == [
        "min whole, reveal whole", "min pinned parts, reveal pinned parts", "min 0, reveal 10.5",
        "min 0, reveal whole",
      ])
  }
}
