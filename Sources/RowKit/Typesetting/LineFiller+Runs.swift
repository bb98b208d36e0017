/// Reading on over plain scalars, which are most of a text: each is seen, or is a space, and is a character of
/// its own.
extension LineFiller {
  /// How far reading plain scalars went.
  enum Reading {
    /// The next one was read, or several of a kind.
    case some
    /// The next one has no room on the line.
    case noRoom
    /// The next one takes a closer look, or is the end of the text.
    case notPlain
  }

  /// Reads on until the next scalar has no room or is not plain.
  @inline(never)  // In a function of its own, what changes with each scalar is kept in registers.
  mutating func readPlain() -> Reading {
    while true {
      let reading = readNext()
      guard reading == .some else { return reading }
    }
  }

  /// Reads the next plain scalar, or several of a kind.
  @inline(__always)
  private mutating func readNext() -> Reading {
    let next = cursor.next
    let (isSeen, isSpace) = (next.record.isPlain, next.record.lineBreakClass == .sp)
    guard next.end > cursor.end, isSeen || isSpace else { return .notPlain }
    let step = breaker.step(over: next.record.lineBreakClass)
    if step.decision != .prohibited, cursor.end != line.start {
      // Whether anything but what is invisible stands before, and whether a hyphen is shown, needs a look.
      guard step.decision == .allowed, total > .zero, cursor.end != softHyphenEnd else {
        return .notPlain
      }
      lastBreak = LineEnd(end: line.end, width: line.width, next: cursor.end, total: total)
    }
    let reading =
      if next.value.isLetter {
        readLetters()
      } else if next.value.isIdeograph, let advance = cursor.ruler.ideograph {
        readIdeographs(advance)
      } else {
        readScalar(isSpace: isSpace)
      }
    if reading == .some { breaker.take(step) }
    return reading
  }

  /// Reads letters of ASCII: between two of them no line ends.
  @inline(__always)
  private mutating func readLetters() -> Reading {
    let (bytes, ruler) = (cursor.scalars.bytes, cursor.ruler)
    var (index, sum, last) = (cursor.end, total, total)
    while index < bytes.count, bytes[index].isLetter {
      let next = sum + ruler.advance(ofASCII: bytes[index])
      guard next <= width else { break }
      (last, sum, index) = (sum, next, index &+ 1)
    }
    guard index > cursor.end else { return noRoom() }
    return showRun(upTo: index, sum, lastStartingAt: index - 1, last) ? .some : .notPlain
  }

  /// Reads ideographs, all of an advance: between any two of them a line may end.
  @inline(__always)
  private mutating func readIdeographs(_ advance: Length) -> Reading {
    let (start, scalars) = (cursor.end, cursor.scalars)
    var (index, sum, last) = (start, total, total)
    while scalars.isIdeograph(at: index) {
      let next = sum + advance
      guard next <= width else { break }
      (last, sum, index) = (sum, next, index &+ 3)
    }
    guard index > start else { return noRoom() }
    guard showRun(upTo: index, sum, lastStartingAt: index - 3, last) else { return .notPlain }
    let lastStart = cursor.end - 3
    if lastStart > start {
      let total = total - advance
      lastBreak = LineEnd(end: lastStart, width: total, next: lastStart, total: total)
    }
    return .some
  }

  /// Reads a scalar of any other kind.
  @inline(__always)
  private mutating func readScalar(isSpace: Bool) -> Reading {
    let next = cursor.next
    let following = cursor.scalars.peek(at: next.end)
    guard !following.record.joins else { return .notPlain }
    let sum = total + cursor.ruler.advance(ofValue: next.value)
    guard isSpace || sum <= width else { return .noRoom }
    if isSpace {
      total = sum
      cursor.skip(to: next.end, before: following)
    } else {
      show(upTo: next.end, sum, before: following)
    }
    return .some
  }

  /// What comes of a run of which the first is too wide: with what follows, that may be another character.
  private func noRoom() -> Reading {
    cursor.scalars.peek(at: cursor.next.end).record.joins ? .notPlain : .noRoom
  }

  /// Takes a run up to an index onto the line, which has a width then, but for the last scalar where that may be
  /// part of a character with what follows; false where nothing is left.
  @inline(__always)
  private mutating func showRun(
    upTo index: Int, _ width: Length, lastStartingAt last: Int, _ widthBefore: Length
  ) -> Bool {
    var (index, width) = (index, width)
    var next = cursor.scalars.peek(at: index)
    if next.record.joins {
      (index, width) = (last, widthBefore)
      next = cursor.scalars.peek(at: index)
    }
    guard index > cursor.end else { return false }
    show(upTo: index, width, before: next)
    return true
  }

  /// Takes what was read up to an index onto the line, which has a width then.
  @inline(__always)
  private mutating func show(upTo index: Int, _ width: Length, before next: ScalarReader.Peek) {
    line.end = index
    line.width = width
    total = width
    cursor.skip(to: index, before: next)
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  @inline(__always)
  fileprivate var isLetter: Bool { UInt32(self).isLetter }
}

extension UInt32 {
  /// Whether it is the value of a letter of ASCII.
  @inline(__always)
  fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
