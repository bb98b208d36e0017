import RowKit
import RowKitTestSupport
import Testing

/// Sections that stay as they are while their value is equal.
@Suite struct KeptSectionTests {
  @Test func `a section of an equal value is neither composed, nor compared, nor laid out again`() {
    let counter = Counter()
    var engine = ScreenEngine(Lists(counter: counter))
    let layout = engine.screen.layout(in: .iPhoneSE)
    counter.reset()
    let difference = engine.mutate { $0.lists[1][1] = 9 }
    let composed = counter.composed
    #expect(composed == [1: 1] && counter.compared.keys.sorted() == [1])
    #expect(difference.rows.inserts == [RowPosition(section: 1, row: 1)])
    counter.reset()
    _ = layout.updated(by: difference)
    #expect(counter.measured == [1: 1])
  }

  @Test func `what an engine composes is what the model composes by itself`() {
    var random = SplitMix64(seed: 1)
    var engine = ScreenEngine(Lists(counter: Counter()))
    for step in 0..<300 {
      let change = Int.random(in: 0..<8, using: &random)
      let (list, item) = (
        Int.random(in: 0..<4, using: &random), Int.random(in: 0..<9, using: &random)
      )
      let old = engine.screen
      let difference = engine.mutate { model in
        switch change {
        case 0: model.lists[list].append(item)
        case 1: if !model.lists[list].isEmpty { model.lists[list].removeLast() }
        case 2: model.lists.swapAt(list, 0)
        case 3: model.lists[list] = []
        case 4: model.showsTitles.toggle()
        case 5: model.isReversed.toggle()
        case 6: model.hasTwins.toggle()
        default: model.shared = item
        }
      }
      #expect(engine.screen == engine.model.screen, "step \(step)")
      #expect(engine.screen.issues == engine.model.screen.issues, "step \(step)")
      #expect(difference == engine.model.screen.difference(from: old), "step \(step)")
    }
  }

  @Test func `a screen that is composed by itself keeps nothing`() {
    let counter = Counter()
    let model = Lists(counter: counter)
    _ = model.screen
    counter.reset()
    _ = model.screen
    #expect(counter.composed == [0: 1, 1: 1, 2: 1, 3: 1])
  }

  @Test func `arms of an if, values of another type and sections that were away keep nothing`() {
    var engine = ScreenEngine(Arms())
    for arm in [1, 2, 0, 3, 1, 0, 2] {
      engine.mutate { $0.arm = arm }
      #expect(engine.screen == engine.model.screen, "arm \(arm)")
    }
  }

  @Test func `a closure that uses more than its value is found by an engine that checks`() {
    var keeping = ScreenEngine(Stale())
    var checking = ScreenEngine(Stale(), checksKeptSections: true)
    for engine in [keeping.mutate { $0.secret = 2 }, checking.mutate { $0.secret = 2 }] {
      #expect(engine.old.issues == [])
    }
    #expect(keeping.screen.texts(of: "stale") == ["1"] && keeping.screen.issues == [])
    #expect(checking.screen.texts(of: "stale") == ["2"])
    #expect(
      checking.screen.issues.map(\.description) == [
        """
        Section stale has other rows than before though its value is equal: put all that its rows are made \
        of into the value after of:.
        """
      ])
    checking.mutate { $0.value = 2 }
    #expect(checking.screen.issues == [])
    checking.mutate { $0.action = 2 }
    #expect(checking.screen.issues.count == 1)
  }

  @MainActor
  @Test func `a store checks too when told to`() {
    let store = ScreenStore(Stale(), checksKeptSections: true)
    store.mutate { $0.secret = 2 }
    #expect(store.screen.issues == [.staleRows(section: "stale")])
  }
}

/// Counts by section.
private final class Counter: Sendable, Equatable {
  // A test uses it from one thread.
  nonisolated(unsafe) var composed: [Int: Int] = [:]
  nonisolated(unsafe) var compared: [Int: Int] = [:]
  nonisolated(unsafe) var measured: [Int: Int] = [:]

  func reset() { (composed, compared, measured) = ([:], [:], [:]) }

  static func == (left: Counter, right: Counter) -> Bool { left === right }
}

private struct CountedRow: Row {
  var text: String
  var list: Int
  var counter: Counter

  var content: Content {
    counter.measured[list, default: 0] += 1
    return Text(text).content
  }

  static func == (left: CountedRow, right: CountedRow) -> Bool {
    left.counter.compared[left.list, default: 0] += 1
    return left.text == right.text && left.list == right.list
  }
}

/// Sections of values, as a screen may have them.
private struct Lists: ScreenModel {
  var counter: Counter
  var lists = [[1, 2, 3], [4, 5], [6], [7, 8]]
  var showsTitles = true
  var isReversed = false
  var hasTwins = false
  var shared = 0

  var screen: Screen {
    Screen("Lists") {
      for index in isReversed ? [3, 2, 1, 0] : [0, 1, 2, 3] {
        let section = Section(hasTwins ? index / 2 : index, of: Numbered(index, lists[index])) {
          list in
          let _ = counter.composed[list.index, default: 0] += 1
          ForEach(list.items, id: \.self) {
            CountedRow(text: "\($0)", list: list.index, counter: counter).id($0, scope: .screen)
          }
          for item in list.items.prefix(1) { Line("positional \(item)") }
        }
        if showsTitles {
          section.header(Line("\(shared)"), pinned: true).rowSpacing(1)
        } else {
          section
        }
      }
    }
  }
}

private struct Numbered: Equatable {
  var index: Int
  var items: [Int]

  init(_ index: Int, _ items: [Int]) { (self.index, self.items) = (index, items) }
}

private struct Arms: ScreenModel {
  var arm = 0

  var screen: Screen {
    Screen("Arms") {
      switch arm {
      case 0: Section("a", of: 1) { Line("first \($0)") }
      case 1: Section("a", of: 1) { Line("second \($0)") }
      case 2: Section("a", of: "1") { Line("third \($0)") }
      default: Section("b") { Line("none") }
      }
    }
  }
}

private struct Stale: ScreenModel {
  var value = 1
  var secret = 1
  var action = 1

  enum Action: Hashable { case touch(Int) }
  mutating func handle(_ action: Action) {}

  var screen: Screen {
    Screen("Stale") {
      Section("stale", of: value) { _ in Line("\(secret)").onSelect(Action.touch(action)) }
      Section("sound", of: value) { Line("\($0)") }
    }
  }
}
