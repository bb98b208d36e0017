import Testing

@testable import RowKit

@Suite struct `Anchoring` {
  @Test func `the first row below the top that is left stays where it is on the screen`() throws {
    let rows = (0..<100).map { PagePlan.Line(key: $0, height: 50) }
    func page(_ change: (inout PagePlan.Part) -> Void = { _ in }) -> PagePlan {
      var part = PagePlan.Part(key: 0, rows: rows)
      change(&part)
      return PagePlan(parts: [part])
    }
    let added = (100..<103).map { PagePlan.Line(key: $0, height: 50) }
    func pinned(_ header: Length, _ change: (inout PagePlan.Part) -> Void = { _ in }) -> PagePlan {
      page {
        $0.header = header
        $0.isPinned = true
        change(&$0)
      }
    }
    let cases: [(name: String, old: PagePlan, new: PagePlan, offset: Length, result: Length)] = [
      (
        "three rows come above", page(), page { $0.rows.insert(contentsOf: added, at: 20) }, 1025,
        1175
      ),
      ("the anchor goes", page(), page { $0.rows.remove(at: 20) }, 1025, 975),
      ("the anchor grows", page(), page { $0.rows[20].height = 90 }, 1025, 1025),
      ("a row above shrinks", page(), page { $0.rows[3].height = 10 }, 1025, 985),
      ("a row that just ended above goes", page(), page { $0.rows.remove(at: 19) }, 1000, 950),
      ("at the top new rows show", page(), page { $0.rows.insert(contentsOf: added, at: 0) }, 0, 0),
      ("above the top too", page(), page { $0.rows.insert(contentsOf: added, at: 0) }, -20, 0),
      (
        "one unit down they do not", page(), page { $0.rows.insert(contentsOf: added, at: 0) },
        Length(units: 1), 150 + Length(units: 1)
      ),
      ("what is seen goes", page(), page { $0.rows.removeSubrange(10..<25) }, 510, 0),
      ("the end goes before", page(), page { $0.rows.removeSubrange(30...) }, 1300, 932),
      ("no row is left", page(), page { $0.rows = added }, 1300, 0),
      ("the header grows", page { $0.header = 40 }, page { $0.header = 100 }, 1025, 1085),
      ("a pinned header grows and covers the row", pinned(40), pinned(100), 1025, 1085),
      // At 1020 the pinned header covers row 19, from 990 to 1040, to its last: row 20 is the first.
      (
        "the row that a pinned header hides goes", pinned(40),
        pinned(40) { $0.rows.remove(at: 19) },
        1050, 1000
      ),
      ("the anchor goes to the top", page(), page { $0.rows.move(20, to: 0) }, 1025, 25),
    ]
    let wrong = cases.compactMap { name, old, new, offset, result -> String? in
      let got = offsetAfter(old, new, at: offset)
      return got == result ? nil : "\(name): \(got), not \(result)"
    }
    #expect(wrong == [])
  }

  /// The introduction of a game's page: a picture, a text below a header, ten rows below another.
  @Test func `a text that expands above what is seen moves nothing, and back`() {
    func page(text: Length) -> PagePlan {
      let rows = (0..<10).map { PagePlan.Line(key: $0, height: 60) }
      return PagePlan(parts: [
        .init(key: 0, rows: [.init(key: 0, height: 240)]),
        .init(key: 1, header: 40, rows: [.init(key: 0, height: text)]),
        .init(key: 2, header: 40, rows: rows),
      ])
    }
    let (collapsed, expanded) = (page(text: 160), page(text: 301))
    #expect(offsetAfter(collapsed, expanded, at: 470) == 611)
    #expect(offsetAfter(expanded, collapsed, at: 611) == 470)
  }

  @Test func `a visible row that is toggled keeps its top, or comes to the pin line`() {
    func page(_ heights: [Length], header: Length? = nil) -> PagePlan {
      let rows = heights.enumerated().map { PagePlan.Line(key: $0, height: $1) }
      return PagePlan(parts: [.init(key: 0, header: header, isPinned: true, rows: rows)])
    }
    let many = Array(repeating: Length(50), count: 30)
    let cases:
      [(
        name: String, before: [Length], after: [Length], header: Length?, cell: Int, offset: Length,
        result: Length
      )] = [
        ("expands at the top", [50] + many, [200] + many, nil, 0, 0, 0),
        ("expands, partly above", [50] + many, [200] + many, nil, 0, 30, 30),
        ("collapses", [50, 200] + many, [50, 50] + many, nil, 1, 70, 70),
        ("collapses and would end above", [50, 200] + many, [50, 50] + many, nil, 1, 150, 50),
        ("would end at the pin line", [50, 200] + many, [50, 50] + many, nil, 1, 100, 50),
        ("would end just below it", [50, 200] + many, [50, 50] + many, nil, 1, 99.5, 99.5),
        ("below a pinned header", [50, 200] + many, [50, 50] + many, 30, 2, 150, 50),
        ("changes with a row above, at the top", [50, 60] + many, [90, 90] + many, nil, 1, 0, 40),
        ("is above what is seen", [50, 200] + many, [50, 50] + many, nil, 0, 300, 150),
        ("is behind the pinned header", [50, 20] + many, [50, 80] + many, 30, 2, 70, 130),
        ("is a header held at the top, which is no anchor", many, many, 30, 0, 70, 70),
      ]
    let wrong = cases.compactMap { name, before, after, header, cell, offset, result -> String? in
      let got = offsetAfter(
        page(before, header: header), page(after, header: header), at: offset, toggled: cell)
      return got == result ? nil : "\(name): \(got), not \(result)"
    }
    #expect(wrong == [])
  }

  @Test func `a device that is turned keeps its first row`() {
    let screen = PagePlan(parts: [.init(key: 0, rows: [.init(key: 0, height: 400)])]).screen
    let both = Screen(
      "Page",
      sections: screen.sections + [
        Section("pictures") { for _ in 0..<9 { LayoutRow(.aspect(width: 4, height: 1)) } }
      ])
    let (upright, across) = (both.layout(in: .grid(320, 568)), both.layout(in: .grid(640, 320)))
    let difference = both.difference(from: both)
    #expect(across.offset(after: difference, replacing: upright, from: 500) == 580)
  }

  @Test func `a row of a grid stays at its height, whatever its column`() {
    func layout(_ keys: Range<Int>) -> ScreenLayout {
      Screen("Page") {
        Section("s") { ForEach(Array(keys), id: \.self) { _ in LayoutRow(.fixed(50)) } }.columns(2)
      }
      .layout(in: .grid(320))
    }
    let old = layout(0..<60)
    let offsets = [-1, -2, -3].map {
      layout($0..<60).offset(after: old, at: 125, toggled: nil)
    }
    #expect(offsets == [125, 175, 175])
  }

  @Test func `after any change the anchor is where it was on the screen, unless clamped`() {
    var reach = Dictionary(
      uniqueKeysWithValues: AnchorExpectation.Reach.allCases.map { ($0.rawValue, 0) })
    let property = Property(generate: AnchorCase.init(random:), shrink: \.smaller) { input in
      fault(of: input, &reach)
    }
    #expect(property.counterexample(count: 8000) == nil)
    #expect(reach.filter { $0.value == 0 }.isEmpty, "\(reach)")
  }

  private func fault(of input: AnchorCase, _ reach: inout [String: Int]) -> String? {
    let environment = LayoutEnvironment.grid(320, input.height)
    let old = input.old.screen.layout(in: environment)
    let new = input.new.screen.layout(in: environment)
    let expected = AnchorExpectation(from: old, to: new, input)
    for reached in expected.reached { reach[reached.rawValue, default: 0] += 1 }
    let got = new.offset(after: old, at: input.offset, toggled: input.toggled)
    guard got >= .zero, got <= max(.zero, new.contentHeight - input.height) else {
      return "\(got) is out of bounds"
    }
    if let anchor = expected.anchor,
      anchor.new.frame.y - got != anchor.old.frame.y - input.offset
    {
      return "\(anchor.old.row.id) is at \(anchor.new.frame.y - got) on the screen, not at "
        + "\(anchor.old.frame.y - input.offset)"
    }
    return got == expected.offset
      ? nil : "\(got), not \(expected.offset), where \(expected.reached.map(\.rawValue))"
  }

  private func offsetAfter(
    _ before: PagePlan, _ after: PagePlan, at offset: Length, toggled: Int? = nil
  ) -> Length {
    after.screen.layout(in: .grid(320))
      .offset(after: before.screen.layout(in: .grid(320)), at: offset, toggled: toggled)
  }
}

extension ScreenLayout {
  /// The offset after a change, of which the difference is found here; the toggled cell by its number.
  fileprivate func offset(after old: ScreenLayout, at offset: Length, toggled: Int?) -> Length {
    self.offset(
      after: screen.difference(from: old.screen), replacing: old, from: offset,
      toggled: toggled.flatMap { Array(old.cells).element(at: $0)?.row.id })
  }
}

extension Array {
  /// The element at an index, or nil if there is none.
  fileprivate func element(at index: Int) -> Element? { index < count ? self[index] : nil }

  fileprivate mutating func move(_ index: Int, to target: Int) {
    insert(remove(at: index), at: target)
  }
}
