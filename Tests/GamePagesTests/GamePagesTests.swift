import Foundation
import RowKit
import Testing

@testable import GamePagesScreen

@Suite struct GamePagesTests {
  @Test func `The screen has the design's heights`() throws {
    var model = GamePages(try .bundled)
    let session = try ScrollSession(model.screen, in: try model.size.environment)
    let text = RowPosition(section: 1, row: 0)
    #expect(session.rule == (try HeaderRule(min: 59, reveal: 59, max: 164)))
    #expect(session.layouts.map(\.contentHeight) == [1080, 750])
    #expect(
      try [session.maxOffset(of: "introduction"), session.maxOffset(of: "guides")] == [483, 153])
    let collapsed = session.layouts[0].cell(at: text)
    #expect(collapsed.frame.height == 160)

    model.isSummaryExpanded = true
    let layout = model.screen.pages[0].screen.layout(in: try model.size.environment)
    let expanded = layout.cell(at: text)
    let lines = expanded.fragments.filter { if case .line = $0.kind { true } else { false } }
    let bottom = try #require(lines.last).frame.maxY
    // The text and 80: what its whole lines take, rounded up to the pixel.
    #expect((80...80.5).contains((expanded.frame.height - (bottom - 20)).points))
    // No line moves, and none is cut in half.
    #expect(
      collapsed.fragments.prefix(4).map(\.frame.y) == expanded.fragments.prefix(4).map(\.frame.y))
    #expect(collapsed.fragments.count == 5, "four whole lines and the control")
  }

  @Test func `A summary that fits keeps its height and has no control`() throws {
    var game = try Game.bundled
    for text in ["", "短", "一行半的文字，在三百六十點寬的螢幕上要折成兩行才放得下。"] {
      game.summary = text
      for isExpanded in [false, true] {
        var model = GamePages(game)
        model.isSummaryExpanded = isExpanded
        let layout = model.screen.pages[0].screen.layout(in: try model.size.environment)
        let cell = layout.cell(at: RowPosition(section: 1, row: 0))
        let hasControl = cell.fragments.contains {
          if case .button = $0.kind { true } else { false }
        }
        #expect(cell.frame.height == 160 && !hasControl, "\(text) \(isExpanded)")
      }
    }
  }

  @Test func `A file that is no game says where and what was expected`() {
    let cases = [
      ("", "g.json: line 1, column 1: expected a value, found the end of the file."),
      ("[]", "g.json: expected a game, found an empty list."),
      ("{}", "g.json: name: expected a string, found nothing."),
      (
        #"{"name": ""}"#,
        "g.json: name: expected a nonempty string, found an empty string."
      ),
      (
        #"{"name": "a", "related": {}}"#,
        "g.json: related: expected a list of games, found an object."
      ),
      (
        #"{"name": "a", "guides": [{"id": 1, "title": "b"}, {"id": "2"}]}"#,
        #"g.json: guides[1].id: expected an integer, found the string "2"."#
      ),
    ]
    for (text, sentence) in cases {
      let error = #expect(throws: (any Error).self) { try Game(Array(text.utf8), file: "g.json") }
      #expect(error.map { "\($0)" } == sentence)
    }
  }

  @Test func `A game of its name alone is shown`() throws {
    let game = try Game(Array(#"{"name": "a", "rating": 5}"#.utf8), file: "g.json")
    var text = ""
    var command = try Command(game)
    try command.run([.drag(500), .toggle, .tab(1), .carousel(10), .drag(-500), .settle]) {
      text += $0
    }
    #expect(text.contains("# tab guides → pager 360, overscroll -395"))
    #expect(text.contains("blank "))
    // A gap is there only while the page is stretched.
    #expect(text.components(separatedBy: "gap ").count == 2)
  }
}
