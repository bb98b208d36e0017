internal import RowKit

extension Benchmark {
  /// Laying a screen out afresh.
  ///
  /// The yardstick adds the heights up in a plain loop over the same rows, or counts the characters
  /// that have to be measured.
  static var layouts: [Benchmark] {
    [
      Benchmark(name: "layout.fixed", yardstick: "sum") { n in
        let rows = Item.many(n).map(FixedRow.init)
        let screen = Screen("Benchmark") {
          Section("items") { ForEach(rows, id: \.id) { $0 } }
        }
        return Trial(
          work: { screen.layout(in: .iPhoneSE) },
          yardstick: {
            var edges: [Int] = []
            edges.reserveCapacity(rows.count)
            var edge = 0
            for row in rows {
              edges.append(edge)
              edge += row.title.isEmpty ? 0 : 44
            }
            return edges
          },
          ownBytes: 0)
      },
      Benchmark(name: "layout.automatic", yardstick: "count characters") { n in
        let items = Item.many(n)
        let screen = Screen("Benchmark") {
          Section("items") { ForEach(items) { AutomaticRow($0) } }
        }
        return Trial(
          work: { screen.layout(in: .iPhoneSE) },
          yardstick: { items.reduce(0) { $0 + $1.title.count + $1.text.count } },
          ownBytes: 0)
      },
    ]
  }
}
