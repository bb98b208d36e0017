import Testing

@testable import RowKit

@Suite struct `What a lazy layout keeps in its place` {
  /// Rows of fixed height, which count as measured, and one that is estimated after every second of them.
  private func mixed(_ count: Int, without removed: Range<Int> = 0..<0) -> Screen {
    Screen("S") {
      Section("a") {
        for row in 0..<count where !removed.contains(row) {
          if row % 3 == 2 {
            LayoutRow(content: Picture("p", width: 10, height: 150).content).id(row)
          } else {
            LayoutRow(.fixed(60)).id(row)
          }
        }
      }
    }
  }

  @Test func `what was seen stays, beside rows of fixed height that were not`() {
    var layout = mixed(300).layout(in: .grid(100), measurement: .lazy(estimate: 20))
    var offset = layout.prepare(around: 6000, margin: 0)
    for _ in 0..<10 {
      let target = offset - 400
      let seen = layout.visibleCells(offset: offset).map(\.cell)
        .first { $0.frame.y < target + 568 }
      let before = seen.map { $0.frame.y - target }
      offset = layout.prepare(around: target, from: offset, margin: 0)
      #expect(seen.flatMap { layout.cell(for: $0.row.id) }.map { $0.frame.y - offset } == before)
    }
  }

  @Test func `what an update anchors stays, whatever comes in beside it`() {
    let (before, after) = (mixed(300, without: 148..<154), mixed(300))
    let difference = after.difference(from: before)
    var layout = before.layout(in: .grid(100), measurement: .lazy(estimate: 1))
    let anchor = before.sections[0].rows[148].id
    let offset = layout.prepare(showing: anchor, at: .top, from: 0) ?? 0
    var next = layout.updated(by: difference)
    // The row at the top has another above it now, of which the end is seen.
    let prepared = next.prepare(after: difference, replacing: layout, from: offset - 30, margin: 0)
    let row = layout.visibleCells(offset: offset - 30).first { $0.cell.role == .row }?.cell
    let same = row.flatMap { next.cell(for: $0.row.id) }
    #expect(row.map { $0.frame.y - offset + 30 } == same.map { $0.frame.y - prepared })
    #expect(next.visibleCells(offset: prepared).allSatisfy { !$0.cell.isEstimated })
  }

  @Test func `an update does not end the content before what came into it is measured`() {
    func screen(_ rows: [Int]) -> Screen {
      Screen("S") {
        Section("a") {
          ForEach(rows, id: \.self) { row in
            let height: Length = row < 100 ? 60 : 300
            LayoutRow(content: Picture("p", width: 10, height: height).content)
          }
        }
      }
    }
    // Those seen but the first go, and higher ones come in their place.
    let before = screen(Array(0..<30))
    let after = screen(Array(0..<22) + Array(100..<110) + [29])
    let difference = after.difference(from: before)
    let exact = after.layout(in: .grid(100))
      .offset(after: difference, replacing: before.layout(in: .grid(100)), from: 1232)
    var layout = before.layout(in: .grid(100), measurement: .lazy(estimate: 1))
    _ = layout.prepare(around: 0, margin: .greatest)
    var next = layout.updated(by: difference)
    #expect(next.prepare(after: difference, replacing: layout, from: 1232) == exact)
    var other = layout.updated(by: difference)
    #expect(
      other.prepare(around: other.offset(after: difference, replacing: layout, from: 1232)) == exact
    )
  }
}
