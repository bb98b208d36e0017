import Testing

@testable import RowKit

@Suite struct ScrollErrorTests {
  @Test func `a description that makes no screen is refused with what is wrong and where`() {
    func header(_ mode: HeaderMode, isLimited: Bool = false) -> ScrollHeader {
      ScrollHeader(mode, isLimitedByContent: isLimited) {
        HeaderPart("hero", height: 120)
        HeaderPart.tabs("segment", height: 44).pinned()
      }
    }
    let order = "The header's heights are 0 ≤ min ≤ reveal ≤ max ≤ 1000000000; these are "
    let cases: [(PagedScreen, String)] = [
      (
        .lists([3], header: header(.exitUntilCollapsed(min: 200))),
        order + "min 200, reveal 200, max 164."
      ),
      (
        .lists([3], header: header(.custom(min: 60, reveal: 50))),
        order + "min 60, reveal 50, max 164."
      ),
      (
        .lists([3], header: header(.custom(min: -1, reveal: 50))),
        order + "min -1, reveal 50, max 164."
      ),
      (
        .lists([3], header: .of(-0.5, .pinned)),
        "The header's part part is at least 0 and at most 1000000000 points high; this is -0.5."
      ),
      (
        .lists(
          [3], header: ScrollHeader(.pinned) { for _ in 0..<2 { HeaderPart("hero", height: 1) } }),
        "Each part of the header has a name of its own; hero stands there twice."
      ),
      (
        .lists([3], header: header(.enterAlways)),
        """
        The header collapses to no less than the height of its pinned parts, 44, as \
        exitUntilCollapsed() and enterAlwaysAndExitUntilCollapsed() do; this is min 0.
        """
      ),
      (PagedScreen("Empty") {}, "The screen has at least one page; this has none."),
      (
        PagedScreen("Twice") { for _ in 0..<2 { Page("a", screen: .list(1)) } },
        "Each page has an id of its own; a stands there twice."
      ),
      (
        .lists([3, 4], header: header(.exitUntilCollapsed(), isLimited: true)),
        "The content limits the header's collapse on a screen of one page; this has 2."
      ),
    ]
    for (screen, sentence) in cases {
      let error = #expect(throws: ScrollError.self) {
        try ScrollSession(screen, in: .grid(360, 656))
      }
      #expect(error?.description == sentence)
    }
  }

  @Test func `an input that makes no sense is refused, and changes nothing`() throws {
    var session = try ScrollSession(.gamePages(), in: .grid(360, 656))
    try session.drag(by: 300)
    let rows = session.screen.pages[0].screen.rows.map(\.id)
    let guide = try #require(session.screen.pages[1].screen.rows.map(\.id).first)
    let velocity =
      "A velocity is a number of points in a second, at most 2000000000 either way; this is "
    let distance = "A distance is at most 1000000000 points either way; this is "
    let page = "The page is one of introduction, guides; this is comments."
    let far = Length.greatest + Length.greatest
    let cases: [(ScrollInput, String)] = [
      (.drag(by: 1, on: "comments"), page), (.tab("comments"), page),
      (.scroll(to: .top, on: "comments"), page), (.content(.list(1), of: "comments"), page),
      (.carousel(rows[0], by: 1, on: "comments"), page),
      (.release(velocity: .nan), velocity + "not a number."),
      (.release(velocity: -.infinity), velocity + "-inf."),
      (.pagerRelease(velocity: 2.5e9), velocity + "2500000000.0."),
      (.drag(by: far), distance + "2000000000."), (.glide(by: -far), distance + "-2000000000."),
      (.pagerDrag(by: far), distance + "2000000000."),
      (.pagerReport(x: far), distance + "2000000000."),
      (.scroll(to: .offset(far)), distance + "2000000000."),
      (.carousel(rows[0], by: far), distance + "2000000000."),
      (.scroll(to: .row(guide)), "The row is one of the page introduction; this is \(guide)."),
      (
        .content(.introduction(), of: "introduction", toggled: guide),
        "The row is one of the page introduction; this is \(guide)."
      ),
      (.carousel(guide, by: 1), "The row is one of the page introduction; this is \(guide)."),
      (
        .carousel(rows[1], by: 1),
        "The row shows a carousel; \(rows[1]) of the page introduction shows none."
      ),
      (
        .scroll(to: .section("comments")),
        "The section is one of the page introduction; this is comments."
      ),
      (
        .header(.of(10, .exitUntilCollapsed(min: 11))),
        "The header's heights are 0 ≤ min ≤ reveal ≤ max ≤ 1000000000; these are min 11, reveal 11, max 10."
      ),
      (
        .resize(.grid(320, 400), screen: .gamePages(header: .of(-1, .pinned))),
        "The header's part part is at least 0 and at most 1000000000 points high; this is -1."
      ),
    ]
    let before = session
    for (input, sentence) in cases {
      let error = #expect(throws: ScrollError.self, "\(input)") { try session.apply(input) }
      #expect(error?.description == sentence)
      let isUnchanged =
        session.state == before.state && session.screen == before.screen
        && session.environment == before.environment && session.layouts == before.layouts
        && session.rule == before.rule
      #expect(isUnchanged, "\(input)")
    }
    let other = PagedScreen("GamePages") { Page("guides", screen: .guides) }
    let kept = "The screen keeps its pages introduction, guides; this has guides."
    var error = #expect(throws: ScrollError.self) { try session.update(to: other) }
    #expect(error?.description == kept)
    error = #expect(throws: ScrollError.self) {
      try session.resize(to: .grid(320, 400), screen: other)
    }
    #expect(error?.description == kept)
    let strange = Screen("Strange") { Section("strange") { LayoutRow() } }
    let stranger = try #require(strange.rows.map(\.id).first)
    error = #expect(throws: ScrollError.self) {
      try session.update(to: session.screen, toggled: stranger)
    }
    #expect(
      error?.description == "The row that was toggled is one of the screen's; this is \(stranger).")
    #expect(session.state == before.state)
  }

  @Test func `an update that fails late changes nothing`() throws {
    var session = try ScrollSession(.gamePages(), in: .grid(360, 656))
    let before = session
    var screen = PagedScreen.gamePages(text: 300)
    screen.header = .of(10, .exitUntilCollapsed(min: 11))
    #expect(throws: ScrollError.self) { try session.update(to: screen) }
    #expect(session.state == before.state && session.layouts == before.layouts)
    #expect(session.screen == before.screen)
  }
}
