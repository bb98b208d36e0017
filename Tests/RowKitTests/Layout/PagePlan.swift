import RowKitTestSupport
@testable import RowKit

/// A screen of fixed heights as data, so that random ones can be laid out, changed and made smaller.
struct PagePlan: Equatable, CustomStringConvertible {
  struct Part: Equatable {
    var key: Int
    var header: Length?
    var isPinned = false
    var rows: [Line] = []
    var footer: Length?
    /// What is kept above and below the rows.
    var insets = [Length.zero, .zero]
    var spacing = Length.zero
  }

  struct Line: Equatable {
    var key: Int
    /// Whether the key holds for the screen, so that the row can go to another section.
    var isGlobal = false
    var height: Length
  }

  var parts: [Part]

  var screen: Screen { Screen("Page", sections: parts.map(\.section)) }

  var description: String {
    parts.map { part in
      let header = part.header.map { " header \($0)" + (part.isPinned ? " pinned" : "") } ?? ""
      let footer = part.footer.map { " footer \($0)" } ?? ""
      let rows = part.rows.map { "\($0.isGlobal ? "*" : "")\($0.key)=\($0.height)" }
      return "\(part.key)\(header) insets \(part.insets) spacing \(part.spacing) \(rows)\(footer)"
    }
    .joined(separator: "\n    ")
  }
}

extension PagePlan.Part {
  fileprivate var section: Section {
    var section = Section(key) {
      for row in rows {
        LayoutRow(.fixed(row.height)).id(row.key, scope: row.isGlobal ? .screen : .section)
      }
    }
    .keptWhenEmpty().rowSpacing(spacing).insets(Insets(top: insets[0], bottom: insets[1]))
    if let header { section = section.header(LayoutRow(.fixed(header)), pinned: isPinned) }
    if let footer { section = section.footer(LayoutRow(.fixed(footer))) }
    return section
  }

  fileprivate var smaller: [PagePlan.Part] {
    var all: [PagePlan.Part] = []
    func add(_ change: (inout PagePlan.Part) -> Void) {
      var part = self
      change(&part)
      if part != self { all.append(part) }
    }
    for rows in rows.withoutOne { add { $0.rows = rows } }
    add { $0.header = nil }
    add { $0.footer = nil }
    add { $0.isPinned = false }
    add { $0.insets = [.zero, .zero] }
    add { $0.spacing = .zero }
    for index in rows.indices { add { $0.rows[index].isGlobal = false } }
    return all
  }
}

extension PagePlan {
  /// Plans that are smaller by one step.
  var smaller: [PagePlan] {
    (parts.withoutOne + parts.replacingOne(\.smaller)).map { PagePlan(parts: $0) }
  }
}

/// Makes random pages, and random changes of them.
struct PageMaker {
  var random: SplitMix64

  mutating func page() -> PagePlan {
    let keys = (0..<12).shuffled(using: &random)
    return PagePlan(parts: keys.prefix(.random(in: 0...5, using: &random)).map { part(key: $0) })
  }

  mutating func chance(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &random) < part
  }

  private mutating func height() -> Length {
    random.pick([
      0, 0.5, 1, 10, 20, 44, 44, 60, 100.5, 300, Length(100).scaled(by: 1, over: 3),
      Length(units: .random(in: 0...20_000, using: &random)),
    ])
  }

  private mutating func distance() -> Length { random.pick([0, 0, 0, 7, 12.5]) }

  private mutating func part(key: Int) -> PagePlan.Part {
    var part = PagePlan.Part(key: key)
    part.header = chance(2, of: 3) ? height() : nil
    part.isPinned = chance(2, of: 3)
    part.footer = chance(1, of: 3) ? height() : nil
    part.rows = (0..<Int.random(in: 0...8, using: &random)).map { _ in line() }
    part.insets = [distance(), distance()]
    part.spacing = distance()
    return part
  }

  private mutating func line() -> PagePlan.Line {
    PagePlan.Line(
      key: .random(in: 0..<30, using: &random), isGlobal: chance(1, of: 2), height: height())
  }

  /// Changes a page in one way.
  mutating func edit(_ page: inout PagePlan) {
    guard let index = page.parts.indices.randomElement(using: &random) else {
      page.parts.append(part(key: .random(in: 0..<12, using: &random)))
      return
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: page.parts.remove(at: index)
    case 1, 2: page.parts.insert(part(key: .random(in: 12..<20, using: &random)), at: index)
    case 3:
      let part = page.parts.remove(at: index)
      page.parts.insert(part, at: .random(in: 0...page.parts.count, using: &random))
    case 4: moveRow(from: index, in: &page)
    default: edit(&page.parts[index])
    }
  }

  private mutating func moveRow(from index: Int, in page: inout PagePlan) {
    guard let row = page.parts[index].rows.indices.randomElement(using: &random) else { return }
    let line = page.parts[index].rows.remove(at: row)
    let target = Int.random(in: page.parts.indices, using: &random)
    let end = Int.random(in: 0...page.parts[target].rows.count, using: &random)
    page.parts[target].rows.insert(line, at: end)
  }

  private mutating func edit(_ part: inout PagePlan.Part) {
    let row = part.rows.indices.randomElement(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: part.header = chance(1, of: 3) ? nil : height()
    case 1: part.isPinned.toggle()
    case 2: part.insets[0] = distance()
    case 3: part.spacing = distance()
    case 4, 5:
      let lines = (0...Int.random(in: 0...2, using: &random)).map { _ in line() }
      part.rows.insert(contentsOf: lines, at: row ?? 0)
    case 6:
      guard let row else { return }
      part.rows.removeSubrange(row..<min(part.rows.count, row + .random(in: 1...4, using: &random)))
    default:
      guard let row else { return }
      part.rows[row].height = height()
    }
  }
}
