import RowKit
import Testing

/// Every kind of statement that may have rows or not, between two rows that are always there.
@Suite struct StatementTests {
  @Test func `the rows around a statement keep their ids whatever it has`() {
    for statement in statements {
      let sections = statement.states.map { state in section { statement.block(state) } }
      let before = Set(sections.map { $0.id("before") })
      let after = Set(sections.map { $0.id("after") })
      #expect(before.count == 1 && after.count == 1, "\(statement.name): one id each")
    }
  }

  @Test func `no row of a statement is lost, and each has an id of its own`() {
    for statement in statements {
      let sections = statement.states.map { state in section { statement.block(state) } }
      let counts = sections.map { $0.rows.count - 2 }
      let distinct = sections.map { Set($0.ids).count - 2 }
      #expect(counts == statement.counts && distinct == counts, "\(statement.name)")
    }
  }

  @Test func `composing again gives the same section`() {
    for statement in statements {
      let unequal = statement.states.filter { state in
        section { statement.block(state) } != section { statement.block(state) }
      }
      #expect(unequal == [], "\(statement.name): states that differ from themselves")
    }
  }

  /// A statement, and how many rows it has in each of its states, which are 0, 1, 2 and so on.
  private struct Statement: Sendable {
    var name: String
    var counts: [Int]
    var block: @Sendable (_ state: Int) -> Block

    init(
      _ name: String, _ counts: [Int],
      @RowsBuilder block: @escaping @Sendable (_ state: Int) -> Block
    ) {
      self.name = name
      self.counts = counts
      self.block = block
    }

    var states: Range<Int> { counts.indices }
  }

  private var statements: [Statement] {
    plainStatements + loops + composedStatements + nestedStatements
  }

  private var plainStatements: [Statement] {
    [
      Statement("a row", [1, 1]) { state in
        Named("before")
        Named("\(state)")
        Named("after")
      },
      Statement("an optional row", [0, 1]) { state in
        Named("before")
        state == 1 ? Named("row") : nil
        Named("after")
      },
      Statement("a row of any type", [1, 1]) { state in
        Named("before")
        state == 1 ? Named("row") as any Row : Other("row")
        Named("after")
      },
      Statement("an optional row of any type", [0, 1]) { state in
        Named("before")
        state == 1 ? Named("row") as any Row : nil
        Named("after")
      },
      Statement("if", [0, 1]) { state in
        Named("before")
        if state == 1 { Named("row") }
        Named("after")
      },
      Statement("if let", [0, 1]) { state in
        Named("before")
        if let name = state == 1 ? "row" : nil { Named(name) }
        Named("after")
      },
      Statement("if with several rows", [0, 3]) { state in
        Named("before")
        if state == 1 {
          Named("one")
          Named("two")
          Other("three")
        }
        Named("after")
      },
      Statement("if and else", [1, 2]) { state in
        Named("before")
        if state == 0 {
          Named("row")
        } else {
          Named("row")
          Named("row")
        }
        Named("after")
      },
      Statement("if, else if and no else", [1, 2, 0]) { state in
        Named("before")
        if state == 0 {
          Named("row")
        } else if state == 1 {
          Named("row")
          Named("row")
        }
        Named("after")
      },
      Statement("switch", [1, 2, 0, 1]) { state in
        Named("before")
        switch state {
        case 0: Named("row")
        case 1:
          Named("row")
          Named("row")
        case 2: Block.empty
        default: Other("row")
        }
        Named("after")
      },
      Statement("#available", [0, 1]) { state in
        Named("before")
        if #available(macOS 12, iOS 15, *), state == 1 { Named("row") }
        Named("after")
      },
      Statement("#available alone", [1]) { _ in
        Named("before")
        if #available(macOS 12, iOS 15, *) { Named("row") }
        Named("after")
      },
      Statement("do", [0, 2]) { state in
        Named("before")
        do {
          let name = "row"
          if state == 1 {
            Named(name)
            Named(name)
          }
        }
        Named("after")
      },
    ]
  }

  private var loops: [Statement] {
    [
      Statement("for", [0, 1, 2, 3]) { state in
        Named("before")
        for turn in 0..<state { Named("\(turn)") }
        Named("after")
      },
      Statement("for … where", [0, 1, 1, 2]) { state in
        Named("before")
        for turn in 0..<state where turn.isMultiple(of: 2) { Named("\(turn)") }
        Named("after")
      },
      Statement("for with several rows", [0, 2, 4]) { state in
        Named("before")
        for turn in 0..<state {
          Named("\(turn)")
          Other("\(turn)")
        }
        Named("after")
      },
      Statement("an array of rows", [0, 1, 2]) { state in
        Named("before")
        (0..<state).map { Named("\($0)") }
        Named("after")
      },
      Statement("an array of any rows", [0, 1, 2]) { state in
        Named("before")
        (0..<state).map { $0 == 0 ? Named("\($0)") as any Row : Other("\($0)") }
        Named("after")
      },
      Statement("an array of blocks", [0, 2, 4]) { state in
        Named("before")
        (0..<state).map { pair("\($0)") }
        Named("after")
      },
      Statement("ForEach by key path", [0, 1, 2]) { state in
        Named("before")
        ForEach((0..<state).map(String.init), id: \.self) { Named($0) }
        Named("after")
      },
      Statement("ForEach of identifiable elements", [0, 2, 4]) { state in
        Named("before")
        ForEach((0..<state).map(Element.init)) {
          Named("\($0.id)")
          Named("\($0.id) again")
        }
        Named("after")
      },
    ]
  }

  private var composedStatements: [Statement] {
    [
      Statement("an empty body", [0]) { _ in
        Named("before")
        Group {}
        Named("after")
      },
      Statement("a block that may be missing", [0, 2]) { state in
        Named("before")
        state == 1 ? pair("row") : nil
        Named("after")
      },
      Statement("a function", [0, 1, 2]) { state in
        Named("before")
        rows(state)
        Named("after")
      },
      Statement("a property", [0, 2]) { state in
        Named("before")
        Offer(isThere: state == 1).block
        Named("after")
      },
      Statement("a group", [0, 1, 2]) { state in
        Named("before")
        Group {
          if state > 0 { Named("one") }
          if state > 1 { Named("two") }
        }
        Named("after")
      },
      Statement("a group with a key, an action and a label", [0, 2]) { state in
        Named("before")
        Group { if state > 0 { pair("row") } }.id("key").onSelect(1).accessibilityLabel("label")
        Named("after")
      },
      Statement("Loading in each phase", [1, 2, 3, 3, 1, 4]) { state in
        Named("before")
        Loading(phases[state]) { elements in
          ForEach(elements) { Named("\($0.id)") }
        } placeholder: {
          pair("placeholder")
        } failure: { message in
          Named(message)
        } idle: {
          Named("idle")
        }
        Named("after")
      },
      Statement("Loading without other closures", [0, 0, 3, 3, 0, 3]) { state in
        Named("before")
        Loading(phases[state]) { elements in
          for element in elements { Named("\(element.id)") }
        }
        Named("after")
      },
    ]
  }

  private var nestedStatements: [Statement] {
    [
      Statement("if in for in if", [0, 1, 1, 2, 2, 3]) { state in
        Named("before")
        if state > 0 {
          for turn in 0..<state {
            if turn.isMultiple(of: 2) { Named("\(turn)") }
          }
        }
        Named("after")
      },
      Statement("switch in ForEach in Group", [0, 1, 3, 4]) { state in
        Named("before")
        Group {
          ForEach((0..<state).map(Element.init)) { element in
            switch element.id {
            case 0: Named("zero")
            case 1: pair("one")
            default: Named("more")
            }
          }
        }
        Named("after")
      },
      Statement("ForEach in ForEach", [0, 1, 3, 6]) { state in
        Named("before")
        ForEach((1...4).prefix(state), id: \.self) { outer in
          ForEach(1...outer, id: \.self) { Named("\(outer).\($0)") }
        }
        Named("after")
      },
      Statement("a function that calls itself", [1, 3, 7, 15, 31, 63]) { state in
        Named("before")
        tree("root", depth: state)
        Named("after")
      },
      Statement("Loading in Loading", [0, 2, 1]) { state in
        Named("before")
        Loading([Loadable<Int>.idle, .loaded(1), .failed("no", previous: nil)][state]) { value in
          Loading(Loadable.loaded(value)) { pair("\($0)") }
        } failure: {
          Named($0)
        }
        Named("after")
      },
    ]
  }

}

/// Every phase of a value that arrives on its own time.
private let phases: [Loadable<[Element]>] = {
  let elements = (1...3).map(Element.init)
  return [
    .idle, .loading(), .loading(previous: elements), .loaded(elements), .failed("failure"),
    .failed("failure", previous: elements),
  ]
}()

private struct Offer {
  var isThere: Bool

  @RowsBuilder var block: Block {
    if isThere {
      Named("offer")
      Named("price")
    }
  }
}

@RowsBuilder private func pair(_ name: String) -> Block {
  Named(name)
  Named(name + " again")
}

@RowsBuilder private func rows(_ count: Int) -> Block {
  if count > 0 { Named("first") }
  if count > 1 { Named("second") }
}

/// A row, and below it the same twice, less deep.
@RowsBuilder private func tree(_ name: String, depth: Int) -> Block {
  Named(name)
  if depth > 0 {
    tree(name + ".left", depth: depth - 1)
    tree(name + ".right", depth: depth - 1)
  }
}
