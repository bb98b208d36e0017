@testable import RowKit

// Gestures that hold no more.

extension SessionRun {
  /// Whether a gesture began on another page or in another generation, or a finger moves the pages.
  mutating func isStale(_ input: ScrollInput) -> Bool {
    guard let gesture = input.gesture else { return false }
    let state = session.state
    let isElsewhere =
      gesture.page.map { $0 != Self.part && $0 != state.pages[state.active].id } ?? false
    let isOld = gesture.generation.map { $0 != state.generation } ?? false
    note(gesture.elsewhere, isElsewhere)
    note(gesture.old, isOld)
    note(gesture.inPager, pager.isDragged)
    return isElsewhere || isOld || pager.isDragged
  }

  /// A gesture that holds no more changes nothing, and gets all back.
  func staleFault(_ step: ScrollStep, _ before: ScrollSession) -> String? {
    if session.state != before.state { return "9: a stale gesture moves something" }
    var distance: Length?
    switch step.input {
    case .drag(let by, _, _), .glide(let by, _, _), .carousel(_, let by, _, _): distance = by
    case .release(let velocity, _, _): distance = (try? Fling(velocity: velocity))?.distance
    default: break
    }
    return step.unconsumed == distance && step.consumed.total == distance && step.events.isEmpty
      ? nil : "9: a stale gesture does not get all back"
  }
}

/// Where a gesture began and when, and what is come upon where it is stale.
private struct Gesture {
  var page: RowKey?
  var generation: Int?
  var elsewhere: SessionRun.Mark
  var old: SessionRun.Mark
  var inPager: SessionRun.Mark
}

extension ScrollInput {
  fileprivate var gesture: Gesture? {
    switch self {
    case .drag(_, let page, let generation):
      Gesture(
        page: page, generation: generation,
        elsewhere: .dragElsewhere, old: .dragOld, inPager: .dragInPager)
    case .glide(_, let page, let generation):
      Gesture(
        page: page, generation: generation,
        elsewhere: .glideElsewhere, old: .glideOld, inPager: .glideInPager)
    case .release(_, let page, let generation):
      Gesture(
        page: page, generation: generation,
        elsewhere: .releaseElsewhere, old: .releaseOld, inPager: .releaseInPager)
    case .carousel(_, _, let page, let generation):
      Gesture(
        page: page, generation: generation,
        elsewhere: .carouselElsewhere, old: .carouselOld, inPager: .carouselInPager)
    default: nil
    }
  }
}
