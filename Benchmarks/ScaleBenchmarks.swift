internal import RowKit

extension Benchmark {
  /// Layouts of many rows that change, scroll, and open without being measured.
  ///
  /// Sections have a hundred rows each. The yardstick lays the whole screen out afresh; that of a lazy
  /// layout and a query adds the heights of as many rows up.
  static var scale: [Benchmark] {
    [
      update("layout.one-changed-fixed", changed: { n in [n / 2] }) { FixedRow($0) },
      update("layout.one-changed", changed: { n in [n / 2] }) { AutomaticRow($0) },
      update("layout.one-percent", changed: { n in Set(stride(from: 0, to: n, by: 100)) }) {
        AutomaticRow($0)
      },
      width("layout.width-fixed") { FixedRow($0) },
      width("layout.width") { AutomaticRow($0) },
      Benchmark(name: "layout.lazy-open", yardstick: "sum", sizes: scales) { n in
        let screen = screen(Item.many(n)) { AutomaticRow($0) }
        return Trial(
          work: {
            var layout = screen.layout(in: .iPhoneSE, measurement: .lazy(estimate: 80))
            return layout.prepare(around: .zero)
          },
          yardstick: { sum(n) })
      },
      Benchmark(name: "layout.query", yardstick: "sum", sizes: scales) { n in
        let layout = screen(Item.many(n)) { FixedRow($0) }.layout(in: .iPhoneSE)
        let offsets = (0..<100).map { layout.contentHeight.scaled(by: $0, over: 100) }
        return Trial(
          work: { offsets.reduce(0) { $0 + layout.visibleCells(offset: $1).count } },
          yardstick: { sum(n) })
      },
      Benchmark(name: "layout.query-flat", yardstick: "sum", sizes: scales) { n in
        let screen = Screen("Benchmark") {
          Section("flat") { ForEach(Item.many(n)) { FlatRow(item: $0, last: n - 1) } }
        }
        let layout = screen.layout(in: .iPhoneSE)
        return Trial(
          work: { layout.visibleCells(offset: .zero).count }, yardstick: { sum(n) })
      },
      scrolling("layout.lazy-scroll") { screen(Item.many($0)) { AutomaticRow($0) } },
      scrolling("layout.lazy-scroll-section") { section(Item.many($0)) { AutomaticRow($0) } },
      Benchmark(name: "layout.section-one-changed", yardstick: "fresh", sizes: scales) { n in
        let items = Item.many(n)
        let old = section(items) { AutomaticRow($0) }
        let new = section(items.map { $0.id == n / 2 ? $0.changed : $0 }) { AutomaticRow($0) }
        let layout = old.layout(in: .iPhoneSE)
        let difference = new.difference(from: old)
        return Trial(
          work: { layout.updated(by: difference) }, yardstick: { new.layout(in: .iPhoneSE) })
      },
    ] + grids
  }

  /// Three columns in one section, in which each tenth row spans two.
  private static var grids: [Benchmark] {
    func grid(_ items: [Item]) -> Screen {
      Screen("Benchmark") {
        Section("grid") {
          ForEach(items) { AutomaticRow($0).span($0.id % 10 == 0 ? 2 : 1) }
        }
        .columns(3, spacing: 8)
      }
    }
    return [
      Benchmark(name: "layout.grid", yardstick: "list", sizes: scales) { n in
        let items = Item.many(n)
        let (grid, list) = (grid(items), section(items) { AutomaticRow($0) })
        return Trial(
          work: { grid.layout(in: .iPhoneSE) }, yardstick: { list.layout(in: .iPhoneSE) })
      },
      Benchmark(name: "layout.grid-one-changed", yardstick: "fresh", sizes: scales) { n in
        let items = Item.many(n)
        let old = grid(items)
        let new = grid(items.map { $0.id == n / 2 ? $0.changed : $0 })
        let layout = old.layout(in: .iPhoneSE)
        let difference = new.difference(from: old)
        return Trial(
          work: { layout.updated(by: difference) }, yardstick: { new.layout(in: .iPhoneSE) })
      },
      Benchmark(name: "layout.grid-query", yardstick: "sum", sizes: scales) { n in
        let layout = grid(Item.many(n)).layout(in: .iPhoneSE)
        let offsets = (0..<100).map { layout.contentHeight.scaled(by: $0, over: 100) }
        return Trial(
          work: { offsets.reduce(0) { $0 + layout.visibleCells(offset: $1).count } },
          yardstick: { sum(n) })
      },
      scrolling("layout.grid-lazy-scroll") { grid(Item.many($0)) },
    ]
  }

  /// A lazy layout opened in its middle, and scrolled up through a hundred steps of a quarter of the
  /// viewport.
  private static func scrolling(
    _ name: String, _ screen: @escaping (_ n: Int) -> Screen
  ) -> Benchmark {
    Benchmark(name: name, yardstick: "sum", sizes: scales) { n in
      let layout = screen(n).layout(in: .iPhoneSE, measurement: .lazy(estimate: 80))
      let middle = layout.contentHeight.scaled(by: 1, over: 2)
      return Trial(
        work: {
          var layout = layout
          var offset = layout.prepare(around: middle)
          for _ in 0..<100 {
            offset = layout.prepare(around: max(.zero, offset - 142), from: offset)
          }
          return offset
        },
        yardstick: { sum(n) })
    }
  }

  /// All rows in one section.
  private static func section<R: Row>(_ items: [Item], _ row: (Item) -> R) -> Screen {
    Screen("Benchmark") { Section("all") { ForEach(items) { row($0) } } }
  }

  private static let scales = [1_000, 10_000, 100_000, 1_000_000]

  private static func screen<R: Row>(_ items: [Item], _ row: (Item) -> R) -> Screen {
    Screen("Benchmark") {
      for first in stride(from: 0, to: items.count, by: 100) {
        Section(first) {
          ForEach(items[first..<min(first + 100, items.count)]) { row($0) }
        }
      }
    }
  }

  /// What an update costs beyond the difference, which has its own cases.
  private static func update<R: Row>(
    _ name: String, changed: @escaping (_ n: Int) -> Set<Int>, _ row: @escaping (Item) -> R
  ) -> Benchmark {
    Benchmark(name: name, yardstick: "fresh", sizes: scales) { n in
      let items = Item.many(n)
      let changes = changed(n)
      let old = screen(items, row)
      let new = screen(items.map { changes.contains($0.id) ? $0.changed : $0 }, row)
      let layout = old.layout(in: .iPhoneSE)
      let difference = new.difference(from: old)
      return Trial(
        work: { layout.updated(by: difference) },
        yardstick: { new.layout(in: .iPhoneSE) })
    }
  }

  private static func width<R: Row>(
    _ name: String, _ row: @escaping (Item) -> R
  ) -> Benchmark {
    Benchmark(name: name, yardstick: "fresh", sizes: scales) { n in
      let screen = screen(Item.many(n), row)
      let layout = screen.layout(in: .iPhoneSE)
      return Trial(
        work: { layout.updated(in: .iPhone8) }, yardstick: { screen.layout(in: .iPhone8) })
    }
  }

  private static func sum(_ n: Int) -> Int {
    var edge = 0
    for row in 0..<n { edge &+= row & 63 }
    return edge
  }
}

/// A row without height, as one that is hidden, unless it is the first or the last.
private struct FlatRow: Row {
  let item: Item
  let last: Int
  var height: RowHeight { .fixed(item.id == 0 || item.id == last ? 44 : 0) }
  var content: Content { Text(item.title) }
}
