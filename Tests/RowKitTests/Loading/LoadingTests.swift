import RowKit
import Testing

/// Three values that load on their own, in every combination of their phases.
@Suite struct LoadingTests {
  @Test func `in every combination of phases each row keeps its id`() {
    var ids: [String: RowID] = [:]
    var names: [RowID: String] = [:]
    var wrong: [String] = []
    for phases in combinations {
      for row in section(phases).rows {
        let id = ids[row.name, default: row.id]
        let name = names[row.id, default: row.name]
        if id != row.id || name != row.name { wrong.append("\(row.name) and \(name) in \(phases)") }
        ids[row.name] = row.id
        names[row.id] = row.name
      }
    }
    #expect(wrong == [])
    // Four rows around, and of each block two loaded, one placeholder, one failure and one idle.
    #expect(ids.count == 4 + 3 * 5)
  }

  @Test func `in every combination of phases the rows of the phases stand in order`() {
    for phases in combinations {
      let names = section(phases).names
      guard names != expectedNames(phases) else { continue }
      Issue.record("\(phases): \(names)")
    }
  }

  @Test func `a value is shown as long as there is one`() {
    let values = Phase.allCases.map { $0.value("v").value?.count }
    #expect(values == [nil, nil, 2, 2, nil, 2])
    #expect(Phase.allCases.filter { $0.value("v").isLoading } == [.loading, .reloading])
  }

  private enum Phase: CaseIterable {
    case idle, loading, reloading, loaded, failed, failedAgain

    func value(_ block: String) -> Loadable<[String]> {
      let value = [block + ".a", block + ".b"]
      return switch self {
      case .idle: .idle
      case .loading: .loading(previous: nil)
      case .reloading: .loading(previous: value)
      case .loaded: .loaded(value)
      case .failed: .failed(block + ".failure")
      case .failedAgain: .failed(block + ".failure", previous: value)
      }
    }
  }

  private var combinations: [[Phase]] {
    Phase.allCases.flatMap { first in
      Phase.allCases.flatMap { second in
        Phase.allCases.map { [first, second, $0] }
      }
    }
  }

  private func section(_ phases: [Phase]) -> Section {
    Section("section") {
      Named("top")
      // One block known by its keys, one by its slots, one by its turns.
      Loading(phases[0].value("first")) { names in
        ForEach(names, id: \.self) { Named($0) }
      } placeholder: {
        Named("first.placeholder")
      } failure: { message in
        Named(message)
      } idle: {
        Named("first.idle")
      }
      Named("upper")
      Loading(phases[1].value("second")) { names in
        Named(names[0])
        Named(names[1])
      } placeholder: {
        Named("second.placeholder")
      } failure: { message in
        Named(message)
      } idle: {
        Named("second.idle")
      }
      Named("lower")
      Loading(phases[2].value("third")) { names in
        for name in names { Named(name) }
      } placeholder: {
        Named("third.placeholder")
      } failure: { message in
        Named(message)
      } idle: {
        Named("third.idle")
      }
      Named("bottom")
    }
  }

  private func expectedNames(_ phases: [Phase]) -> [String] {
    let blocks = zip(["first", "second", "third"], phases).map { block, phase in
      switch phase {
      case .idle: [block + ".idle"]
      case .loading: [block + ".placeholder"]
      case .reloading, .loaded: [block + ".a", block + ".b"]
      case .failed: [block + ".failure"]
      case .failedAgain: [block + ".a", block + ".b", block + ".failure"]
      }
    }
    return ["top"] + blocks[0] + ["upper"] + blocks[1] + ["lower"] + blocks[2] + ["bottom"]
  }
}
