import RowKit
import RowKitRender
import Testing

@Suite struct ScrollRendererTests {
  @Test func `the nested pages print as their design says`() throws {
    var session = try GameScreen.session()
    let images = try #require(session.screen.pages[0].screen.rows.first { _ in true }?.id)
    try session.dragCarousel(images, by: 50)
    try session.drag(by: 205)
    #expect(
      ScrollRenderer().render(session) == """
        GamePages  360×656  header 59 of 164  overscroll 0
              0..15      hero | height 120, cut top 105
        pin   15..59     segment | [介绍] 攻略
        page* 0 introduction  offset 100 of 483  pager 0 of 360 | 介绍
         ^    59..199    images | height 240, cut top 100
              carousel   x 50 of 300 | items 0..3 of 5 | 0 cut left 40, 3 cut right 110
              199..239   header 内容摘要
              239..399   text | collapsed, 全文
              399..439   header 游戏相关
              439..499   game[1]
              499..559   game[2]
              559..619   game[3]
         v    619..656   game[4] | height 60, cut bottom 23
        page  1 guides   offset 0 of 153, hidden | 攻略

        """)
  }

  @Test func `what nothing covers is a gap above the content and blank below it`() throws {
    func printed(_ bounce: ScrollBounce, rows: Int, drag: Length) throws -> String {
      let header = ScrollHeader(.exitUntilCollapsed(min: 10), bounce: bounce) {
        HeaderPart("top", height: 30)
      }
      var session = try ScrollSession(
        PagedScreen("List", header: header) { Page("list", screen: .lines(rows)) },
        in: LayoutEnvironment(width: 100, viewportHeight: 100))
      try session.drag(by: drag)
      return ScrollRenderer().render(session)
    }
    let cases: [(String, String)] = [
      (
        try printed(.page, rows: 5, drag: -15),
        """
        List  100×100  header 30 of 30  overscroll -15
              0..30      top
        page* 0 list     offset 0 of 10  pager 0 of 0 | list
              gap 30..45
              45..65     line[0]
              65..85     line[1]
         v    85..100    line[2] | height 20, cut bottom 5

        """
      ),
      (
        try printed(.header, rows: 5, drag: -15),
        """
        List  100×100  header 30 of 30  overscroll -15
              0..45      top
        page* 0 list     offset 0 of 10  pager 0 of 0 | list
              45..65     line[0]
              65..85     line[1]
         v    85..100    line[2] | height 20, cut bottom 5

        """
      ),
      (
        try printed(.page, rows: 5, drag: 35),
        """
        List  100×100  header 10 of 30  overscroll 5
              0..10      top | height 30, cut top 20
        page* 0 list     offset 10 of 10  pager 0 of 0 | list
         ^    10..15     line[0] | height 20, cut top 15
              15..35     line[1]
              35..55     line[2]
              55..75     line[3]
              75..95     line[4]
              blank 95..100

        """
      ),
      (
        try printed(.none, rows: 1, drag: 5),
        """
        List  100×100  header 25 of 30  overscroll 0
              0..25      top | height 30, cut top 5
        page* 0 list     offset 0 of 0  pager 0 of 0 | list
              25..45     line[0]
              blank 45..100

        """
      ),
    ]
    for (printed, expected) in cases { #expect(printed == expected) }
  }

  @Test func `held section headers, screens in the header, and pages side by side are told`() throws
  {
    let header = ScrollHeader(.exitUntilCollapsed()) {
      HeaderPart("main") { Section("main") { for key in 0..<3 { Line().id(key) } } }
      HeaderPart.tabs("tabs", height: 20).pinned()
    }
    let screen = PagedScreen("Shop", header: header) {
      Page("a", title: "A\nnew") {
        for key in 0..<2 {
          Section(key) { for row in 0..<3 { Line().id(row) } }.header(Line(), pinned: true)
        }
      }
      Page("b", screen: .lines(2))
    }
    var session = try ScrollSession(screen, in: LayoutEnvironment(width: 100, viewportHeight: 100))
    try session.drag(by: 25)
    #expect(
      ScrollRenderer().render(session) == """
        Shop  100×100  header 55 of 80  overscroll 0
              0..35      main | height 60, cut top 25
         ^    0..15      line[1] | height 20, cut top 5
              15..35     line[2]
        pin   35..55     tabs | [A new] b
        page* 0 a        offset 0 of 80  pager 0 of 100 | A new
              55..75     header line
              75..95     line[0]
         v    95..100    line[1] | height 20, cut bottom 15
        page  1 b        offset 0 of 0, hidden | b

        """)
    try session.drag(by: 35 + 65)
    try session.dragPager(by: 60)
    #expect(
      ScrollRenderer(showsContent: true).render(session) == """
        Shop  100×100  header 20 of 80  overscroll 0
              hidden     main | height 60, cut top 60
        pin   0..20      tabs | A new [b]
        page* 0 a        offset 65 of 80  pager 60 of 100 | A new
        pin   20..35     header line | height 20, cut top 5, pushed 5
              35..55     header line
              55..75     line[0] | line
              75..95     line[1] | line
         v    95..100    line[2] | height 20, cut bottom 15, line
        page  1 b        offset 0 of 0, x 40..100 | b

        """)
  }

  @Test func `a carousel in a right-to-left screen is cut the other way round`() throws {
    let environment = try LayoutEnvironment(
      width: 360, viewportHeight: 656, direction: .rightToLeft)
    var session = try GameScreen.session(in: environment)
    let images = try #require(session.screen.pages[0].screen.rows.first { _ in true }?.id)
    try session.dragCarousel(images, by: 50)
    let lines = ScrollRenderer().render(session).split(separator: "\n")
    #expect(
      lines.first { $0.contains("carousel") }
        == "      carousel   x 50 of 300 | items 0..3 of 5 | 0 cut right 40, 3 cut left 110")
  }

  @Test
  func `a trace is a line for each input, with the parts in the order in which they consumed`()
    throws
  {
    var session = try GameScreen.session()
    let rows = session.screen.pages[0].screen.rows.map(\.id)
    let expanded = GameScreen.introduction(isExpanded: true)
    let inputs: [ScrollInput] = [
      .drag(by: 405), .drag(by: -350, on: "introduction"), .drag(by: 5, on: "guides"),
      .glide(by: 2.5), .scroll(to: .row(rows[6])),
      .scroll(to: .section("related"), on: "introduction"),
      .content(expanded, of: "introduction", toggled: rows[1]),
      .content(GameScreen.introduction(isExpanded: false), of: "introduction"),
      .scroll(to: .top), .carousel(rows[0], by: 400), .drag(by: -30), .tab("guides"),
      .pagerReport(x: 360), .pagerDrag(by: -200), .pagerRelease(velocity: -300.5), .settle,
      .release(velocity: 1000), .scroll(to: .offset(20)),
      .header(ScrollHeader(.pinned) { HeaderPart("hero", height: 80) }),
      .resize(try LayoutEnvironment(width: 320, viewportHeight: 568)),
    ]
    let steps = try inputs.map { try session.apply($0) }
    #expect(
      ScrollRenderer().trace(steps) == """
        drag 405 on introduction → header 105, page 300, overscroll 0, unconsumed 0
        drag -350 on introduction → page -300, header -50, overscroll 0, unconsumed 0
        drag 5 on guides → header 0, page 0, overscroll 0, unconsumed 5
        glide 2.5 on introduction → header 2.5, page 0, overscroll 0, unconsumed 0
        scroll to related/game[5] on introduction → header 47.5, page 483, overscroll 0
        scroll to section related on introduction → page -43, header 0, overscroll 0
        toggle summary/text on introduction
        content of introduction
        scroll to top on introduction → header -105, page -440, overscroll 0
        carousel 400 in images/images on introduction → carousel 300, unconsumed 100
        drag -30 on introduction → overscroll -30, header 0, page 0, unconsumed 0
        tab guides → pager 360, overscroll 30
        pager report 360 → pager 0, unconsumed 0
        pager drag -200 → pager -200, unconsumed 0
        pager fling -300.5
        settle → pager -160, header 0, overscroll 0
        fling 1000 on introduction → header 105, page 394, overscroll 0, unconsumed 0
        scroll to offset 20 on introduction → page -374, header 0, overscroll 0
        header
        resize to 320×568

        """)
  }

  @Test func `events are printed below what caused them where they are asked for`() throws {
    var session = try GameScreen.session()
    let start = session
    let steps = [try session.drag(by: 105), try session.drag(by: 60)]
    #expect(
      ScrollRenderer(showsEvents: true).trace(steps) == """
        drag 105 on introduction → header 105, page 0, overscroll 0, unconsumed 0
          appeared related/game[2]
          header collapsed
        drag 60 on introduction → page 60, header 0, overscroll 0, unconsumed 0
          appeared related/game[3]

        """)
    session = start
    try session.tab("guides")
    try session.drag(by: 105)
    let back = try session.settle().events + session.tab("introduction").events
    #expect(
      back.last == .appeared(session.layouts[0].screen.sections[2].rows[1].id, page: "introduction")
    )
    #expect(back.contains(.tabChanged(from: "guides", to: "introduction")))
  }
}

/// A row of 20.
private struct Line: Row {
  static let kindName = "line"
  var height: RowHeight { .fixed(20) }
  var content: Content { Text("line") }
}

extension Screen {
  fileprivate static func lines(_ count: Int) -> Screen {
    Screen("Lines") { Section("lines") { for row in 0..<count { Line().id(row) } } }
  }
}

/// The nested pages of the design.
private enum GameScreen {
  private struct Images: Row {
    static let kindName = "images"
    var height: RowHeight { .fixed(240) }
    var content: Content {
      Carousel(
        0..<5, itemWidth: .points(120), spacing: 10, insets: Insets(horizontal: 10, vertical: 0)
      ) {
        Picture("\($0)", width: 120, height: 180)
      }
    }
  }

  private struct Summary: Row {
    static let kindName = "text"
    var isExpanded: Bool
    var height: RowHeight { .fixed(isExpanded ? 300 : 160) }
    var content: Content {
      ExpandableText(
        String(repeating: "字", count: 200), height: 100, isExpanded: isExpanded, more: "全文",
        less: "收起")
    }
  }

  private struct Game: Row {
    static let kindName = "game"
    var height: RowHeight { .fixed(60) }
    var content: Content { Text("game") }
  }

  private struct Title: Row {
    var text: String
    var height: RowHeight { .fixed(40) }
    var content: Content { Text(text) }
  }

  static func introduction(isExpanded: Bool) -> Screen {
    Screen("introduction") {
      Section("images") { Images() }
      Section("summary") { Summary(isExpanded: isExpanded) }.header(Title(text: "内容摘要"))
      Section("related") { for game in 1...10 { Game().id(game) } }.header(Title(text: "游戏相关"))
    }
  }

  static func session(in environment: LayoutEnvironment? = nil) throws -> ScrollSession {
    let header = ScrollHeader(.exitUntilCollapsed(min: 59)) {
      HeaderPart("hero", height: 120)
      HeaderPart.tabs("segment", height: 44).pinned()
    }
    let screen = PagedScreen("GamePages", header: header) {
      Page("introduction", title: "介绍", screen: introduction(isExpanded: false))
      Page("guides", title: "攻略") {
        Section("guides") {
          for guide in 1...15 {
            Title(text: "guide").id(guide)
          }
        }
        .insets(Insets(top: 0, bottom: 150))
      }
    }
    let usual = try LayoutEnvironment(width: 360, viewportHeight: 656)
    return try ScrollSession(screen, in: environment ?? usual)
  }
}
