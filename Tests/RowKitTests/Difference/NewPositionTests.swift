import Testing

@testable import RowKit

@Suite struct `New positions` {
  @Test func `a row is where its id is, unless it went with its section or came with one`() {
    var counts = ["gone": 0, "where it was": 0, "elsewhere": 0, "in another section": 0]
    let property = Property<ScreenPair> { random in
      var maker = ScreenPlanMaker(random: random)
      return maker.pair()
    } shrink: { pair in
      pair.smaller
    } fault: { pair in
      fault(of: pair, &counts)
    }
    #expect(property.counterexample(count: 2000) == nil)
    #expect(counts.filter { $0.value == 0 }.isEmpty, "\(counts)")
  }

  private func fault(of pair: ScreenPair, _ counts: inout [String: Int]) -> String? {
    let (old, new) = (pair.old.screen, pair.new.screen)
    let difference = new.difference(from: old)
    for section in old.sections.indices {
      let target = difference.newIndex(ofSection: section)
      if difference.keeps(section: section) != (target != nil) {
        return "section \(section) is at \(String(describing: target)), but keeps otherwise"
      }
      for row in old.sections[section].rows.indices {
        let position = RowPosition(section: section, row: row)
        var expected = new.position(of: old[position].id)
        if let place = expected,
          target == nil || difference.sections.sources[place.section] == nil
        {
          expected = nil
        }
        let got = difference.newPosition(of: position)
        if got != expected {
          return "\(position) is at \(String(describing: got)), not \(String(describing: expected))"
        }
        if difference.keeps(position) != (got != nil) { return "\(position) keeps otherwise" }
        switch got {
        case nil: counts["gone", default: 0] += 1
        case position?: counts["where it was", default: 0] += 1
        case let place?:
          counts[place.section == target ? "elsewhere" : "in another section", default: 0] += 1
        }
      }
    }
    return nil
  }
}
