internal import RowKit

extension Benchmark {
  /// What a change costs where sections of an equal value are kept.
  ///
  /// One row of a hundred thousand changes, in a thousand sections; beside it, composing and comparing a
  /// thousand rows in ten sections, which it may cost, and all of them, which it would without.
  static var stores: [Benchmark] {
    [
      changing("store.kept-one-changed", n: 100_000, isKept: true),
      changing("store.thousand-rows", n: 1_000, isKept: false),
      changing("store.all-composed", n: 100_000, isKept: false),
    ]
  }

  private static func changing(_ name: String, n: Int, isKept: Bool) -> Benchmark {
    Benchmark(name: name, yardstick: "thousand", sizes: [n]) { n in
      let run = Run(n, isKept: isKept)
      let thousand = Run(1_000, isKept: false)
      return Trial(work: { run.changeOne() }, yardstick: { thousand.changeOne() })
    }
  }

  /// Sections of a hundred rows.
  private struct Lists: ScreenModel {
    var lists: [[Item]]
    var isKept: Bool

    var screen: Screen {
      Screen("Benchmark") {
        for (index, list) in lists.enumerated() {
          if isKept {
            Section(index, of: list) { list in ForEach(list) { FixedRow($0) } }
          } else {
            Section(index) { ForEach(list) { FixedRow($0) } }
          }
        }
      }
    }
  }

  private final class Run {
    private var engine: ScreenEngine<Lists>

    init(_ n: Int, isKept: Bool) {
      let lists = (0..<n / 100).map { Item.many(100, from: $0 * 100) }
      engine = ScreenEngine(Lists(lists: lists, isKept: isKept))
    }

    func changeOne() -> ScreenDifference {
      engine.mutate { model in
        let middle = model.lists.count / 2
        model.lists[middle][50].text =
          model.lists[middle][50].text == "changed" ? "back" : "changed"
      }
    }
  }
}
