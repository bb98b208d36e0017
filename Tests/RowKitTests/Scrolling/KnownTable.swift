@testable import RowKit

/// A page of three sections of twenty rows of 60 below headers of 40, as one design or another shows it: below a
/// header of 164, of which 59 stay, in a viewport of 656.
protocol TableDesign {
  mutating func drag(_ distance: Length)
  /// Expands a row of the first section to 120.
  mutating func toggle(_ row: Int)
  /// Moves the carousel in the first row.
  mutating func dragCarousel(_ distance: Length)
  mutating func reloadOtherPage()
  mutating func scroll(toSection section: Int)
  /// The first row that is seen, and where it would stand whole: `1/0 at 99`.
  var top: String { get }
  /// The rows of the first section that are seen expanded.
  var expanded: [Int] { get }
  var carousel: Length { get }
  /// Where the header stands of the section at the top.
  var pinnedHeader: Length? { get }
}

/// RowKit's.
struct OurTable: TableDesign {
  private var session: ScrollSession
  private var toggled: Set<Int> = []

  init() throws {
    session = try ScrollSession(
      PagedScreen("Table", header: .gamePages()) {
        Page("table", screen: Self.screen([]))
        Page("other", screen: .list(30))
      }, in: .grid(360, 656), measurement: .lazy(estimate: 44))
  }

  private static func screen(_ toggled: Set<Int>) -> Screen {
    Screen("Table") {
      for section in 0..<3 {
        Section(section) {
          ForEach((0..<20).map(Element.init)) { row in
            let height: Length = section == 0 && toggled.contains(row.id) ? 120 : 60
            // As high as what it shows, so that a lazy layout has to measure it.
            LayoutRow(
              content: Carousel(0..<5, itemWidth: .points(200)) { _ in
                Picture("item", width: 10, height: height)
              }.content)
          }
        }
        .header(LayoutRow(.fixed(40)), pinned: true)
      }
    }
  }

  private func id(_ row: Int) -> RowID { session.layouts[0].screen.sections[0].rows[row].id }

  mutating func drag(_ distance: Length) { _ = try? session.drag(by: distance) }

  mutating func toggle(_ row: Int) {
    toggled.formSymmetricDifference([row])
    _ = try? session.update("table", to: Self.screen(toggled), toggled: id(row))
  }

  mutating func dragCarousel(_ distance: Length) {
    _ = try? session.dragCarousel(id(0), by: distance)
  }

  mutating func reloadOtherPage() { _ = try? session.update("other", to: .list(10, rowHeight: 70)) }

  mutating func scroll(toSection section: Int) {
    _ = try? session.scroll(to: .section(RowKey(section)))
  }

  private var rows: [VisibleCell] { session.visibleCells.filter { $0.cell.role == .row } }

  var top: String {
    guard let row = rows.first, let position = row.cell.position else { return "none" }
    return
      "\(position.section)/\(position.row) at \(session.bodyTop + row.top - session.shownOffset)"
  }

  var expanded: [Int] {
    rows.filter { $0.cell.frame.height > 60 }.compactMap { $0.cell.position?.row }
  }

  var carousel: Length { (try? session.carouselOffset(of: id(0), on: "table")) ?? -1 }

  var pinnedHeader: Length? {
    session.visibleCells.first { $0.isDisplaced }.map {
      session.bodyTop + $0.top - session.shownOffset
    }
  }
}

/// A table as published designs make it, with one of their faults.
struct KnownTable: TableDesign {
  enum Fault: CaseIterable {
    /// What is expanded is kept in cells that take turns.
    case expansionInCell
    /// Where a carousel is is kept in its cell, which is made anew.
    case carouselInCell
    /// One table has the rows of all pages, and a reload estimates the heights of all again.
    case reloadByEstimates
    /// The header is a section in front, and one call does not count it.
    case headerAsSection
    /// The line at the top is a number, in two places.
    case twoTopLines
    /// The list begins at the screen's top, and pins there.
    case headersAtListTop
  }

  private let fault: Fault
  private var extent: Length = 164
  private var offset: Length = 0
  /// The rows that are expanded, counted through all sections; or the cells.
  private var expandedRows: Set<Int> = []
  private var areEstimated = false
  private(set) var carousel: Length = 0

  init(_ fault: Fault) { self.fault = fault }

  /// The rows with where they stand in the content.
  private var rows: [(section: Int, row: Int, y: Length, height: Length)] {
    var y: Length = 0
    var rows: [(Int, Int, Length, Length)] = []
    for section in 0..<3 {
      y = y + 40
      for row in 0..<20 {
        let isExpanded = expandedRows.contains(place(section * 20 + row))
        let height: Length = areEstimated ? 44 : isExpanded ? 120 : 60
        rows.append((section, row, y, height))
        y = y + height
      }
    }
    return rows
  }

  /// Where it is kept that a row is expanded: there are twelve cells.
  private func place(_ row: Int) -> Int { fault == .expansionInCell ? row % 12 : row }

  private var seen: [(section: Int, row: Int, y: Length, height: Length)] {
    rows.filter { $0.y + $0.height > offset + 40 && $0.y < offset + 656 - extent }
  }

  mutating func drag(_ distance: Length) {
    if distance > 0 {
      let header = min(distance, extent - 59)
      extent = extent - header
      offset = offset + distance - header
    } else {
      let page = min(-distance, offset)
      offset = offset - page
      extent = min(164, extent - distance - page)
    }
    let isAway = seen.first?.row != 0 || seen.first?.section != 0
    if fault == .carouselInCell, isAway { carousel = 0 }
  }

  mutating func toggle(_ row: Int) { expandedRows.formSymmetricDifference([place(row)]) }

  mutating func dragCarousel(_ distance: Length) { carousel = distance }

  mutating func reloadOtherPage() { areEstimated = fault == .reloadByEstimates }

  mutating func scroll(toSection section: Int) {
    let index = fault == .headerAsSection ? section - 1 : section
    let y = (rows.first { $0.section == index }?.y ?? 0) - 40
    offset = fault == .twoTopLines ? y + extent - 55 : y
  }

  var top: String {
    seen.first.map { "\($0.section)/\($0.row) at \(extent + $0.y - offset)" } ?? "none"
  }

  var expanded: [Int] { seen.filter { $0.height > 60 }.map(\.row) }

  var pinnedHeader: Length? { fault == .headersAtListTop ? 0 : extent }
}
