@testable import RowKit

// Carousels, compared with a model.

extension SessionRun {
  static let part = RowKey("moving")

  /// The carousels of a page, or of the header's list, and how far each can be scrolled.
  func carousels(of list: RowKey) -> [(row: RowID, limit: Length)] {
    let rows: [(row: RowID, items: Int)]
    if list == Self.part {
      rows = (session.partList?.rows ?? []).enumerated().map { number, row in
        (row.id, header.items(ofRow: number))
      }
    } else {
      guard let page = session.state.pages.firstIndex(where: { $0.id == list }) else { return [] }
      rows = zip(session.layouts[page].screen.sections, pages[page].parts).flatMap {
        section, part in
        zip(section.rows, part.rows).map { ($0.id, $1.items) }
      }
    }
    return rows.compactMap { row, items in
      CarouselModel.limit(items: items, width: session.environment.width).map { (row, $0) }
    }
  }

  /// Takes an input in the model, and compares where carousels are.
  mutating func carouselFault(_ step: ScrollStep, isStale: Bool) -> String? {
    switch step.input {
    case .carousel(let row, let distance, _, _):
      if isStale { break }
      if let fault = carouselFault(row, distance, step) { return fault }
    case .content: hold(step.page, .carouselClampedByContent)
    case .header: hold(Self.part, .partCarouselClampedByHeader)
    case .resize:
      for page in session.state.pages { hold(page.id, .carouselClampedBySize) }
      hold(Self.part, .partCarouselClampedBySize)
    default: break
    }
    noteKept(step)
    for page in session.state.pages
    where page.carousels.filter({ $0.value != .zero }) != model.moved(in: page.id) {
      return "carousels of \(page.id) are at \(page.carousels), not \(model.moved(in: page.id))"
    }
    for part in session.state.parts {
      let expected = model.moved(in: RowKey(part.name))
      if part.carousels.filter({ $0.value != .zero }) != expected {
        return "carousels of \(part.name) are at \(part.carousels), not \(expected)"
      }
    }
    return nil
  }

  private mutating func carouselFault(
    _ row: RowID, _ distance: Length, _ step: ScrollStep
  ) -> String? {
    guard let limit = carousels(of: step.page).first(where: { $0.row == row })?.limit else {
      return "a carousel that is not there moves"
    }
    let taken = model.drag(row, in: step.page, by: distance, limit: limit)
    note(step.page == Self.part ? .partCarousel : .carousel)
    note(.carouselEnd, taken < distance)
    note(.carouselStart, taken > distance)
    let place = CarouselEnd(list: step.page, row: row)
    note(.carouselOtherEnd, taken < distance && ends[place].map { $0 != limit } ?? false)
    ends[place] = limit
    return step.consumed.carousel == taken && step.consumed.unconsumed == distance - taken
      ? nil : "the carousel takes \(step.consumed.carousel), not \(taken)"
  }

  private mutating func hold(_ list: RowKey, _ clamped: Mark) {
    if model.moved(in: list).isEmpty { return }
    let limits = Dictionary(uniqueKeysWithValues: carousels(of: list).map { ($0.row, $0.limit) })
    let (isClamped, isDropped) = model.hold(list, within: limits)
    note(clamped, isClamped)
    note(list == Self.part ? .partCarouselDropped : .carouselDropped, isDropped)
  }

  private mutating func noteKept(_ step: ScrollStep) {
    for case .appeared(let row, let page) in step.events where model.moved(in: page)[row] != nil {
      note(page == Self.part ? .partCarouselKept : .carouselKept)
    }
  }

  /// A carousel whose end was come upon.
  struct CarouselEnd: Hashable {
    let list: RowKey
    let row: RowID
  }
}
