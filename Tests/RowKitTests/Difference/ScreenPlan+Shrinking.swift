import RowKit

extension ScreenPair {
  /// Pairs that are smaller by one step: on either side, or on both alike.
  var smaller: [ScreenPair] {
    withoutSectionOnBothSides
      + old.smaller.map { ScreenPair(old: $0, new: new) }
      + new.smaller.map { ScreenPair(old: old, new: $0) }
  }

  private var withoutSectionOnBothSides: [ScreenPair] {
    Set((old.sections + new.sections).map(\.key)).sorted().map { key in
      var pair = self
      pair.old.sections.removeAll { $0.key == key }
      pair.new.sections.removeAll { $0.key == key }
      return pair
    }
    .filter { $0 != self }
  }
}

extension ScreenPlan {
  fileprivate var smaller: [ScreenPlan] {
    (sections.withoutOne + sections.replacingOne(\.smaller)).map { ScreenPlan(sections: $0) }
  }
}

extension SectionPlan {
  fileprivate var smaller: [SectionPlan] {
    var all: [SectionPlan] = []
    func add(_ change: (inout SectionPlan) -> Void) {
      var section = self
      change(&section)
      if section != self { all.append(section) }
    }
    for blocks in blocks.withoutOne { add { $0.blocks = blocks } }
    add { $0.header = nil }
    add { $0.footer = nil }
    add { $0.spacing = 0 }
    add { $0.isKept = false }
    for blocks in blocks.replacingOne(\.smaller) { add { $0.blocks = blocks } }
    add { $0.header?.isPinned = false }
    for row in header?.row.smaller ?? [] { add { $0.header?.row = row } }
    for row in footer?.row.smaller ?? [] { add { $0.footer?.row = row } }
    return all
  }
}

extension RowPlan {
  fileprivate var smaller: [RowPlan] {
    var all: [RowPlan] = []
    func add(_ change: (inout RowPlan) -> Void) {
      var row = self
      change(&row)
      if row != self { all.append(row) }
    }
    add { $0.text = 0 }
    add { $0.isTile = false }
    add { $0.isTall = false }
    add { $0.action = nil }
    add { $0.label = nil }
    return all
  }
}

extension BlockPlan {
  fileprivate var smaller: [BlockPlan] {
    switch self {
    case .row(let row): row.smaller.map { .row($0) }
    case .optional(let isPresent, let row):
      [.row(row)] + row.smaller.map { .optional(isPresent: isPresent, $0) }
    case .keyed(let key, let scope, let blocks):
      blocks + (blocks.withoutOne + blocks.replacingOne(\.smaller)).map { .keyed(key, scope, $0) }
        + (scope == .enclosing ? [] : [.keyed(key, .enclosing, blocks)])
    case .loop(let turns, let scope):
      turns.map { .keyed($0.key, scope, $0.blocks) }
        + (turns.withoutOne + turns.replacingOne(\.smaller)).map { .loop($0, scope) }
        + (scope == .enclosing ? [] : [.loop(turns, .enclosing)])
    }
  }
}

extension TurnPlan {
  fileprivate var smaller: [TurnPlan] {
    (blocks.withoutOne + blocks.replacingOne(\.smaller)).map { TurnPlan(key: key, blocks: $0) }
  }
}
