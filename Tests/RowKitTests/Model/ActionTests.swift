import RowKit
import Testing

@Suite struct ActionTests {
  private enum Action: Hashable { case pick(Int), toggle, refresh }

  @Test func `an action is read back with its type from rows, headers and footers`() throws {
    let section = try #require(screen[section: "section"])
    let row = try #require(section.rows.first)
    let header = try #require(section.header)
    let footer = try #require(section.footer)
    let cases: [(RowID, Trigger, Action?)] = [
      (row.id, .select, .pick(7)), (row.id, .expand, .toggle), (row.id, .retry, nil),
      (row.id, Trigger("select"), .pick(7)), (header.id, .select, .refresh),
      (header.id, .expand, nil), (footer.id, .retry, .refresh), (section.rows[1].id, .select, nil),
    ]
    for (id, trigger, action) in cases {
      #expect(screen.action(trigger, for: id, as: Action.self) == action, "\(trigger) of \(id)")
    }
  }

  @Test func `an action of another type, or of a row that is not there, is nil`() throws {
    let section = try #require(screen[section: "section"])
    #expect(screen.action(.select, for: section.rows[0].id, as: Int.self) == nil)
    #expect(screen.action(.select, for: section.rows[0].id, as: Action?.self) == nil)
    let empty = Screen("Screen") { Section("section") { Named("other").id("other") } }
    let missing =
      section.rows.map(\.id) + [section.header?.id, section.footer?.id].compactMap { $0 }
    #expect(missing.allSatisfy { empty[$0] == nil && empty.position(of: $0) == nil })
    #expect(missing.allSatisfy { empty.action(.select, for: $0, as: Action.self) == nil })
  }

  @Test func `actions inside stay when a block gives its rows others`() {
    let section = section {
      Group {
        Named("a").onSelect(1)
        if true { Named("b") }
        for _ in 1...1 { Named("c").on(.expand, 2) }
        ForEach([7], id: \.self) { _ in Named("d") }.onSelect(3)
        Group { Named("e").id(7) }.on(.retry, 4)
      }
      .onSelect(5)
      .onSelect(6)
    }
    let actions = section.rows.map { row in
      row.triggers.map { "\($0) \(row.action($0, as: Int.self) ?? 0)" }
    }
    #expect(
      actions == [
        ["select 1"], ["select 5"], ["expand 2", "select 5"], ["select 3"],
        ["retry 4", "select 5"],
      ])
  }

  @Test func `rows with other actions are other rows that show the same`() {
    let (none, some, same, other, both, swapped) = (
      row(Named("a").id(1)), row(Named("a").id(1).onSelect(1)), row(Named("a").id(1).onSelect(1)),
      row(Named("a").id(1).onSelect(2)), row(Named("a").id(1).onSelect(1).on(.expand, 2)),
      row(Named("a").id(1).on(.expand, 2).onSelect(1))
    )
    let cases: [(String, AnyRow?, AnyRow?, areEqual: Bool)] = [
      ("no action", none, none, true), ("an action and none", some, none, false),
      ("equal actions", some, same, true), ("other actions", some, other, false),
      ("another type", some, row(Named("a").id(1).onSelect("1")), false),
      ("more actions", both, some, false), ("another order", both, swapped, true),
    ]
    for (name, first, second, areEqual) in cases {
      #expect((first == second) == areEqual, "\(name)")
      #expect(first.flatMap { first in second.map { first.isShownLike($0) } } == true, "\(name)")
    }
  }

  @Test func `a label given to a row holds in place of its content's`() {
    let section = section {
      Named("content")
      Named("content").accessibilityLabel("label")
      Group { Named("content").accessibilityLabel("inner") }.accessibilityLabel("outer")
      Group { Named("content") }.accessibilityLabel("outer").onSelect(1)
      Named("content").accessibilityLabel("")
    }
    #expect(section.rows.map(\.accessibilityLabel) == ["content", "label", "inner", "outer", ""])
    #expect(section.rows.map(\.labelOverride) == [nil, "label", "inner", "outer", ""])
  }

  private func row(_ block: Block) -> AnyRow? {
    section { block }.rows.first
  }

  private var screen: Screen {
    Screen("Screen") {
      Section("section") {
        Named("a").id("a").onSelect(Action.pick(7)).on(.expand, Action.toggle)
        Named("b")
      }
      .header(Named("header").onSelect(Action.refresh))
      .footer(Group { Named("footer") }.on(.retry, Action.refresh))
    }
  }
}
