/// Reads scalars and their records off the UTF-8 of a string, which is always valid.
struct ScalarReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let table = UnicodeTable()

  /// The value of a scalar, and where the next one starts.
  struct Step {
    let value: UInt32
    let end: Int
  }

  /// The scalar that starts at an index.
  @inline(__always)
  func step(at index: Int) -> Step {
    let first = bytes[index]
    if first < 0x80 { return Step(value: UInt32(first), end: index &+ 1) }
    let second = tail(index &+ 1)
    if first < 0xE0 {
      return Step(value: UInt32(first & 0x1F) << 6 | second, end: index &+ 2)
    }
    let third = tail(index &+ 2)
    if first < 0xF0 {
      let value = UInt32(first & 0x0F) << 12 | second << 6 | third
      return Step(value: value, end: index &+ 3)
    }
    let value = UInt32(first & 0x07) << 18 | second << 12 | third << 6 | tail(index &+ 3)
    return Step(value: value, end: index &+ 4)
  }

  /// A scalar, and what Unicode says of it; one that ends where it starts is the end of the text.
  struct Peek {
    let value: UInt32
    let end: Int
    let record: ScalarRecord
  }

  /// The scalar that starts at an index, or the end of the text.
  @inline(__always)
  func peek(at index: Int) -> Peek {
    guard index < bytes.count else {
      return Peek(value: 0, end: index, record: ScalarRecord(bits: 0))
    }
    let step = step(at: index)
    return Peek(value: step.value, end: step.end, record: table[value: step.value])
  }

  /// Whether one of the ideographs from U+4E00 to U+9FFF starts at an index, at most the end of the text;
  /// each is three bytes.
  @inline(__always)
  func isIdeograph(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let first = bytes[index]
    return first &- 0xE4 < 6 && (first > 0xE4 || bytes[index &+ 1] >= 0xB8)
  }

  /// Where the scalar starts that ends at an index.
  func start(before index: Int) -> Int {
    var start = index - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// Where the scalars at the start of a range end that are ignored where they have no effect.
  func endOfIgnorable(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let step = step(at: index)
      guard table[value: step.value].isIgnorable else { break }
      index = step.end
    }
    return index
  }

  @inline(__always)
  private func tail(_ index: Int) -> UInt32 { UInt32(bytes[index] & 0x3F) }
}
