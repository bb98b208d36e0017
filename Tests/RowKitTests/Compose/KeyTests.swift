import Testing

@testable import RowKit

/// What a key replaces, and how far it holds.
@Suite struct KeyTests {
  @Test func `arms and cases are different rows`() {
    for arms in pairs {
      let ids = arms.states.map { state in id { arms.block(state, nil) } }
      #expect(Set(ids).count == ids.count && !ids.contains(nil), "\(arms.name)")
    }
  }

  @Test func `a key makes arms and cases one row`() {
    for arms in pairs {
      let ids = arms.states.map { state in id { arms.block(state, "price") } }
      #expect(Set(ids).count == 1 && !ids.contains(nil), "\(arms.name)")
    }
  }

  @Test func `the kind is part of the id`() {
    let kinds = [id { Named("row") }, id { Other("row") }]
    let keyed = [id { Named("row").id(1) }, id { Other("row").id(1) }]
    let bridged = [true, false].map { isNamed in
      id { if isNamed { Named("row").id(1) } else { Other("row").id(1) } }
    }
    for ids in [kinds, keyed, bridged] { #expect(ids[0] != ids[1]) }
  }

  @Test func `a key inside a ForEach stays within its turn`() {
    let section = section {
      ForEach(1...3, id: \.self) { turn in
        if turn == 2 { Named("2").id("price") } else { Named("\(turn)").id("price") }
        Named("other \(turn)")
      }
    }
    #expect(Set(section.ids).count == 6 && section.rows.allSatisfy { $0.id.ordinal == 0 })
    #expect(
      section.rows.map { $0.id.keys } == [
        [1, "price"], [1], [2, "price"], [2], [3, "price"], [3],
      ])
  }

  @Test func `a key replaces the number of a turn of a plain for`() {
    func named(_ names: String...) -> [String: RowID] {
      let rows = section { for name in names { Named(name).id(name) } }.rows
      return Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.id) })
    }
    let (short, long) = (named("b"), named("a", "b", "c"))
    #expect(long.count == 3 && short["b"] == long["b"])
  }

  @Test func `a key replaces the number of a turn, however large`() {
    let ids = [0, 126, 127, 128, 16_382, 16_383, 16_384].map { turn in
      section { for index in 0...turn { if index == turn { Named("row").id("key") } } }.rows.last?
        .id
    }
    #expect(Set(ids).count == 1)
  }

  @Test func `a key replaces all slots, however deep its row stands`() {
    let ids = (0..<24).map { depth in id { nested(depth) { Named("row").id("price") } } }
    let first = ids[0]
    #expect(ids.firstIndex { $0 != first } == nil, "the depth at which the id is another")
  }

  @Test func `a row below a key knows the key, however deep it stands`() {
    let keys = (0..<24).map { depth in
      section { ForEach([7], id: \.self) { _ in nested(depth) { Named("row") } } }.rows[0].id
    }
    #expect(keys.firstIndex { $0.key != 7 } == nil, "the depth at which the nearest key is lost")
    #expect(keys.firstIndex { $0.keys != [7] } == nil, "the depth at which the keys are others")
  }

  @Test func `a key around a group stands before the keys inside`() {
    let section = section {
      Group {
        Named("a").id("inner")
        Named("b")
        ForEach([7], id: \.self) { _ in Named("c") }
      }
      .id("one")
      Group { Named("d").id("inner") }.id("two")
      Named("e").id("inner")
    }
    let keys: [[RowKey]] = [
      ["one", "inner"], ["one"], ["one", 7], ["two", "inner"], ["inner"],
    ]
    #expect(section.rows.map { $0.id.keys } == keys)
    #expect(Set(section.ids).count == 5 && section.rows.allSatisfy { $0.id.ordinal == 0 })
  }

  @Test func `a group with a key keeps its rows wherever it stands`() {
    func offer(_ isFirst: Bool) -> Section {
      section {
        if isFirst { Group { pair }.id("offer") }
        Named("between")
        if !isFirst { Group { pair }.id("offer") }
      }
    }
    for name in ["one", "two"] { #expect(offer(true).id(name) == offer(false).id(name), "\(name)") }
  }

  @Test func `a key of section scope leaves the loops around it`() {
    func turns(_ outer: Int, _ scope: KeyScope) -> RowID? {
      id {
        ForEach([outer], id: \.self) { _ in
          ForEach([7], id: \.self, scope: scope) { _ in Named("row") }
        }
      }
    }
    func keys(_ outer: Int, _ scope: KeyScope) -> RowID? {
      id { ForEach([outer], id: \.self) { _ in Named("row").id(7, scope: scope) } }
    }
    let cases: [(String, RowID?, RowID?, areSame: Bool)] = [
      ("ForEach, enclosing", turns(1, .enclosing), turns(2, .enclosing), false),
      ("ForEach, section", turns(1, .section), turns(2, .section), true),
      ("ForEach, screen", turns(1, .screen), turns(2, .screen), true),
      (".id, enclosing", keys(1, .enclosing), keys(2, .enclosing), false),
      (".id, section", keys(1, .section), keys(2, .section), true),
      (".id, screen", keys(1, .screen), keys(2, .screen), true),
    ]
    for (name, first, second, areSame) in cases {
      #expect(first != nil && (first == second) == areSame, "\(name)")
    }
  }

  @Test func `a row with a key for the screen is followed across sections`() {
    func cart(_ picked: Set<Int>) -> Screen {
      Screen("Cart") {
        Section("offered") {
          Named("title")
          for item in 1...3 where !picked.contains(item) {
            Named("\(item)").id(item, scope: .screen)
          }
        }
        Section("picked") {
          ForEach(1...3, id: \.self, scope: .screen) { if picked.contains($0) { Named("\($0)") } }
        }
      }
    }
    let screens = [cart([]), cart([2]), cart([1, 2, 3])]
    for item in 1...3 {
      let ids = screens.map { screen in screen.rows.first { $0.name == "\(item)" }?.id }
      #expect(Set(ids).count == 1 && !ids.contains(nil), "item \(item)")
    }
    let positions = screens.map { screen in
      screen.rows.first { $0.name == "2" }.flatMap { screen.position(of: $0.id) }
    }
    #expect(
      positions == [
        RowPosition(section: 0, row: 2), RowPosition(section: 1, row: 0),
        RowPosition(section: 1, row: 1),
      ])
  }

  @Test func `rows below a key for the screen are no rows of a section of that name`() {
    let screen = Screen("Screen") {
      Section("group") { Named("a").id("price") }
      Section("other") {
        Group {
          Named("b").id("price")
          ForEach(["price"], id: \.self) { Named("c \($0)") }
        }
        .id("group", scope: .screen)
      }
    }
    #expect(Set(screen.rows.map(\.id)).count == 3)
    for row in screen.rows {
      #expect(screen[row.id]?.name == row.name, "\(row.name) is found by its id")
    }
    #expect(screen.rows.map { $0.id.section } == ["group", nil, nil])
    #expect(
      screen.rows.map { $0.id.keys } == [["price"], ["group", "price"], ["group", "price"]])
  }

  @Test func `bearers below one key for the screen are numbered across sections`() {
    func offer(_ name: String) -> Section {
      Section(name) {
        Group {
          Named(name + " title").id("title")
          Named(name + " price")
        }
        .id("offer", scope: .screen)
      }
    }
    let screen = Screen("Screen") {
      offer("first")
      offer("second")
    }
    #expect(screen.rows.map { $0.id.ordinal } == [0, 0, 1, 1])
    #expect(Set(screen.rows.map(\.id)).count == 4)
    #expect(screen.issues.count == 2)
  }

  /// Statements of which each has the same row in several places.
  private struct Arms: Sendable {
    var name: String
    var states: Range<Int>
    var block: @Sendable (_ state: Int, _ key: String?) -> Block
  }

  private var pairs: [Arms] {
    [
      Arms(name: "if and else", states: 0..<2) { state, key in
        Group { if state == 0 { row(key) } else { row(key) } }.block
      },
      Arms(name: "else if", states: 0..<3) { state, key in
        Group { if state == 0 { row(key) } else if state == 1 { row(key) } else { row(key) } }.block
      },
      Arms(name: "two statements", states: 0..<2) { state, key in
        Group {
          if state == 0 { row(key) }
          if state == 1 { row(key) }
        }.block
      },
      Arms(name: "switch", states: 0..<6) { state, key in
        Group {
          switch state {
          case 0: row(key)
          case 1: row(key)
          case 2: row(key)
          case 3: row(key)
          case 4: row(key)
          default: row(key)
          }
        }.block
      },
      Arms(name: "closures of Loading", states: 0..<4) { state, key in
        let phases: [Loadable<Int>] = [.idle, .loading(), .loaded(1), .failed("")]
        return Loading(phases[state]) { _ in
          row(key)
        } placeholder: {
          row(key)
        } failure: { _ in
          row(key)
        } idle: {
          row(key)
        }.block
      },
      Arms(name: "turns of for", states: 0..<3) { state, key in
        Group { for turn in 0..<3 { if turn == state { row(key) } } }.block
      },
      Arms(name: "elements of an array", states: 0..<3) { state, key in
        Group { (0..<3).map { $0 == state ? row(key) : Block.empty } }.block
      },
    ]
  }

  @RowsBuilder private var pair: Block {
    Named("one")
    Named("two")
  }
}

private func row(_ key: String?) -> Block {
  key.map { Named("row").id($0) } ?? Block(Named("row"))
}

/// A block in the second arm of an `if`, in the second arm of an `if`, and so on.
@RowsBuilder private func nested(_ depth: Int, @RowsBuilder _ block: () -> Block) -> Block {
  if depth == 0 { block() } else { nested(depth - 1, block) }
}
