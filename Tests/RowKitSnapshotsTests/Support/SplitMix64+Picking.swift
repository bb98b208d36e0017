import RowKitTestSupport

extension SplitMix64 {
  /// An element of a collection that is not empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
