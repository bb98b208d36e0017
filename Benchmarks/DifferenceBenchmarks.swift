internal import RowKit

extension Benchmark {
  /// Comparing two screens that share nothing.
  ///
  /// The yardsticks: `std` is the standard library's `difference(from:)` on plain structs of the same
  /// data, which never finishes where much changes; `dict` builds a dictionary of the old ids and looks
  /// the new ones up.
  static var differences: [Benchmark] {
    [
      difference("same", .standardLibrary) { $0 },
      difference("one-percent", .standardLibrary, edit: onePercent),
      difference("append", .dictionary) { $0 + Item.many($0.count / 10, from: $0.count) },
      difference("first-to-last", .dictionary) { Array($0.dropFirst()) + $0.prefix(1) },
      difference("small-edit", .dictionary, edit: smallEdit),
      difference("replaced", .dictionary) { Item.many($0.count, from: $0.count) },
      difference("shuffle", .dictionary) { items in
        var generator = SplitMix64(seed: 1)
        return items.shuffled(using: &generator)
      },
      sharedDifference, actionDifference, stringDifference, sectionDifference, listDifference,
    ]
  }

  private enum Yardstick: String {
    case standardLibrary = "std"
    case dictionary = "dict"
  }

  private static func difference(
    _ name: String, _ yardstick: Yardstick, edit: @escaping ([Item]) -> [Item]
  ) -> Benchmark {
    // The standard library takes minutes at a million where one in a hundred changed.
    let sizes = name == "one-percent" ? [10_000, 100_000] : [10_000, 100_000, 1_000_000]
    return Benchmark(name: "difference.\(name)", yardstick: yardstick.rawValue, sizes: sizes) { n in
      let (old, new) = (Item.many(n), edit(Item.many(n)))
      let (oldScreen, newScreen) = (screen(old), screen(new))
      return Trial(
        work: { newScreen.difference(from: oldScreen) },
        yardstick: {
          switch yardstick {
          case .standardLibrary: new.difference(from: old)
          case .dictionary: found(new.lazy.map(\.id), in: old.lazy.map(\.id))
          }
        })
    }
  }

  /// Two screens of which one came from the other: with the same boxes, in storage of their own.
  private static var sharedDifference: Benchmark {
    Benchmark(name: "difference.shared-boxes", yardstick: "std") { n in
      let (items, same) = (Item.many(n), Item.many(n))
      let old = screen(items)
      let there = screen(items + Item.many(1, from: n)).difference(from: old)
      let longer = old.applying(there)
      let new = longer?.applying(there.inverse)
      return Trial(
        work: { new?.difference(from: old) as Any }, yardstick: { same.difference(from: items) })
    }
  }

  /// Equal rows that all have an action.
  private static var actionDifference: Benchmark {
    Benchmark(name: "difference.actions", yardstick: "no actions") { n in
      let items = Item.many(n)
      let (old, new) = (acting(items), acting(Item.many(n)))
      let (oldPlain, newPlain) = (screen(items), screen(Item.many(n)))
      return Trial(
        work: { new.difference(from: old) }, yardstick: { newPlain.difference(from: oldPlain) })
    }
  }

  /// Two equal lists of plain structs.
  private static var listDifference: Benchmark {
    Benchmark(name: "difference.list", yardstick: "dict") { n in
      let (old, new) = (Item.many(n), Item.many(n))
      return Trial(
        work: { ListDifference(from: old, to: new) },
        yardstick: { found(new.lazy.map(\.id), in: old.lazy.map(\.id)) })
    }
  }

  private static var stringDifference: Benchmark {
    Benchmark(name: "difference.string-ids", yardstick: "int ids") { n in
      let items = onePercent(Item.many(n))
      let (old, new) = (named(Item.many(n)), named(items))
      let (oldInts, newInts) = (screen(Item.many(n)), screen(items))
      return Trial(
        work: { new.difference(from: old) }, yardstick: { newInts.difference(from: oldInts) })
    }
  }

  private static var sectionDifference: Benchmark {
    Benchmark(name: "difference.sections", yardstick: "dict", sizes: [100_000]) { n in
      let old = Item.many(n)
      var new = Item.many(n)
      var generator = SplitMix64(seed: 1)
      // One row in a hundred changes places with a row of another section.
      for _ in 0..<n / 200 {
        new.swapAt(
          Int.random(in: 0..<n, using: &generator), Int.random(in: 0..<n, using: &generator))
      }
      let edited = new
      let (oldScreen, newScreen) = (sections(old), sections(edited))
      return Trial(
        work: { newScreen.difference(from: oldScreen) },
        yardstick: { found(edited.lazy.map(\.id), in: old.lazy.map(\.id)) })
    }
  }
}

// MARK: - Data

private func screen(_ items: [Item]) -> Screen {
  Screen("Benchmark") {
    Section("items") { ForEach(items) { FixedRow($0) } }
  }
}

private func acting(_ items: [Item]) -> Screen {
  Screen("Benchmark") {
    Section("items") { ForEach(items) { FixedRow($0).on(.expand, $0.id) } }
  }
}

private func named(_ items: [Item]) -> Screen {
  Screen("Benchmark") {
    Section("items") {
      ForEach(items, id: \.name) { FixedRow($0) }
    }
  }
}

private func sections(_ items: [Item]) -> Screen {
  Screen("Benchmark") {
    for start in stride(from: 0, to: items.count, by: 100) {
      Section(start) { ForEach(items[start..<start + 100], scope: .screen) { FixedRow($0) } }
    }
  }
}

/// One in a hundred each: gone, new, changed.
private func onePercent(_ items: [Item]) -> [Item] {
  let n = items.count
  return items.flatMap { item -> [Item] in
    switch item.id % 100 {
    case 20: []
    case 50: Item.many(1, from: n + item.id) + [item]
    case 80: [item.changed]
    default: [item]
    }
  }
}

/// One insert, one update, and one row moved a long way.
private func smallEdit(_ items: [Item]) -> [Item] {
  let n = items.count
  var items = items
  items[n / 3] = items[n / 3].changed
  items.insert(items.remove(at: n / 10), at: n - n / 10)
  items.insert(contentsOf: Item.many(1, from: n), at: n / 2)
  return items
}

private func found(_ new: some Sequence<Int>, in old: some Collection<Int>) -> Int {
  var indices: [Int: Int] = [:]
  indices.reserveCapacity(old.count)
  for (index, id) in old.enumerated() { indices[id] = index }
  return new.reduce(0) { $0 + (indices[$1] ?? 0) }
}

/// A generator that gives the same numbers on every machine.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
