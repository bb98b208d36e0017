import RowKitTestSupport
@testable import RowKit

/// Makes random plans.
struct SessionPlanMaker {
  var maker: PageMaker

  init(random: SplitMix64) { maker = PageMaker(random: random) }

  mutating func plan() -> SessionPlan {
    let pages = (0..<maker.random.pick([1, 2, 2, 3])).map { _ in maker.page() }
    var edited = pages
    return SessionPlan(
      header: header(), inactivePageOffset: inactivePageOffset(),
      size: size([656, 400, 200, 120.5, 40]), pages: pages,
      inputs: (0..<Int.random(in: 1...12, using: &maker.random)).flatMap { _ in inputs(&edited) })
  }

  private mutating func inactivePageOffset() -> InactivePageOffset {
    maker.random.pick([.keep, .keep, .reset])
  }

  private mutating func size(_ heights: [Length]) -> LayoutSize {
    LayoutSize(
      width: maker.random.pick([320, 320, 375, 200.5]), height: maker.random.pick(heights))
  }

  private mutating func header() -> SessionPlan.Header {
    let (moving, pinned) = (
      maker.random.pick([0, 105, 120, 33.5] as [Length]), maker.random.pick([0, 44] as [Length])
    )
    let mode = maker.random.pick([
      HeaderMode.exitUntilCollapsed(), .enterAlwaysAndExitUntilCollapsed(), .pinned,
      .exitUntilCollapsed(min: pinned + moving / 4),
      .custom(min: pinned, reveal: pinned + moving / 2),
    ])
    return SessionPlan.Header(
      mode: mode, moving: moving, isList: maker.chance(1, of: 2),
      items: .random(in: 2...6, using: &maker.random), pinned: pinned,
      snap: maker.random.pick([.none, .nearest(.expands), .lastDirection]),
      bounce: maker.random.pick([.page, .header, .none]),
      isLimited: maker.chance(1, of: 3))
  }

  private mutating func distance() -> Length {
    let size = maker.random.pick([1, 2_400, 24_000, 100_000, 500_000])
    return Length(units: .random(in: Int64(-size)...Int64(size), using: &maker.random))
  }

  private mutating func velocity() -> Double {
    maker.random.pick([500, -500, 2500, -2500, 0, 60.5])
  }

  private mutating func gesture() -> SessionPlan.Gesture {
    SessionPlan.Gesture(
      page: maker.chance(1, of: 6) ? Int.random(in: 0..<3, using: &maker.random) : nil,
      isOld: maker.chance(1, of: 12))
  }

  /// An input, or several that belong together.
  private mutating func inputs(_ pages: inout [PagePlan]) -> [SessionPlan.Input] {
    switch Int.random(in: 0..<30, using: &maker.random) {
    case 0:
      return [.pagerDrag(distance()), input(&pages), .pagerRelease(velocity()), .settle]
    case 1: return [.pagerReport(distance()), .pagerReport(distance()), .settle]
    case 2:
      let carousel = carousel()
      return [carousel, input(&pages), carousel]
    default: return [input(&pages)]
    }
  }

  private mutating func carousel() -> SessionPlan.Input {
    .carousel(
      .random(in: 0..<3, using: &maker.random), maker.random.pick([distance(), 1000]), gesture(),
      isInHeader: maker.chance(1, of: 3))
  }

  private mutating func update(_ pages: inout [PagePlan]) -> SessionPlan.Update {
    let changed = pages.indices.filter { _ in maker.chance(1, of: 2) }
    for page in changed { maker.edit(&pages[page]) }
    let place = place(pages)
    return SessionPlan.Update(
      pages: changed.map { (page: $0, plan: pages[$0]) },
      header: maker.chance(1, of: 3) ? header() : nil, inactivePageOffset: inactivePageOffset(),
      toggled: maker.chance(1, of: 2) ? place : nil)
  }

  private mutating func place(_ pages: [PagePlan]) -> (page: Int, section: Int, row: Int) {
    (
      Int.random(in: pages.indices, using: &maker.random),
      Int.random(in: 0..<6, using: &maker.random), Int.random(in: 0..<9, using: &maker.random)
    )
  }

  private mutating func input(_ pages: inout [PagePlan]) -> SessionPlan.Input {
    let (page, section, row) = place(pages)
    switch Int.random(in: 0..<30, using: &maker.random) {
    case 0..<8: return .drag(distance(), gesture())
    case 8: return .glide(distance(), gesture())
    case 9: return .release(velocity(), gesture())
    case 10: return .settle
    case 11: return .tab(page)
    case 12: return .row(page: page, section: section, row: row)
    case 13: return .section(page: page, section: section)
    case 14: return .top(page: page)
    case 15: return .offset(page: page, max(.zero, distance()))
    case 16, 17, 18:
      for _ in 0..<maker.random.pick([1, 1, 2, 4]) { maker.edit(&pages[page]) }
      return .content(page: page, pages[page])
    case 19:
      return .toggle(page: page, section: section, row: row, maker.random.pick([0, 5, 80, 400]))
    case 20: return .toggleFirst(page: page, maker.random.pick([0, 5, 20, 400]))
    case 21: return .header(header())
    case 22: return .part(row: row)
    case 23: return .update(update(&pages))
    case 24: return .pagerDrag(distance())
    case 25: return .pagerRelease(velocity())
    case 26: return .pagerReport(maker.random.pick([0, distance()]))
    case 27, 28: return carousel()
    default:
      let isOther = maker.chance(1, of: 3)
      return .resize(size([656, 300, 120, 41.5]), isOther ? update(&pages) : nil)
    }
  }
}
