import RowKitTestSupport

/// Something that should hold for every input of a kind.
struct Property<Input> {
  /// Makes an input out of random numbers.
  var generate: (inout SplitMix64) -> Input
  /// Smaller inputs to try in place of one that fails.
  var shrink: (Input) -> [Input]
  /// What is wrong with an input; nil when all is well.
  var fault: (Input) -> String?

  /// The first failure among `count` inputs, shrunk, with the seed that leads to it; nil when there is
  /// none.
  func counterexample(seeds first: UInt64 = 1, count: Int) -> String? {
    for seed in first..<(first + UInt64(count)) {
      var random = SplitMix64(seed: seed)
      let input = generate(&random)
      guard let fault = fault(input) else { continue }
      let (least, leastFault) = shrunk(input, fault)
      return "seed \(seed): \(leastFault)\n  input: \(least)"
    }
    return nil
  }

  private func shrunk(_ input: Input, _ fault: String) -> (Input, String) {
    var (input, message) = (input, fault)
    search: while true {
      for smaller in shrink(input) {
        guard let found = self.fault(smaller) else { continue }
        (input, message) = (smaller, found)
        continue search
      }
      return (input, message)
    }
  }
}

extension Array {
  /// The array without each of its elements in turn.
  var withoutOne: [[Element]] {
    indices.map { index in
      var smaller = self
      smaller.remove(at: index)
      return smaller
    }
  }

  /// The array with each of its elements in turn replaced by what a closure makes of it.
  func replacingOne(_ smaller: (Element) -> [Element]) -> [[Element]] {
    indices.flatMap { index in
      smaller(self[index]).map { element in
        var changed = self
        changed[index] = element
        return changed
      }
    }
  }
}
