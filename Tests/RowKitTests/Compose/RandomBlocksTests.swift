import RowKit
import RowKitTestSupport
import Testing

/// What holds for every block there can be, tried on random ones.
@Suite struct RandomBlocksTests {
  @Test func `rows are all there, in order`() {
    check(repeatsKeys: true) { tree, isPresent in
      screen(tree, isPresent).rows.map(\.name) == tree.names(isPresent: isPresent)
    }
  }

  @Test func `ids are distinct, and none is numbered where keys are`() {
    check(repeatsKeys: false) { tree, isPresent in
      let ids = screen(tree, isPresent).rows.map(\.id)
      return Set(ids).count == ids.count && ids.allSatisfy { $0.ordinal == 0 }
    }
  }

  @Test func `ids are distinct where keys repeat, and an issue names each further bearer`() {
    check(repeatsKeys: true) { tree, isPresent in
      let screen = screen(tree, isPresent, isTwice: true)
      let ids = screen.rows.map(\.id)
      let duplicates = screen.issues.filter { if case .duplicateRow = $0 { true } else { false } }
      return Set(ids).count == ids.count
        && duplicates.count == ids.count { $0.ordinal > 0 }
    }
  }

  @Test func `a row keeps its id whatever else is there`() {
    check(repeatsKeys: false) { tree, isPresent in
      let all = screen(tree) { _ in true }
      let ids = Dictionary(uniqueKeysWithValues: all.rows.map { ($0.name, $0.id) })
      return screen(tree, isPresent).rows.allSatisfy { ids[$0.name] == $0.id }
    }
  }

  @Test func `a row is found by its id`() {
    check(repeatsKeys: true) { tree, isPresent in
      let screen = screen(tree, isPresent, isTwice: true)
      return screen.rows.allSatisfy { screen[$0.id] == $0 }
    }
  }

  private func screen(_ tree: BlockTree, _ isPresent: (Int) -> Bool, isTwice: Bool = false)
    -> Screen
  {
    Screen("Screen") {
      Section("section") { tree.block(isPresent: isPresent) }
      // Keys that hold for the screen meet again here.
      if isTwice { Section("again") { tree.block(isPresent: isPresent) } }
    }
  }

  /// A tree, and which of its `if`s have rows.
  private struct Composition {
    var tree: BlockTree
    var mask: UInt64

    func isPresent(_ number: Int) -> Bool { mask >> UInt64(number % 64) & 1 == 1 }
  }

  /// Reports the first random tree for which something does not hold, made as small as possible.
  private func check(
    repeatsKeys: Bool, sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: (_ tree: BlockTree, _ isPresent: (Int) -> Bool) -> Bool
  ) {
    withoutActuallyEscaping(holds) { holds in
      let property = Property<Composition> { random in
        // Deeper than a word of slots every now and then.
        let depth = random.pick([3, 4, 5, 6, 6, 12])
        var maker = BlockTreeMaker(random: random, repeatsKeys: repeatsKeys)
        let tree = maker.tree(depth: depth)
        random = maker.random
        return Composition(tree: tree, mask: random.next())
      } shrink: { composition in
        composition.tree.smaller.map { Composition(tree: $0, mask: composition.mask) }
      } fault: { composition in
        holds(composition.tree, composition.isPresent) ? nil : "does not hold"
      }
      if let counterexample = property.counterexample(count: 300) {
        Issue.record("\(counterexample)", sourceLocation: sourceLocation)
      }
    }
  }
}
