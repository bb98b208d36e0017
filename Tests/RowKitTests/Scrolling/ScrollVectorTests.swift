import Foundation
import Testing

@testable import RowKit

/// The published designs' and libraries' own cases, restated: `../shared/data/scrolling-vectors.json`.
@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: ScrollVector.file.path),
    "../shared/data/scrolling-vectors.json is not there, beside the package's folder"))
struct ScrollVectorTests {
  @Test func `movements and tabs are those of the published cases`() throws {
    let vectors = try ScrollVector.all().filter { $0["steps"] != nil }
    for vector in vectors {
      var core = try vector.core(vector.object("start"))
      for (number, step) in try vector.list("steps").enumerated() {
        let input = try step.object("input")
        let consumed =
          input["drag"] == nil
          ? core.tap(try input.integer("tab"))
          : core.move(
            by: try input.length("drag"), on: try input.integer("page"), generation: nil,
            bounces: true)
        core.holdOthers()
        let comment: Comment = "\(vector.id), step \(number)"
        if input["drag"] != nil {
          #expect(try consumed.texts == step.object("consumed").consumption, comment)
        }
        #expect(try core.texts == step.places, comment)
      }
    }
    #expect(vectors.count == 12)
  }

  @Test func `a fling passes its distance from the header to the page`() throws {
    let all = try ScrollVector.all()
    let vector = try #require(all.first { $0.id == "F1" })
    let first = try #require(all.first { $0.id == "D1" })
    var core = try first.core(first.object("start"))
    let fling = try Fling(velocity: vector.object("input").number("release_velocity"))
    #expect(try fling.distance == vector.length("distance"))
    let consumed = core.move(by: fling.distance, bounces: false)
    #expect(try consumed.texts == vector.object("consumed").consumption)
    #expect(try "\(core.state.headerHeight)" == "\(vector.length("extent"))")
    #expect(try core.state.pages.map(\.offset) == vector.offsets)
    let speed = fling.speed(after: consumed.header)
    #expect(try abs(speed - vector.number("velocity_at_boundary")) < 0.001)
  }

  @Test func `snapping picks the stops of the published cases`() throws {
    let vector = try #require(try ScrollVector.all().first { $0.id == "S1" })
    let header = try #require(vector["header"] as? [Int])
    for item in try vector.list("cases") {
      for (tie, name) in [(HeaderTie.expands, "expand_tie"), (.collapses, "collapse_tie")] {
        let rule = try HeaderRule(
          min: Length(header[0]), reveal: Length(header[0]), max: Length(header[1]),
          snap: .nearest(tie))
        let extent = try rule.restingHeight(from: item.length("extent"), lastDirection: nil)
        #expect(try extent == item.length(name), "\(item)")
      }
    }
  }

  @Test func `anchors are those of the published cases`() throws {
    let rows = (0..<100).map { PagePlan.Line(key: $0, height: 50) }
    let added = (100..<103).map { PagePlan.Line(key: $0, height: 50) }
    var changes: [String: PagePlan.Part] = [:]
    for (name, change) in [
      ("A1", { $0.insert(contentsOf: added, at: 20) }), ("A2", { $0.remove(at: 20) }),
      ("A3", { $0[20].height = 90 }),
    ] as [(String, (inout [PagePlan.Line]) -> Void)] {
      var part = PagePlan.Part(key: 0, rows: rows)
      change(&part.rows)
      changes[name] = part
    }
    let vectors = try ScrollVector.all().filter { changes[$0.id] != nil }
    #expect(vectors.count == changes.count)
    for vector in vectors {
      guard let part = changes[vector.id] else { continue }
      let plan = PagePlan(parts: [.init(key: 0, rows: rows)])
      var session = try ScrollSession(
        PagedScreen("List") { Page("list", screen: plan.screen) }, in: .grid(320))
      try session.scroll(to: .offset(vector.length("o")))
      try session.update("list", to: PagePlan(parts: [part]).screen)
      #expect(try session.state.pages[0].offset == vector.length("expect"), "\(vector.id)")
    }
  }

  @Test func `a text that expands above what is seen moves nothing`() throws {
    let vector = try #require(try ScrollVector.all().first { $0.id == "A5" })
    var session = try ScrollSession(.gamePages(), in: .grid(360, 656))
    try session.drag(by: 105)
    try session.drag(by: vector.length("o"))
    #expect(try session.state.headerHeight == vector.length("extent"))
    try session.update("introduction", to: .introduction(text: 301))
    #expect(try session.state.pages[0].offset == vector.length("expect"))
    try session.update("introduction", to: .introduction())
    #expect(try session.state.pages[0].offset == vector.length("back"))
  }

  @Test func `the page of which most is seen is that of the published cases`() throws {
    let vector = try #require(try ScrollVector.all().first { $0.id == "P1" })
    for item in try vector.list("cases") {
      let pager = ScrollState.Pager(
        x: try item.length("x"), width: try vector.length("width"), count: 2)
      #expect(try pager.index == item.integer("index"), "\(item)")
    }
  }
}

/// A case of the file, or a part of one.
struct ScrollVector {
  static let file = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../shared/data/scrolling-vectors.json").standardizedFileURL

  private let fields: [String: Any]

  static func all() throws -> [ScrollVector] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require(json as? [[String: Any]]).map(ScrollVector.init)
  }

  private init(_ fields: [String: Any]) { self.fields = fields }

  subscript(_ name: String) -> Any? { fields[name] }

  var id: String { fields["id"] as? String ?? "" }

  func object(_ name: String) throws -> ScrollVector {
    ScrollVector(try #require(fields[name] as? [String: Any]))
  }

  func list(_ name: String) throws -> [ScrollVector] {
    try #require(fields[name] as? [[String: Any]]).map(ScrollVector.init)
  }

  func number(_ name: String) throws -> Double {
    try #require(fields[name] as? NSNumber, "\(name)").doubleValue
  }

  func length(_ name: String) throws -> Length { try Length(number(name)) }

  func integer(_ name: String) throws -> Int { Int(try number(name)) }

  /// The state that a case starts with.
  func core(_ start: ScrollVector) throws -> ScrollCore {
    let rule = try HeaderRule(
      min: start.length("min"), reveal: start.length("reveal"), max: start.length("max"))
    let pages = try start.list("pages")
    var core = ScrollCore(
      rule, viewport: LayoutSize(width: 360, height: try start.length("viewport")),
      pages: try pages.enumerated().map {
        (RowKey($0.offset), ScrollCore.Content(height: try $0.element.length("content")))
      },
      inactivePageOffset: start["memory"] as? String == "reset" ? .reset : .keep)
    core.state.headerHeight = try start.length("extent")
    core.state.active = try start.integer("active")
    for (page, fields) in pages.enumerated() {
      core.state.pages[page].offset = try fields.length("offset")
    }
    #expect(start["bounce"] as? String == "page")
    return core
  }

  /// What each part consumed, as it prints.
  var consumption: [String] {
    get throws { try ["over", "header", "page", "rem"].map { "\(try length($0))" } }
  }

  /// Where everything is after a step, as it prints.
  var places: [String] {
    get throws {
      try (["extent", "overscroll"].map { try length($0) } + offsets).map(\.description)
    }
  }

  /// How far each page is scrolled.
  var offsets: [Length] {
    get throws {
      try #require(fields["offsets"] as? [NSNumber]).map { try Length($0.doubleValue) }
    }
  }
}

extension ScrollConsumption {
  fileprivate var texts: [String] { [overscroll, header, page, unconsumed].map(\.description) }
}

extension ScrollCore {
  fileprivate var texts: [String] {
    ([state.headerHeight, state.overscroll] + state.pages.map(\.offset)).map(\.description)
  }
}
