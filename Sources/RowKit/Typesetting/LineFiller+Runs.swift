/// Reading on in a run of plain letters or ideographs, which are most of a text: each is a character, and
/// only the class of what stands before the first matters to where a line may end.
extension LineFiller {
  @inline(__always)
  mutating func readRun() {
    let bytes = cursor.scalars.bytes
    guard cursor.end < bytes.count else { return }
    let byte = bytes[cursor.end]
    if byte.isLetter {
      readLetters()
    } else if byte.startsIdeograph, let advance = cursor.ruler.ideograph {
      readIdeographs(advance)
    } else if cursor.nextRecord == ideograph {
      readWide()
    }
  }

  /// Reads letters of ASCII: between two of them no line ends.
  private mutating func readLetters() {
    guard let decision = breaker.plainDecision(before: .al) else { return }
    let bytes = cursor.scalars.bytes
    let (start, totalBefore) = (cursor.end, total)
    var end = start
    // What follows the last must be known to leave it a character of its own.
    while end + 1 < bytes.count, bytes[end].isLetter, bytes[end + 1] < 0x80 {
      let sum = total + cursor.ruler.advance(ofASCII: bytes[end])
      if sum > width { break }
      total = sum
      end += 1
    }
    guard end > start else { return }
    if decision == .allowed { rememberBreak(at: start, totalBefore) }
    cursor.skip(toClusterAt: end - 1, endingAt: end, letter)
    breaker.skip(to: letter, .al)
    line.end = end
    line.width = total
  }

  /// Reads common ideographs, all of one advance.
  private mutating func readIdeographs(_ advance: Length) {
    guard let decision = breaker.plainDecision(before: .id) else { return }
    let bytes = cursor.scalars.bytes
    let (start, totalBefore) = (cursor.end, total)
    var end = start
    // From U+4E00 to U+9FFF. What follows the last must be known to leave it a character of its own, as
    // all from U+4000 to U+9FFF do.
    while end + 3 < bytes.count, bytes[end].startsIdeograph,
      bytes[end] != 0xE4 || bytes[end + 1] >= 0xB8,
      bytes[end + 3].startsIdeograph || !cursor.joins(at: end + 3)
    {
      let sum = total + advance
      if sum > width { break }
      total = sum
      end += 3
    }
    guard end > start else { return }
    endWide(from: start, totalBefore, decision, last: end - 3, total - advance, end: end)
  }

  /// Reads kana, full-width letters, emoji and other scalars of which Unicode says the same as of ideographs.
  private mutating func readWide() {
    guard let decision = breaker.plainDecision(before: .id) else { return }
    let (start, totalBefore) = (cursor.end, total)
    var (last, lastTotal, end) = (start, total, start)
    var next = cursor.peek(at: end)
    while next.record == ideograph {
      let following = cursor.peek(at: next.end)
      let sum = total + cursor.ruler.advance(ofValue: next.value)
      if following.record.joins || sum > width { break }
      (last, lastTotal, end) = (end, total, next.end)
      total = sum
      next = following
    }
    guard end > start else { return }
    endWide(from: start, totalBefore, decision, last: last, lastTotal, end: end)
  }

  /// Ends a run of which a line may end between any two.
  @inline(__always)
  private mutating func endWide(
    from start: Int, _ totalBefore: Length, _ decision: LineBreak, last: Int, _ lastTotal: Length,
    end: Int
  ) {
    if last > start {
      lastBreak = line
      lastBreak.end = last
      lastBreak.width = lastTotal
      lastBreak.next = last
      breakTotal = lastTotal
    } else if decision == .allowed {
      rememberBreak(at: start, totalBefore)
    }
    cursor.skip(toClusterAt: last, endingAt: end, ideograph)
    breaker.skip(to: ideograph, .id)
    line.end = end
    line.width = total
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  @inline(__always)
  fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it starts a scalar from U+4000 to U+9FFF: an ideograph, or a hexagram of the Yijing.
  @inline(__always)
  fileprivate var startsIdeograph: Bool { self &- 0xE4 < 6 }
}
