import RowKit
import Testing

/// What becomes of a trigger on a row, and what is refused.
@Suite struct DispatchTests {
  @Test func `a trigger on a row, a header, a footer or a position is handled`() throws {
    var engine = ScreenEngine(Shop(name: .loaded("Tea")))
    let section = try #require(engine.screen[section: "name"])
    try engine.perform(.select, on: engine.screen.id("name", "count"))
    try engine.perform(.select, on: #require(section.header).id)
    try engine.perform(.select, at: RowPosition(section: 0, row: 1))
    #expect(engine.model.count == 3)
    try engine.perform(.select, on: #require(section.footer).id)
    #expect(engine.model.name == .loaded("stopped"))
    try engine.perform(.valueChanged, on: engine.screen.id("name", "field"), input: .text("Coffee"))
    #expect(engine.model.name == .loaded("Coffee"))
  }

  @Test func `what cannot be handled is refused in a sentence and changes nothing`() throws {
    var engine = ScreenEngine(Shop(name: .failed("No network")))
    let retry = try engine.screen.id("name", "retry")
    engine.mutate { $0.name = .loaded("Tea") }
    let field = try engine.screen.id("name", "field")
    let count = try engine.screen.id("name", "count")
    let foreign = Screen("Shop") {
      Section("name") { Line("0").onSelect("a text").id("count") }
    }
    let before = engine.model.count
    let screen = engine.screen
    let cases: [(RowID, Trigger, ActionInput?, String)] = [
      (
        retry, .select, nil,
        "name/Line[retry]: expected a row of Shop, found none of this id; nothing was changed."
      ),
      (
        count, .expand, nil,
        "name/Line[count]: expected an action on expand, found actions on select; nothing was changed."
      ),
      (
        field, .valueChanged, .number(3),
        "name/FieldRow[field]: expected a text on valueChanged, found number 3; nothing was changed."
      ),
      (
        field, .valueChanged, nil,
        "name/FieldRow[field]: expected a text on valueChanged, found no input; nothing was changed."
      ),
      (
        count, .select, .rows([count, retry]),
        "name/Line[retry]: expected a row of Shop, found none of this id; nothing was changed."
      ),
    ]
    for (row, trigger, input, sentence) in cases {
      #expect(refusal { try engine.perform(trigger, on: row, input: input) } == sentence)
    }
    #expect(
      refusal { try engine.perform(.select, at: RowPosition(section: 3, row: 9)) }
        == "(3, 9): expected the position of a row in Shop, found none there; nothing was changed.")
    #expect(engine.model.count == before && engine.screen == screen)
    #expect(
      refusal { try Foreign(screen: foreign).perform() }
        == """
        name/Line[count]: expected an action on select of type Action, found String; nothing was \
        changed.
        """)
    #expect(
      refusal { try Foreign(screen: engine.screen).perform() }.hasSuffix(
        "Foreign.Action, found RowKitStoreTests.Shop.Action; nothing was changed."))
  }

  @Test func `controls of a form take what fits them and nothing else`() throws {
    var engine = ScreenEngine(Form())
    let fits: [(String, ActionInput)] = [
      ("text", .text("Anna")), ("switch", .isOn(true)), ("stepper", .number(9)),
      ("choice", .option("b")),
    ]
    for (key, input) in fits {
      try engine.perform(.valueChanged, on: engine.screen.id("form", key), input: input)
    }
    #expect(
      engine.model.inputs.map(\.description) == ["text \"Anna\"", "on", "number 9", "option \"b\""])
    let misfits: [(String, ActionInput, String)] = [
      ("text", .isOn(true), "a text on valueChanged, found on"),
      ("switch", .text("on"), "on or off on valueChanged, found text \"on\""),
      ("stepper", .number(10), "a number from 1 to 9 on valueChanged, found number 10"),
      ("choice", .option("c"), "one of the options a, b on valueChanged, found option \"c\""),
    ]
    for (key, input, found) in misfits {
      let id = try engine.screen.id("form", key)
      #expect(
        refusal { try engine.perform(.valueChanged, on: id, input: input) }
          == "\(id): expected \(found); nothing was changed.")
    }
    #expect(engine.model.inputs.count == 4)
  }

  @Test func `swipes, drags and selections carry values`() throws {
    var engine = ScreenEngine(Form())
    let screen = engine.screen
    let (one, two) = (try screen.id("items", 1), try screen.id("items", 2))
    let place = try #require(screen.destination(of: one, movedTo: RowPosition(section: 1, row: 2)))
    try engine.perform(.swipe, on: one, input: .option("delete"))
    try engine.perform(.reorder, on: one, input: .destination(place))
    try engine.perform(.selectionChanged, on: one, input: .rows([one, two]))
    #expect(
      engine.model.inputs.map(\.description) == [
        "option \"delete\"", "destination items before 3", "rows items/Line[1], items/Line[2]",
      ])
    #expect(engine.model.inputs.last?.keys(as: Int.self) == [1, 2])
    #expect(engine.model.inputs.last?.keys(as: String.self) == [])
  }

  @Test func `a place is told by the next row that has a key`() throws {
    let screen = Form().screen
    let one = try screen.id("items", 1)
    let places: [(Int, Int, String?)] = [
      (1, 0, "items before 2"), (1, 1, "items before 3"), (1, 2, "items before 3"),
      (1, 3, "items at the end"), (0, 1, "form before switch"), (1, 4, nil), (2, 0, nil),
      (1, -1, nil),
    ]
    for (section, row, place) in places {
      let position = RowPosition(section: section, row: row)
      #expect(screen.destination(of: one, movedTo: position)?.description == place, "\(position)")
    }
  }
}

/// What is said when something is refused; empty when it is not.
private func refusal(_ work: () throws -> Void) -> String {
  do {
    try work()
    return ""
  } catch { return "\(error)" }
}

/// Shows a screen whose actions it does not know.
private struct Foreign: ScreenModel {
  enum Action: Hashable { case none }
  var screen: Screen
  mutating func handle(_ action: Action) {}

  func perform() throws {
    var engine = ScreenEngine(self)
    try engine.perform(.select, on: screen.id("name", "count"))
  }
}

/// Every kind of input.
private struct Form: ScreenModel {
  var inputs: [ActionInput] = []

  enum Action: Hashable { case take }
  mutating func handle(_ action: Action) {}
  mutating func handle(_ action: Action, input: ActionInput) { inputs.append(input) }

  var screen: Screen {
    Screen("Form") {
      Section("form") {
        Group {
          ContentRow(content: TextField("").content).id("text")
          ContentRow(content: Toggle("Toggle", isOn: false).content).id("switch")
          ContentRow(content: Stack { Stepper("Count", value: 1, in: 1...9) }.content).id("stepper")
          ContentRow(
            content: Columns {
              Picker([.init("a", title: "A"), .init("b", title: "B")], selection: nil)
            }.content
          ).id("choice")
        }
        .on(.valueChanged, Action.take)
      }
      Section("items") {
        Group {
          Line("1").id(1)
          Line("2").id(2)
          Line("no key")
          Line("3").id(3)
        }
        .on(.swipe, Action.take).on(.reorder, Action.take).on(.selectionChanged, Action.take)
      }
    }
  }
}

struct ContentRow: Row {
  var content: Content
}
