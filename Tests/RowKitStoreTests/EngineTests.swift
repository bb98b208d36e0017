import RowKit
import Testing

/// What `ScreenEngine` says changed.
@Suite struct EngineTests {
  @Test
  func `an action, a change and an input each give the step from the screen before to that after`()
    throws
  {
    var engine = ScreenEngine(Shop())
    let start = engine.screen
    let added = engine.send(.add)
    let named = engine.send(.name, input: .text("Tea"))
    let changed = engine.mutate { $0.offers = .loaded([7]) }
    #expect(added.old == start && added.new == named.old && named.new == changed.old)
    #expect(changed.new == engine.screen && changed.new == engine.model.screen)
    #expect(added.rows.updates == [RowPosition(section: 0, row: 0)] && added.rows.inserts == [])
    #expect(engine.screen.texts(of: "name") == ["Name, Tea", "1"])
  }

  @Test func `what changes nothing that is seen gives an empty step`() {
    var engine = ScreenEngine(Shop())
    #expect(engine.mutate { $0.query = "unseen" }.isEmpty)
    #expect(engine.model.query == "unseen")
  }

  @Test func `a copy goes its own way`() {
    var engine = ScreenEngine(Shop())
    var copy = engine
    copy.send(.add)
    engine.send(.add)
    copy.send(.add)
    #expect(engine.model.count == 1 && copy.model.count == 2)
  }
}
