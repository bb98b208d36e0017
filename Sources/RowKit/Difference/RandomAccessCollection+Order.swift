extension RandomAccessCollection {
  /// The first index whose element belongs to the second part, where all elements that do not come first;
  /// the end where none does.
  ///
  /// - Complexity: O(log n).
  @inline(__always)
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var (start, count) = (startIndex, count)
    while count > 0 {
      let middle = index(start, offsetBy: count / 2)
      if isInSecondPart(self[middle]) {
        count /= 2
      } else {
        start = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return start
  }
}

extension RandomAccessCollection where Element: Comparable {
  /// The first index of these elements, which are in order, whose element is not less than another.
  ///
  /// - Complexity: O(log n).
  func firstIndex(notBefore element: Element) -> Index {
    partitioningIndex { $0 >= element }
  }

  /// Whether an element is among these, which are in order.
  ///
  /// - Complexity: O(log n).
  func containsInOrder(_ element: Element) -> Bool {
    let index = firstIndex(notBefore: element)
    return index < endIndex && self[index] == element
  }
}
