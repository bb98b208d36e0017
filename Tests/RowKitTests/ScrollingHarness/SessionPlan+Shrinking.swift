@testable import RowKit

extension SessionPlan {
  /// Plans that are smaller by one step.
  var smaller: [SessionPlan] {
    func with(_ change: (inout SessionPlan) -> Void) -> SessionPlan {
      var plan = self
      change(&plan)
      return plan
    }
    let fewer = inputs.withoutOne.map { inputs in with { $0.inputs = inputs } }
    let pagesLess =
      pages.count > 1 ? pages.withoutOne.map { pages in with { $0.pages = pages } } : []
    let simpler = pages.replacingOne(\.smaller).map { pages in with { $0.pages = pages } }
    let plainer = inputs.replacingOne(\.smaller).map { inputs in with { $0.inputs = inputs } }
    let headers = header.smaller.map { header in with { $0.header = header } }
    let sizes = size.smaller.map { size in with { $0.size = size } }
    let kept = inactivePageOffset == .keep ? [] : [with { $0.inactivePageOffset = .keep }]
    return fewer + pagesLess + simpler + plainer + headers + sizes + kept
  }
}

extension SessionPlan.Header {
  fileprivate var smaller: [SessionPlan.Header] {
    var all: [SessionPlan.Header] = []
    func add(_ isOther: Bool, _ change: (inout SessionPlan.Header) -> Void) {
      var header = self
      change(&header)
      if isOther { all.append(header) }
    }
    add(isList) { $0.isList = false }
    add(isLimited) { $0.isLimited = false }
    add(snap != .none) { $0.snap = .none }
    add(bounce != .page) { $0.bounce = .page }
    return all
  }
}

extension SessionPlan.Gesture {
  fileprivate var smaller: [SessionPlan.Gesture] {
    var all: [SessionPlan.Gesture] = []
    if page != nil { all.append(SessionPlan.Gesture(page: nil, isOld: isOld)) }
    if isOld { all.append(SessionPlan.Gesture(page: page)) }
    return all
  }
}

extension SessionPlan.Update {
  fileprivate var smaller: [SessionPlan.Update] {
    var all: [SessionPlan.Update] = []
    func add(_ change: (inout SessionPlan.Update) -> Void) {
      var update = self
      change(&update)
      all.append(update)
    }
    for pages in pages.withoutOne { add { $0.pages = pages } }
    for pages in pages.replacingOne({ page, plan in plan.smaller.map { (page, $0) } }) {
      add { $0.pages = pages }
    }
    if let header {
      add { $0.header = nil }
      for header in header.smaller { add { $0.header = header } }
    }
    if toggled != nil { add { $0.toggled = nil } }
    return all
  }
}

extension SessionPlan.Input {
  fileprivate var smaller: [SessionPlan.Input] {
    switch self {
    case .drag(let distance, let gesture):
      distance.smaller.map { .drag($0, gesture) } + gesture.smaller.map { .drag(distance, $0) }
    case .glide(let distance, let gesture):
      distance.smaller.map { .glide($0, gesture) } + gesture.smaller.map { .glide(distance, $0) }
    case .release(let velocity, let gesture):
      velocity.smaller.map { .release($0, gesture) }
        + gesture.smaller.map { .release(velocity, $0) }
    case .settle: []
    case .tab(let page): page.smaller.map { .tab($0) }
    case .pagerDrag(let distance): distance.smaller.map { .pagerDrag($0) }
    case .pagerRelease(let velocity): velocity.smaller.map { .pagerRelease($0) }
    case .pagerReport(let distance): distance.smaller.map { .pagerReport($0) }
    case .carousel(let row, let distance, let gesture, let isInHeader):
      row.smaller.map { .carousel($0, distance, gesture, isInHeader: isInHeader) }
        + distance.smaller.map { .carousel(row, $0, gesture, isInHeader: isInHeader) }
        + gesture.smaller.map { .carousel(row, distance, $0, isInHeader: isInHeader) }
    case .row(let page, let section, let row):
      page.smaller.map { .row(page: $0, section: section, row: row) }
        + section.smaller.map { .row(page: page, section: $0, row: row) }
        + row.smaller.map { .row(page: page, section: section, row: $0) }
    case .section(let page, let section):
      page.smaller.map { .section(page: $0, section: section) }
        + section.smaller.map { .section(page: page, section: $0) }
    case .top(let page): page.smaller.map { .top(page: $0) }
    case .offset(let page, let offset):
      page.smaller.map { .offset(page: $0, offset) }
        + offset.smaller.map { .offset(page: page, $0) }
    case .part(let row): row.smaller.map { .part(row: $0) }
    case .content(let page, let plan):
      page.smaller.map { .content(page: $0, plan) }
        + plan.smaller.map { .content(page: page, $0) }
    case .toggle(let page, let section, let row, let height):
      page.smaller.map { .toggle(page: $0, section: section, row: row, height) }
        + section.smaller.map { .toggle(page: page, section: $0, row: row, height) }
        + row.smaller.map { .toggle(page: page, section: section, row: $0, height) }
        + height.smaller.map { .toggle(page: page, section: section, row: row, $0) }
    case .toggleFirst(let page, let height):
      page.smaller.map { .toggleFirst(page: $0, height) }
        + height.smaller.map { .toggleFirst(page: page, $0) }
    case .header(let header): header.smaller.map { .header($0) }
    case .resize(let size, let update):
      (update == nil ? [] : [.resize(size, nil)]) + size.smaller.map { .resize($0, update) }
        + (update?.smaller ?? []).map { .resize(size, $0) }
    case .update(let update): update.smaller.map { .update($0) }
    }
  }
}
