@testable import RowKit

/// A session under way: a lazy layout that is prepared as the session goes on, and the exact one.
struct LazySessionRun {
  private var plan: LayoutPlan
  private var lazy: ScreenLayout
  private var exact: ScreenLayout
  private var offset = Length.zero
  private let margin: Length?
  private var tracker = VisibilityTracker(prefetchMargin: 20)
  private var visible: Set<RowID> = []
  private var time = Milliseconds.zero
  /// How often each check had something to look at.
  private(set) var checks: [String: Int] = [:]

  init(_ session: LazySession) {
    plan = session.plan
    margin = session.margin
    exact = plan.screen.layout(in: .grid(60, 100))
    lazy = plan.screen.layout(
      in: .grid(60, 100), measurement: .lazy(estimate: session.estimate))
  }

  /// What is wrong after one of the steps, or at the end.
  mutating func fault(of steps: [LazySession.Step]) -> String? {
    offset = lazy.prepare(around: offset, margin: margin)
    for (index, step) in steps.enumerated() {
      let before = exactOffset
      if let fault = take(step, from: before) ?? faultOfView() ?? faultOfEvents() {
        return "step \(index), \(step): \(fault)"
      }
    }
    let last = tracker.end(at: time)
    guard Set(last.filter { $0.kind == .didDisappear }.map(\.id)) == visible else {
      return "does not end what appeared"
    }
    _ = lazy.prepare(around: offset, margin: .greatest)
    return lazy.frames == exact.frames ? nil : "is not the exact layout when all is measured"
  }

  private mutating func count(_ check: String) { checks[check, default: 0] += 1 }

  // MARK: - Steps

  private mutating func take(_ step: LazySession.Step, from before: Length?) -> String? {
    switch step {
    case .scroll(let points): return move(to: max(.zero, offset + Length(points)))
    case .jump(let percent):
      return move(to: lazy.contentHeight.scaled(by: percent, over: 100))
    case .edit(let plan):
      self.plan = plan
      return update(to: plan.screen, from: before)
    case .toggle(let index, let words):
      let rows = lazy.visibleCells(offset: offset).compactMap(\.cell.position)
      guard !rows.isEmpty else { return nil }
      let row = rows[index % rows.count]
      guard plan.screen.sections.count == lazy.screen.sections.count else { return nil }
      plan.sections[row.section].rows[row.row].words = words
      return update(to: plan.screen, from: before, toggled: lazy.screen[row].id)
    case .turn(let width): return turn(to: .grid(width, 100), from: before)
    case .show(let index, let alignment): return show(index, alignment, from: before)
    }
  }

  /// Scrolls; what was seen and is seen moves by what was asked for, unless an end stops it.
  private mutating func move(to target: Length) -> String? {
    let old = lazy
    let (seenBefore, wasEndKnown) = (rows(seenAt: offset), lazy.isEndKnown(at: target))
    let expected = rows(seenAt: target).filter { seenBefore[$0.key] != nil }
    let prepared = lazy.prepare(around: target, from: offset, margin: margin)
    offset = prepared
    let moved = Set(
      expected.map { id, y in (lazy.cell(for: id).map { $0.frame.y - prepared } ?? y) - y })
    if !moved.isEmpty { count("scroll") }
    guard moved.count <= 1 else { return "moved rows apart" }
    let isAtEnd = prepared == lazy.maxOffset() || prepared == .zero
    guard isAtEnd || moved.isSubset(of: [.zero]) else { return "moved \(moved)" }
    let isBeyond = wasEndKnown && target > old.maxOffset()
    guard prepared >= .zero, isBeyond || prepared <= lazy.maxOffset() else {
      return "is past an end: \(prepared) of \(lazy.maxOffset())"
    }
    if isBeyond { offset = lazy.maxOffset() }
    offset = lazy.prepare(around: offset, margin: margin)
    return nil
  }

  private func rows(seenAt offset: Length) -> [RowID: Length] {
    Dictionary(
      uniqueKeysWithValues: lazy.visibleCells(offset: offset).map(\.cell)
        .filter { $0.role == .row && !$0.isEstimated }.map { ($0.row.id, $0.frame.y - offset) })
  }

  private mutating func update(
    to screen: Screen, from before: Length?, toggled: RowID? = nil
  ) -> String? {
    let difference = screen.difference(from: lazy.screen)
    return replace(
      lazy.updated(by: difference), exact.updated(by: difference), after: difference,
      from: before, toggled: toggled)
  }

  private mutating func turn(to environment: LayoutEnvironment, from before: Length?) -> String? {
    replace(
      lazy.updated(in: environment), exact.updated(in: environment),
      after: lazy.screen.difference(from: lazy.screen), from: before)
  }

  /// Puts other layouts in the place of these: both keep the same thing in its place.
  private mutating func replace(
    _ nextLazy: ScreenLayout, _ nextExact: ScreenLayout, after difference: ScreenDifference,
    from before: Length?, toggled: RowID? = nil
  ) -> String? {
    var nextLazy = nextLazy
    let keepsAny = lazy.visibleCells(offset: offset).compactMap(\.cell.position)
      .contains(where: difference.keeps)
    let prepared = nextLazy.prepare(
      after: difference, replacing: lazy, from: offset, toggled: toggled, margin: margin)
    let expected = before.map {
      nextExact.offset(after: difference, replacing: exact, from: $0, toggled: toggled)
    }
    (lazy, exact, offset) = (nextLazy, nextExact, prepared)
    guard keepsAny, let expected, let found = exactOffset else { return nil }
    count(toggled == nil ? "update" : "toggle")
    return found == expected ? nil : "is at \(found) of the exact layout, not at \(expected)"
  }

  private mutating func show(
    _ index: Int, _ alignment: ScrollAlignment, from before: Length?
  ) -> String? {
    let rows = exact.screen.sections.flatMap(\.rows)
    guard !rows.isEmpty, let before else { return nil }
    let id = rows[index % rows.count].id
    let expected = exact.offset(showing: id, at: alignment, from: before)
    guard let target = lazy.prepare(showing: id, at: alignment, from: offset) else {
      return "does not find \(id)"
    }
    offset = lazy.prepare(around: target, margin: margin)
    guard offset == target else { return "moves \(target) to \(offset)" }
    guard let found = exactOffset else { return nil }
    count("show")
    return found == expected
      ? nil : "shows \(id) at \(found), not \(expected.map(\.description) ?? "")"
  }

  // MARK: - What holds after each step

  /// The offset at which the exact layout shows what the lazy one does; nil where nothing is seen.
  private var exactOffset: Length? {
    guard let first = lazy.visibleCells(offset: offset).first(where: { $0.cell.role == .row }),
      let cell = exact.cell(for: first.cell.row.id)
    else { return nil }
    return cell.frame.y - (first.cell.frame.y - offset)
  }

  private mutating func faultOfView() -> String? {
    let seen = lazy.visibleCells(offset: offset)
    if seen.contains(where: \.cell.isEstimated) { return "shows an estimate" }
    let isWrong = zip(lazy.cells, exact.cells).first {
      !$0.isEstimated
        && ($0.frame.width != $1.frame.width || $0.frame.height != $1.frame.height)
    }
    if let isWrong { return "measured \(isWrong.0.row.id) wrong" }
    guard let exactOffset else { return nil }
    let expected = exact.visibleCells(offset: exactOffset)
    let texts = [(seen, offset), (expected, exactOffset)].map { cells, offset in
      cells.map { "\($0.cell.row.id) \($0.top - offset) \($0.visibleHeight) \($0.pushed)" }
    }
    guard texts[0] == texts[1] else { return "shows\n\(texts[0])\nnot\n\(texts[1])" }
    guard lazy.isEndKnown(at: offset) else { return nil }
    count("end")
    let ends = (lazy.contentHeight - offset, exact.contentHeight - exactOffset)
    return ends.0 == ends.1 ? nil : "knows the end at \(ends.0), which is at \(ends.1)"
  }

  private mutating func faultOfEvents() -> String? {
    time = time + 100
    for event in tracker.update(lazy, offset: offset, at: time) {
      switch event.kind {
      case .didAppear:
        guard visible.insert(event.id).inserted else { return "\(event) appears twice" }
      case .didDisappear:
        guard visible.remove(event.id) != nil else { return "\(event) did not appear" }
      default: continue
      }
    }
    let seen = Set(lazy.visibleCells(offset: offset).map(\.cell.row.id))
    count("appear")
    return visible == seen ? nil : "counts \(visible) as visible, not \(seen)"
  }
}
