import RowKitTestSupport
@testable import RowKit

/// A screen of rows of all kinds of heights, as data, so that random ones can be changed, made smaller,
/// and printed.
struct LayoutPlan: CustomStringConvertible {
  var sections: [SectionPlan]

  struct SectionPlan {
    var key: Int
    var rows: [RowPlan]
    /// How many words the header has; nil for none.
    var header: Int?
    var isPinned = false
    var inset = 0
    var spacing = 0
    var columns = 1
  }

  struct RowPlan {
    var key: Int
    var words: Int
    var rule: Rule
    var span = 1

    enum Rule: CaseIterable { case automatic, bounded, fixed, aspect, viewport }
  }

  var screen: Screen { Screen("plan", sections: sections.map(\.section)) }

  var description: String {
    sections.map { section in
      let rows = section.rows.map { "\($0.key):\($0.rule)×\($0.words)" }.joined(separator: " ")
      let header = section.header.map { " header×\($0)\(section.isPinned ? " pinned" : "")" } ?? ""
      return
        "[\(section.key)\(header) columns \(section.columns) inset \(section.inset) spacing \(section.spacing): \(rows)]"
    }.joined(separator: " ")
  }
}

extension LayoutPlan.SectionPlan {
  var section: Section {
    let section = Section(key) {
      ForEach(rows, id: \.key, scope: .screen) { $0.row.span($0.span) }
    }
    .insets(Insets(top: 4, leading: Length(inset), bottom: 6, trailing: 0))
    .rowSpacing(Length(spacing)).keptWhenEmpty().columns(columns, spacing: 2)
    return header.map {
      section.header(LayoutRow(content: text(ofWords: $0)), pinned: isPinned)
    } ?? section
  }
}

extension LayoutPlan.RowPlan {
  var row: LayoutRow {
    let height: RowHeight =
      switch rule {
      case .automatic: .automatic
      case .bounded: .automatic(atLeast: 30, atMost: 90)
      case .fixed: .fixed(Length(words) * 7)
      case .aspect: .aspect(width: 7, height: Length(words))
      case .viewport: .viewport(words, of: 9)
      }
    return LayoutRow(height, content: text(ofWords: words))
  }
}

/// A text of so many words, at most one of which fits beside another.
private func text(ofWords count: Int) -> Content {
  Text((0..<count).map { "w\($0)" }.joined(separator: " ")).content
}

extension LayoutPlan {
  static func random(using random: inout SplitMix64) -> LayoutPlan {
    var keys = Array(0..<40).shuffled(using: &random)
    let sections = (0..<Int.random(in: 0...4, using: &random)).map { key in
      SectionPlan(
        key: key,
        rows: (0..<Int.random(in: 0...7, using: &random)).map { _ in
          RowPlan.random(keys.removeLast(), using: &random)
        },
        header: random.pick([nil, 1, 4]), isPinned: random.pick([true, false]),
        inset: random.pick([0, 0, 10]), spacing: random.pick([0, 3]),
        columns: random.pick([1, 1, 1, 2, 3]))
    }
    return LayoutPlan(sections: sections)
  }

  /// The plan with some changes.
  func edited(using random: inout SplitMix64) -> LayoutPlan {
    var plan = self
    for _ in 0..<Int.random(in: 1...4, using: &random) { plan.edit(using: &random) }
    return plan
  }

  private mutating func edit(using random: inout SplitMix64) {
    guard !sections.isEmpty, Int.random(in: 0..<8, using: &random) > 0 else {
      let keys = Set(sections.map(\.key))
      let key = (0...).first { !keys.contains($0) } ?? 0
      let rows = [RowPlan.random(freeKey, using: &random)]
      sections.insert(
        SectionPlan(key: key, rows: rows), at: .random(in: 0...sections.count, using: &random))
      return
    }
    let index = Int.random(in: sections.indices, using: &random)
    let count = sections[index].rows.count
    switch Int.random(in: 0..<10, using: &random) {
    case 0: sections.remove(at: index)
    case 1: sections.swapAt(index, .random(in: sections.indices, using: &random))
    case 2: sections[index].inset = random.pick([0, 10, 20])
    case 3: sections[index].spacing = random.pick([0, 3, 5])
    case 4:
      sections[index].header = random.pick([nil, 1, 2, 4])
      sections[index].columns = random.pick([1, 2, 3])
    case 5, 6:
      let row = RowPlan.random(freeKey, using: &random)
      sections[index].rows.insert(row, at: .random(in: 0...count, using: &random))
    case 7 where count > 0:
      sections[index].rows.remove(at: .random(in: 0..<count, using: &random))
    case 8 where count > 0:
      let row = sections[index].rows.remove(at: .random(in: 0..<count, using: &random))
      let target = Int.random(in: sections.indices, using: &random)
      let place = Int.random(in: 0...sections[target].rows.count, using: &random)
      sections[target].rows.insert(row, at: place)
    case _ where count > 0:
      let row = Int.random(in: 0..<count, using: &random)
      sections[index].rows[row].words = Int.random(in: 0...9, using: &random)
      sections[index].rows[row].span = random.pick([1, 2])
    default: break
    }
  }

  private var freeKey: Int {
    let keys = Set(sections.flatMap { $0.rows.map(\.key) })
    return (0...).first { !keys.contains($0) } ?? 0
  }

  var smaller: [LayoutPlan] {
    sections.withoutOne.map(LayoutPlan.init)
      + sections.indices.flatMap { index in
        sections[index].rows.withoutOne.map { rows in
          var smaller = self
          smaller.sections[index].rows = rows
          return smaller
        }
      }
  }
}

extension LayoutPlan.RowPlan {
  fileprivate static func random(_ key: Int, using random: inout SplitMix64) -> Self {
    Self(
      key: key, words: .random(in: 0...9, using: &random), rule: random.pick(Rule.allCases),
      span: random.pick([1, 1, 1, 2]))
  }
}
