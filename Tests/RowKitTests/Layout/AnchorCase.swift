import RowKitTestSupport
@testable import RowKit

/// A page before and after a change, how far it is scrolled, and what was expanded or collapsed.
struct AnchorCase: CustomStringConvertible {
  var old: PagePlan
  var new: PagePlan
  var offset: Length
  var height: Length
  /// The number of a cell of the old page, or nil.
  var toggled: Int?

  init(random: inout SplitMix64) {
    var maker = PageMaker(random: random)
    old = maker.page()
    new = old
    height = maker.random.pick([0.5, 20, 100, 100, 200, 200, 568])
    let layout = old.screen.layout(in: .grid(320, height))
    let cells = Array(layout.cells)

    let edges = cells.map(\.frame.y) + cells.map(\.frame.maxY) + [.zero]
    let edge = maker.random.pick(edges)
    let anywhere = Length(
      units: .random(in: 0...max(1, layout.contentHeight.units), using: &maker.random))
    offset = maker.random.pick([
      edge, edge + Length(units: 1), edge - Length(units: 1), edge - height, anywhere, anywhere,
      .zero, layout.maxOffset(), layout.maxOffset() + 30,
    ])
    if maker.chance(1, of: 2), !cells.isEmpty {
      let seen = layout.visibleCells(offset: offset).compactMap { seen in
        cells.firstIndex { $0.row.id == seen.cell.row.id }
      }
      let cell = maker.random.pick(
        maker.chance(3, of: 4) && !seen.isEmpty ? seen : Array(cells.indices))
      toggled = cell
      new.toggle(cells[cell], to: maker.random.pick([0, 1, 40, 250]))
    }
    for _ in 0..<maker.random.pick([0, 1, 1, 2, 3, 6]) { maker.edit(&new) }
    random = maker.random
  }

  var smaller: [AnchorCase] {
    var all: [AnchorCase] = []
    func add(_ change: (inout AnchorCase) -> Void) {
      var smaller = self
      change(&smaller)
      all.append(smaller)
    }
    for key in Set((old.parts + new.parts).map(\.key)).sorted() {
      add {
        $0.old.parts.removeAll { $0.key == key }
        $0.new.parts.removeAll { $0.key == key }
      }
    }
    for page in old.smaller { add { $0.old = page } }
    for page in new.smaller { add { $0.new = page } }
    if let toggled {
      add { $0.toggled = nil }
      if toggled > 0 { add { $0.toggled = toggled - 1 } }
    }
    return all
  }

  var description: String {
    "\(old)\n  becomes\n    \(new)\n  at \(offset), \(height) high"
      + (toggled.map { ", cell \($0) toggled" } ?? "")
  }
}

extension PagePlan {
  /// Changes the height of the row, header or footer of a cell.
  fileprivate mutating func toggle(_ cell: Cell, to height: Length) {
    switch cell.position {
    case let position?: parts[position.section].rows[position.row].height = height
    case nil where cell.role == .header: parts[cell.section].header = height
    case nil: parts[cell.section].footer = height
    }
  }
}
