internal import RowKit

extension Benchmark {
  /// Making a screen of one section out of plain data.
  ///
  /// The yardstick maps the same data to an array of the same rows: what no composing can do without.
  static var composing: [Benchmark] {
    [
      Benchmark(name: "compose.foreach", yardstick: "map") { n in
        composing(n) { items in
          Screen("Benchmark") {
            Section("items") { ForEach(items) { FixedRow($0) } }
          }
        }
      },
      Benchmark(name: "compose.foreach-string-ids", yardstick: "map") { n in
        let ids = (0..<n).map { "identifier of the row \($0)" }
        return composing(n) { items in
          Screen("Benchmark") {
            Section("items") { ForEach(items.indices, id: \.[from: ids]) { FixedRow(items[$0]) } }
          }
        }
      },
      Benchmark(name: "compose.for", yardstick: "map") { n in
        composing(n) { items in
          Screen("Benchmark") {
            Section("items") { for item in items { FixedRow(item) } }
          }
        }
      },
      Benchmark(name: "compose.actions", yardstick: "map") { n in
        composing(n) { items in
          Screen("Benchmark") {
            Section("items") { ForEach(items) { FixedRow($0).onSelect(Action.open($0.id)) } }
          }
        }
      },
      Benchmark(name: "compose.sections", yardstick: "map") { n in
        composing(n) { items in
          Screen("Benchmark") {
            for start in stride(from: 0, to: items.count, by: 100) {
              Section(start) { ForEach(items[start..<start + 100]) { FixedRow($0) } }
            }
          }
        }
      },
    ]
  }

  private enum Action: Hashable { case open(Int) }

  private static func composing(
    _ n: Int, _ compose: @escaping ([Item]) -> Screen
  ) -> Trial {
    let items = Item.many(n)
    return Trial(
      work: { compose(items) },
      yardstick: { items.map(FixedRow.init) },
      ownBytes: n * MemoryLayout<FixedRow>.stride)
  }
}

extension Int {
  /// The string at this index, for a key path that leads from an index to its id.
  fileprivate subscript(from ids: [String]) -> String { ids[self] }
}
