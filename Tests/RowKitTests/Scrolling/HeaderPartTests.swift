import Testing

@testable import RowKit

@Suite struct HeaderPartTests {
  /// The parts as they stand in a header that has collapsed by a distance: name, top and bottom of what is seen.
  private func parts(
    after distance: Length, bounce: ScrollBounce = .page,
    @ArrayBuilder<HeaderPart> _ parts: () -> [HeaderPart]
  ) throws -> [String] {
    let header = ScrollHeader(.exitUntilCollapsed(), bounce: bounce, parts: parts)
    var session = try ScrollSession(.lists([30], header: header), in: .grid(360, 200))
    try session.drag(by: distance)
    return session.headerParts.map { part in
      let top = part.top + part.cutTop
      return part.visibleHeight > .zero
        ? "\(part.part.name) \(top)..\(top + part.visibleHeight)" : "\(part.part.name) hidden"
    }
  }

  @Test func `a pinned part stops below the pinned parts above it, and others move under it`()
    throws
  {
    @ArrayBuilder<HeaderPart> func all() -> [HeaderPart] {
      HeaderPart("bar", height: 20).pinned()
      HeaderPart("hero", height: 50)
      HeaderPart("tabs", height: 30).pinned()
      HeaderPart("note", height: 10)
    }
    let cases: [(Length, [String])] = [
      (0, ["bar 0..20", "hero 20..70", "tabs 70..100", "note 100..110"]),
      (15, ["bar 0..20", "hero 20..55", "tabs 55..85", "note 85..95"]),
      (55, ["bar 0..20", "hero hidden", "tabs 20..50", "note 50..55"]),
      (500, ["bar 0..20", "hero hidden", "tabs 20..50", "note hidden"]),
    ]
    for (distance, expected) in cases { #expect(try parts(after: distance, all) == expected) }
  }

  @Test func `a header that stretches does so in its first part that moves`() throws {
    let stretched = try parts(after: -25, bounce: .header) {
      HeaderPart("bar", height: 20).pinned()
      HeaderPart("hero", height: 50)
      HeaderPart("tabs", height: 30).pinned()
    }
    #expect(stretched == ["bar 0..20", "hero 20..95", "tabs 95..125"])
    let pinned = try parts(after: -25, bounce: .header) { HeaderPart("bar", height: 20).pinned() }
    #expect(pinned == ["bar 0..45"])
  }

  @Test func `a part that is higher than the screen is cut below`() throws {
    let parts = try parts(after: 30) { HeaderPart("main") { Screen.list(10).sections } }
    #expect(parts == ["main 0..200"])
  }

  /// A session at 360×200 with a pinned bar of 20 above a game's introduction.
  private func listInHeader() throws -> (session: ScrollSession, rows: [RowID]) {
    let main = Screen.introduction()
    let header = ScrollHeader(.exitUntilCollapsed()) {
      HeaderPart("bar", height: 20).pinned()
      HeaderPart("main", screen: main)
    }
    let session = try ScrollSession(.lists([30], header: header), in: .grid(360, 200))
    return (session, main.rows.map(\.id))
  }

  @Test func `the program scrolls the header to what stands in its list`() throws {
    var (session, rows) = try listInHeader()
    try session.drag(by: 1300)
    let cases: [(target: ScrollTarget, extent: Length)] = [
      (.row(rows[5]), 440), (.section("summary"), 860), (.offset(35.5), 1064.5), (.top, 1100),
      (.offset(5_000), 20),
    ]
    var found: [Length] = []
    for (target, _) in cases {
      try session.scroll(to: target, on: "main")
      found.append(session.state.headerHeight)
    }
    #expect(found == cases.map(\.extent))
    // The page was scrolled, and the header cannot come over it.
    #expect(session.state.pages[0].offset == 0)
  }

  @Test func `a carousel in the header's list moves, and keeps its offset with another header`()
    throws
  {
    var (session, rows) = try listInHeader()
    #expect(try session.dragCarousel(rows[0], by: 1000, on: "main").unconsumed == 700)
    #expect(try session.carouselOffset(of: rows[0], on: "main") == 300)
    var header = session.screen.header
    header.parts.insert(HeaderPart("note", height: 10), at: 0)
    try session.update(header: header)
    #expect(try session.carouselOffset(of: rows[0], on: "main") == 300)
    header.parts.removeLast()
    try session.update(header: header)
    let error = #expect(throws: ScrollError.self) {
      try session.carouselOffset(of: rows[0], on: "main")
    }
    #expect(error?.description == "The page is one of 0; this is main.")
  }

  @Test func `a list that comes back to the header has other ends of its carousels`() throws {
    func header(_ items: Int) -> ScrollHeader {
      ScrollHeader(.exitUntilCollapsed()) {
        HeaderPart("list") {
          Section("rows") {
            LayoutRow(
              .fixed(20),
              content: Carousel(0..<items, itemWidth: .points(100)) {
                Picture("\($0)", aspect: 1, 1)
              }.content
            ).id(0)
          }
        }
      }
    }
    var session = try ScrollSession(.lists([30], header: header(5)), in: .grid(360, 200))
    let row = try #require(session.header.layouts[0]?.screen.rows.map(\.id).first)
    #expect(try session.dragCarousel(row, by: 1000, on: "list").unconsumed == 860)
    try session.update(header: .none)
    try session.update(header: header(6))
    #expect(try session.carouselOffset(of: row, on: "list") == 0)
    #expect(try session.dragCarousel(row, by: 1000, on: "list").unconsumed == 760)
  }
}
