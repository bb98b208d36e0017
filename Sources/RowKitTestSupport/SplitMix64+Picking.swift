extension SplitMix64 {
  /// An element of a collection that is not empty.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// Whether something happens that does so `part` times of `whole`.
  package mutating func chance(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &self) < part
  }
}
