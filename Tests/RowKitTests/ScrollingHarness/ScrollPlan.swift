import RowKitTestSupport
@testable import RowKit

/// A session with the arithmetic of a scrolling screen as data, so that random ones can be run and made smaller.
struct ScrollPlan: CustomStringConvertible {
  var mode: HeaderMode
  var header: Length
  var snap: HeaderSnap
  var bounce: ScrollBounce
  var inactivePageOffset: InactivePageOffset
  var isLimited: Bool
  var viewport: LayoutSize
  var contents: [Length]
  var inputs: [Input]

  /// What happens; pages are counted round.
  enum Input {
    case drag(Length, page: Int?, isOld: Bool)
    case glide(Length)
    case release(Double)
    case settle
    case tab(Int)
    case pagerDrag(Length)
    case pagerRelease(Double)
    /// Where the host's pages are, from where the pager is.
    case pagerReport(Length)
    /// What is to be seen, and how high it is.
    case scroll(page: Int, Length, height: Length?)
    case top(page: Int)
    /// Another height, and by how much what is anchored moved.
    case content(page: Int, Length, moved: Length)
    case rule(HeaderMode, Length)
    case resize(LayoutSize, HeaderMode, Length, moved: Length)
  }

  var description: String {
    """
    \(mode) \(header) \(snap) bounce \(bounce) inactive \(inactivePageOffset)\(isLimited ? " limited" : "") \
    \(viewport) pages \(contents)
        \(inputs.map { "\($0)" }.joined(separator: "\n    "))
    """
  }

  var rule: HeaderRule? { Self.rule(mode, header, snap, bounce) }

  static func rule(
    _ mode: HeaderMode, _ whole: Length, _ snap: HeaderSnap, _ bounce: ScrollBounce
  ) -> HeaderRule? {
    let (min, reveal) = mode.heights(pinnedParts: whole / 4, whole: whole)
    return try? HeaderRule(min: min, reveal: reveal, max: whole, snap: snap, bounce: bounce)
  }
}

extension ScrollPlan {
  /// Plans that are smaller by one step.
  var smaller: [ScrollPlan] {
    var all = inputs.withoutOne.map { with($0) }
    all += inputs.replacingOne(\.smaller).map { with($0) }
    if contents.count > 1 {
      all += contents.withoutOne.map { contents in
        var plan = self
        plan.contents = contents
        return plan
      }
    }
    func add(_ change: (inout ScrollPlan) -> Void) {
      var plan = self
      change(&plan)
      if plan.description != description { all.append(plan) }
    }
    all += contents.replacingOne(\.smaller).map { contents in
      var plan = self
      plan.contents = contents
      return plan
    }
    for header in header.smaller { add { $0.header = header } }
    for viewport in viewport.smaller { add { $0.viewport = viewport } }
    add { $0.inactivePageOffset = .keep }
    add { $0.snap = .none }
    add { $0.bounce = .page }
    add { $0.isLimited = false }
    return all
  }

  private func with(_ inputs: [Input]) -> ScrollPlan {
    var plan = self
    plan.inputs = inputs
    return plan
  }
}

extension ScrollPlan.Input {
  fileprivate var smaller: [ScrollPlan.Input] {
    switch self {
    case .drag(let distance, let page, let isOld):
      distance.smaller.map { .drag($0, page: page, isOld: isOld) }
        + (page?.smaller ?? []).map { .drag(distance, page: $0, isOld: isOld) }
    case .glide(let distance): distance.smaller.map { .glide($0) }
    case .release(let velocity): velocity.smaller.map { .release($0) }
    case .settle: []
    case .tab(let page): page.smaller.map { .tab($0) }
    case .pagerDrag(let distance): distance.smaller.map { .pagerDrag($0) }
    case .pagerRelease(let velocity): velocity.smaller.map { .pagerRelease($0) }
    case .pagerReport(let distance): distance.smaller.map { .pagerReport($0) }
    case .scroll(let page, let target, let height):
      page.smaller.map { .scroll(page: $0, target, height: height) }
        + target.smaller.map { .scroll(page: page, $0, height: height) }
        + (height?.smaller ?? []).map { .scroll(page: page, target, height: $0) }
    case .top(let page): page.smaller.map { .top(page: $0) }
    case .content(let page, let height, let moved):
      page.smaller.map { .content(page: $0, height, moved: moved) }
        + height.smaller.map { .content(page: page, $0, moved: moved) }
        + moved.smaller.map { .content(page: page, height, moved: $0) }
    case .rule(let mode, let header): header.smaller.map { .rule(mode, $0) }
    case .resize(let size, let mode, let header, let moved):
      size.smaller.map { .resize($0, mode, header, moved: moved) }
        + header.smaller.map { .resize(size, mode, $0, moved: moved) }
        + moved.smaller.map { .resize(size, mode, header, moved: $0) }
    }
  }
}

/// Makes random plans.
struct ScrollPlanMaker {
  var random: SplitMix64

  mutating func plan() -> ScrollPlan {
    let count = random.pick([1, 1, 2, 2, 3, 4])
    let header = height()
    return ScrollPlan(
      mode: mode(header), header: header,
      snap: random.pick([.none, .nearest(.expands), .nearest(.collapses), .lastDirection]),
      bounce: random.pick([.page, .page, .header, .none]),
      inactivePageOffset: random.pick([.keep, .reset]),
      isLimited: count == 1 && random.pick([true, false]),
      viewport: viewport(), contents: (0..<count).map { _ in content() },
      inputs: (0..<Int.random(in: 1...25, using: &random)).map { _ in input(header) })
  }

  private mutating func mode(_ whole: Length) -> HeaderMode {
    let part = random.pick([.zero, whole / 4, whole / 3, whole / 2, whole])
    return random.pick([
      .pinned, .scroll, .exitUntilCollapsed(min: part), .exitUntilCollapsed(), .enterAlways,
      .enterAlwaysCollapsed(reveal: part), .enterAlwaysAndExitUntilCollapsed(min: part),
      .custom(min: part / 2, reveal: part),
    ])
  }

  private mutating func height() -> Length {
    random.pick([
      0, 56, 164, 200, 164.5, 900, Length(units: .random(in: 0...60_000, using: &random)),
    ])
  }

  private mutating func viewport() -> LayoutSize {
    LayoutSize(
      width: random.pick([360, 375, 320.5, 7]), height: random.pick([656, 400, 100, 33.25, 1]))
  }

  private mutating func content() -> Length {
    random.pick([
      0, 30, 300, 656, 750, 1080, 20_000, Length(units: .random(in: 0...300_000, using: &random)),
    ])
  }

  private mutating func distance() -> Length {
    let size = random.pick([1, 240, 2_400, 24_000, 240_000, 2_400_000])
    return Length(units: .random(in: Int64(-size)...Int64(size), using: &random))
  }

  private mutating func velocity() -> Double {
    random.pick([0, 1000, -1000, 300.5, -20, 8000, -8000])
  }

  private mutating func input(_ header: Length) -> ScrollPlan.Input {
    let page = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<8: return .drag(distance(), page: nil, isOld: false)
    case 8: return .drag(distance(), page: page, isOld: random.pick([true, false]))
    case 9: return .glide(distance())
    case 10: return .release(velocity())
    case 11: return .settle
    case 12: return .tab(page)
    case 13, 14: return .pagerDrag(distance())
    case 15: return .pagerRelease(velocity())
    case 16: return .pagerReport(random.pick([0, distance()]))
    case 17: return .scroll(page: page, content(), height: random.pick([nil, 50, 2000]))
    case 18: return .top(page: page)
    case 19, 20:
      return .content(page: page, content(), moved: random.pick([0, distance()]))
    case 21:
      let whole = random.pick([header, height()])
      return .rule(mode(whole), whole)
    case 22:
      return .resize(viewport(), mode(header), header, moved: random.pick([0, distance()]))
    default: return .settle
    }
  }
}
