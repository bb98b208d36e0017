import Testing

import RowKitTestSupport
@testable import RowKit

/// What holds for any screens, changes of them, viewports and times, tried on random ones.
@Suite struct VisibilityPropertyTests {
  @Test func `what is told agrees with what is visible, and everything that begins ends`() {
    var told: [VisibilityEvent.Kind: Int] = [:]
    let property = Property(
      generate: Visit.init(random:), shrink: \.smaller, fault: { $0.fault(&told) })
    #expect(property.counterexample(count: 400) == nil)
    #expect(told.count == 5 && told.values.allSatisfy { $0 > 500 }, "\(told)")
  }
}

/// Screens that a person scrolls through, leaves and comes back to.
private struct Visit: CustomStringConvertible {
  struct Step: CustomStringConvertible {
    /// Which of the screens is shown, counted round.
    var screen: Int
    var offset: Int
    var height: Int
    /// The time since the last step; below zero where the clock was set back.
    var wait: Int
    /// Whether the screen is left after this.
    var isLast: Bool

    var description: String {
      "\(wait) ms later: screen \(screen) at \(offset), \(height) high\(isLast ? ", left" : "")"
    }
  }

  /// Screens of few keys, so that all of them have rows in common.
  var pairs: [ScreenPair]
  var steps: [Step]
  var rule: ImpressionRule
  var margin: Length?

  init(random: inout SplitMix64) {
    pairs = []
    for _ in 0..<2 {
      var maker = ScreenPlanMaker(random: random)
      pairs.append(maker.pair())
      random = maker.random
    }
    rule = random.pick([
      .standard, .standard, .visible(1, of: 3, for: 500), .visible(1, of: 1, for: 1500),
      .visible(1, of: 1, for: 0), .visible(0, of: 1, for: 0),
    ])
    margin = random.pick([nil, 0, 30, 200])
    var step = Step(screen: 0, offset: 0, height: 100, wait: 0, isLast: false)
    steps = []
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      if Int.random(in: 0..<4, using: &random) == 0 { step.screen += 1 }
      step.offset =
        Int.random(in: 0..<3, using: &random) == 0
        ? .random(in: -150...500, using: &random)
        : step.offset + .random(in: -15...15, using: &random)
      if Int.random(in: 0..<5, using: &random) == 0 {
        step.height = random.pick([-10, 0, 1, 30, 100, 300])
      }
      step.wait = random.pick([0, 100, 300, 500, 1000, 2500, -400])
      step.isLast = Int.random(in: 0..<12, using: &random) == 0
      steps.append(step)
    }
  }

  var description: String {
    let screens = pairs.map(\.description).joined()
    let steps = steps.map(\.description).joined(separator: "\n")
    return "\(screens)\n\(steps)\n\(rule), margin \(margin.map(\.description) ?? "none")"
  }

  var smaller: [Visit] {
    func with(_ change: (inout Visit) -> Void) -> Visit {
      var visit = self
      change(&visit)
      return visit
    }
    return steps.withoutOne.map { steps in with { $0.steps = steps } }
      + (pairs.count > 1 ? pairs.withoutOne : []).map { pairs in with { $0.pairs = pairs } }
      + (margin == nil ? [] : [with { $0.margin = nil }])
      + pairs.replacingOne(\.smaller).map { pairs in with { $0.pairs = pairs } }
  }

  func fault(_ told: inout [VisibilityEvent.Kind: Int]) -> String? {
    let layouts = pairs.flatMap { [$0.old, $0.new] }.map { $0.screen.layout(in: .grid(320, 100)) }
    var tracker = VisibilityTracker(impression: rule, prefetchMargin: margin)
    var ledger = Ledger()
    var record = Record(rule: rule)
    var time = 0
    for (index, step) in steps.enumerated() {
      time += step.wait
      let view = View(
        layout: layouts[step.screen % layouts.count], offset: Length(step.offset),
        height: Length(step.height))
      let due = tracker.nextImpression
      let events = tracker.update(
        view.layout, offset: view.offset, height: view.height, at: Milliseconds(time))
      for event in events { told[event.kind, default: 0] += 1 }
      if let fault = ledger.fault(of: events, order: Self.order)
        ?? view.fault(of: ledger, margin) ?? view.fault(of: events, at: Milliseconds(time))
        ?? record.fault(of: events, view, at: time)
        ?? Self.fault(of: events, due: due, at: Milliseconds(time))
      {
        return "step \(index): \(fault)"
      }
      guard step.isLast || index == steps.count - 1 else { continue }
      time += step.wait
      let last = tracker.end(at: Milliseconds(time))
      if let fault = ledger.fault(of: last, order: Self.lastOrder)
        ?? record.fault(of: last, nil, at: time)
      {
        return "end after step \(index): \(fault)"
      }
      guard ledger == Ledger() else { return "after the end: \(ledger)" }
      guard tracker == VisibilityTracker(impression: rule, prefetchMargin: margin) else {
        return "is not as new after the end"
      }
      record = Record(rule: rule)
    }
    return nil
  }

  private static let order: [VisibilityEvent.Kind] = [
    .didDisappear, .cancelPrefetch, .prefetch, .didAppear, .impression,
  ]
  private static let lastOrder: [VisibilityEvent.Kind] = [
    .impression, .didDisappear, .cancelPrefetch,
  ]

  /// An impression of what was visible before comes when it was due, and not before.
  private static func fault(
    of events: [VisibilityEvent], due: Milliseconds?, at time: Milliseconds
  ) -> String? {
    let appeared = Set(events.filter { $0.kind == .didAppear }.map(\.id))
    let first = events.filter { $0.kind == .impression && !appeared.contains($0.id) }
      .map(\.time).min()
    guard let first, first != time else { return nil }
    guard let due else { return "\(first), and none was due" }
    return first < due ? "\(first), before it was due at \(due)" : nil
  }
}

/// What has begun and not ended, by the events alone.
private struct Ledger: Equatable {
  var visible: Set<RowID> = []
  var counted: Set<RowID> = []
  var near: Set<RowID> = []

  mutating func fault(of events: [VisibilityEvent], order: [VisibilityEvent.Kind]) -> String? {
    let kinds = events.map { order.firstIndex(of: $0.kind) ?? -1 }
    guard kinds == kinds.sorted(), kinds.first != -1 else { return "out of order: \(events)" }
    for event in events where !takes(event) { return "does not follow: \(event)" }
    return nil
  }

  private mutating func takes(_ event: VisibilityEvent) -> Bool {
    switch event.kind {
    case .didAppear: return visible.insert(event.id).inserted
    case .impression:
      return visible.contains(event.id) && counted.insert(event.id).inserted
    case .didDisappear:
      counted.remove(event.id)
      return visible.remove(event.id) != nil
    case .prefetch: return near.insert(event.id).inserted && event.id.role == .row
    case .cancelPrefetch: return near.remove(event.id) != nil && !visible.contains(event.id)
    }
  }
}

/// What a person sees of a layout.
private struct View {
  var layout: ScreenLayout
  var offset: Length
  var height: Length

  var cells: [VisibleCell] { layout.visibleCells(offset: offset, height: height) }

  /// What is wrong with what is said to be visible, and to be within a margin.
  func fault(of ledger: Ledger, _ margin: Length?) -> String? {
    let visible = Set(cells.map(\.cell.row.id))
    guard ledger.visible == visible else { return "\(ledger.visible), not \(visible)" }
    guard let margin else { return ledger.near.isEmpty ? nil : "prefetches without a margin" }
    let top = offset - margin
    let bottom = offset + max(.zero, height) + margin
    let around = Set(
      layout.cells.filter {
        $0.role == .row && min($0.frame.maxY, bottom) > max($0.frame.y, top)
      }
      .map(\.row.id))
    let isPinned = layout.screen.sections.contains { $0.header != nil && $0.style.isHeaderPinned }
    guard ledger.near.isSuperset(of: visible.filter { $0.role == .row }),
      ledger.near.isSubset(of: around), isPinned || ledger.near == around
    else { return "prefetches \(ledger.near), not \(around)" }
    return nil
  }

  /// What is wrong with where and when events are said to have been.
  func fault(of events: [VisibilityEvent], at time: Milliseconds) -> String? {
    events.first { event in
      let hasLeft = event.kind == .didDisappear || event.kind == .cancelPrefetch
      let position = hasLeft ? nil : layout.screen.position(of: event.id)
      return event.position != position || event.kind != .impression && event.time != time
    }
    .map { "at the wrong place or time: \($0)" }
  }

  /// The rows of which enough is visible, by a scan of everything.
  func enough(_ rule: ImpressionRule) -> Set<RowID> {
    let enough = cells.filter { visible in
      let section = layout.screen.sections[visible.cell.section]
      let isBelow = visible.cell.role != .header && section.style.isHeaderPinned
      let header = layout.cells.first {
        isBelow && $0.section == visible.cell.section && $0.role == .header
      }
      let room = height - (header?.frame.height ?? .zero)
      let needed = min(room, visible.cell.frame.height) * rule.part
      return visible.visibleHeight * rule.whole >= needed
    }
    return Set(enough.map(\.cell.row.id))
  }
}

/// Everything since the screen came, to tell from the whole of it which impressions are due.
private struct Record {
  var rule: ImpressionRule
  private var times: [Int] = []
  private var enough: [Set<RowID>] = []
  private var visible: [Set<RowID>] = []

  init(rule: ImpressionRule) { self.rule = rule }

  /// What is wrong with the impressions among events; without a view, the last one is still there.
  mutating func fault(of events: [VisibilityEvent], _ view: View?, at time: Int) -> String? {
    times.append(time)
    enough.append(view.map { $0.enough(rule) } ?? enough[enough.count - 1])
    visible.append(view.map { Set($0.cells.map(\.cell.row.id)) } ?? visible[visible.count - 1])
    let found = events.filter { $0.kind == .impression }
    let last = times.count - 1
    let due = enough[last].filter { isFull($0, last) && !wasFull($0, before: last) }
    guard Set(found.map(\.id)) == due else { return "impressions of \(found), not of \(due)" }
    let wrong = found.first { event in
      event.time.count != Int64(time) - (span(event.id, last) - rule.dwell.count)
    }
    return wrong.map { "impression at the wrong time: \($0)" }
  }

  private func isFull(_ id: RowID, _ index: Int) -> Bool {
    enough[index].contains(id) && span(id, index) >= rule.dwell.count
  }

  /// Whether its time was full at an earlier step since it appeared.
  private func wasFull(_ id: RowID, before last: Int) -> Bool {
    for index in (0..<last).reversed() {
      guard visible[index].contains(id) else { return false }
      if isFull(id, index) { return true }
    }
    return false
  }

  /// For how long enough was visible up to a step.
  private func span(_ id: RowID, _ index: Int) -> Int64 {
    var (span, index) = (0, index)
    while index > 0, enough[index].contains(id), enough[index - 1].contains(id) {
      span += max(0, times[index] - times[index - 1])
      index -= 1
    }
    return Int64(span)
  }
}
