import Testing

@testable import RowKit

@Suite struct ScrollContentTests {
  @Test func `a page that is stretched past its top stays at its top, whatever is toggled`() throws
  {
    func list(_ first: Length, _ second: Length) -> Screen {
      Screen("List") {
        Section("rows") {
          LayoutRow(.fixed(first)).id(0)
          LayoutRow(.fixed(second)).id(1)
          for row in 2..<40 { LayoutRow(.fixed(50)).id(row) }
        }
      }
    }
    var session = try ScrollSession(
      PagedScreen("List") { Page("list", screen: list(50, 50)) }, in: .grid(360, 600))
    let second = try #require(session.screen.pages[0].screen.rows.map(\.id).dropFirst().first)
    try session.drag(by: -20)
    try session.update("list", to: list(90, 120), toggled: second)
    #expect(session.state.overscroll == -20)
    #expect(try session.offset(of: "list") == 0)
    try session.settle()
    try session.update("list", to: list(130, 50), toggled: second)
    #expect(
      try session.offset(of: "list") == 40,
      "at rest the toggled row keeps its place, also at the top")
  }

  @Test func `a header that is limited by its content collapses as far as the page scrolls`() throws
  {
    let header = ScrollHeader(.exitUntilCollapsed(min: 50), isLimitedByContent: true) {
      HeaderPart("part", height: 200)
    }
    var session = try ScrollSession(.lists([10], header: header), in: .grid(360, 600))
    #expect(session.rule.min == 100)
    var step = try session.drag(by: 150)
    #expect(step.consumed.header == 100 && step.consumed.overscroll == 50)
    let generation = session.state.generation
    step = try session.update(0, to: .list(20))
    #expect(
      session.rule.min == 50 && session.state.headerHeight == 50 && session.state.overscroll == 0)
    #expect(
      session.state.generation == generation + 1, "the rule is another, so gestures are stale")
    try session.update(0, to: .list(1))
    #expect(session.rule.min == 200 && session.state.headerHeight == 200)
  }

  @Test func `content alone ends no gesture`() throws {
    var session = try ScrollSession(.lists([10, 30]), in: .grid(360, 600))
    try session.drag(by: 120)
    let generation = session.state.generation
    try session.update(0, to: .list(40))
    let step = try session.drag(by: 60, generation: generation)
    #expect(step.unconsumed == 0 && session.state.pages[0].offset == 75)
  }
}
