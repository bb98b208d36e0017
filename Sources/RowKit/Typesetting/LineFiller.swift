/// A line, as bytes of its text.
struct FilledLine {
  var start: Int
  /// Where what is shown ends.
  var end: Int
  var width = Length.zero
  /// Where the next line starts; nil after the last.
  var next: Int?
  /// Whether it ends inside a word, for want of room.
  var breaksWord = false
  /// Whether a hyphen is shown after it, in place of the soft hyphen that it was broken at.
  var endsInHyphen = false

  init(start: Int) {
    self.start = start
    end = start
  }

  init(start: Int, _ lineEnd: LineEnd) {
    self.start = start
    end = lineEnd.end
    width = lineEnd.width
    next = lineEnd.next
    endsInHyphen = lineEnd.endsInHyphen
  }
}

/// Where a line may end.
struct LineEnd {
  /// Where what is shown of the line ends.
  var end = 0
  /// The width of what is shown.
  var width = Length.zero
  /// Where the next line starts.
  var next = 0
  /// The width of all that was read up to there, white space included.
  var total = Length.zero
  /// Whether a hyphen is shown after it.
  var endsInHyphen = false
}

/// Fills one line after another with the clusters of a text.
///
/// It reads each cluster once: where a line turns out to end before what was read, the rest is the
/// beginning of the next.
struct LineFiller {
  var cursor: ClusterCursor
  var breaker: LineBreaker
  let width: Length

  /// The line under way, as far as it is shown.
  var line = FilledLine(start: 0)
  /// The width of all that was read of it, white space at its end included.
  var total = Length.zero
  /// Where it last may end; no further than where it starts if it may nowhere.
  var lastBreak = LineEnd()
  /// Whether the cluster under the cursor had no room on the line before.
  private var isHeld = false
  /// Where the invisible scalars end that start the line, as far as was looked.
  private var invisibleEnd = 0
  /// Where the last soft hyphen ended.
  private(set) var softHyphenEnd = -1
  /// The line up to the last soft hyphen that had no room for a hyphen, and the width of all that was read
  /// up to there: on the next line it may have.
  private var missed = (line: FilledLine(start: -1), total: Length.zero)

  init(_ cursor: ClusterCursor, _ breaker: LineBreaker, _ width: Length) {
    self.cursor = cursor
    self.breaker = breaker
    self.width = width
  }

  /// The next line; after one whose `next` is nil there is none.
  mutating func nextLine() -> FilledLine {
    while true {
      if isHeld {
        isHeld = false
      } else {
        let reading = readPlain()
        if reading == .noRoom, !isFirst(at: cursor.end) { return endLine(before: cursor.end) }
        guard moveOn() else { return line }
      }
      let sum = total + cursor.advance
      if cursor.record.isUnseen, cursor.hangs || cursor.isInvisible {
        // What has room everywhere; what ends a line is white space.
        if cursor.endsLine { return endParagraph() }
        if cursor.isInvisible { readInvisible() }
      } else {
        // The first on a line must go somewhere.
        if sum > width, !isFirst(at: cursor.start) {
          isHeld = true
          return endLine(before: cursor.start)
        }
        line.end = cursor.end
        line.width = sum
      }
      total = sum
    }
  }

  /// Reads a cluster, and remembers whether the line may end before it.
  @inline(__always)
  private mutating func moveOn() -> Bool {
    guard cursor.move() else { return false }
    let opportunity = breaker.advance(
      over: cursor.record, at: cursor.start..<cursor.firstScalarEnd, in: cursor.scalars)
    if opportunity == .allowed, !cursor.hangs { rememberBreak(at: cursor.start, total) }
    if cursor.firstScalarEnd < cursor.end { readRestOfCluster() }
    return true
  }

  /// No line ends between the scalars of a cluster, whatever their classes.
  private mutating func readRestOfCluster() {
    let scalars = cursor.scalars
    var index = cursor.firstScalarEnd
    while index < cursor.end {
      let step = scalars.step(at: index)
      _ = breaker.advance(
        over: scalars.table[value: step.value], at: index..<step.end, in: scalars)
      index = step.end
    }
  }

  /// Remembers that the line may end at an index, up to which a width was read.
  @inline(__always)
  private mutating func rememberBreak(at index: Int, _ total: Length) {
    // A line of nothing but what is invisible would be one too many.
    if total == .zero, isFirst(at: index) { return }
    if index == softHyphenEnd, line.end == index { return rememberHyphen(after: line, total) }
    lastBreak = LineEnd(end: line.end, width: line.width, next: index, total: total)
  }

  /// Remembers that a line may end after the soft hyphen at its end, if there is room to show one.
  private mutating func rememberHyphen(after shown: FilledLine, _ total: Length) {
    let hyphenated = shown.width + cursor.ruler.advance(ofASCII: UInt8(ascii: "-"))
    guard hyphenated <= width else {
      missed = (shown, total)
      return
    }
    lastBreak = LineEnd(
      end: shown.end - Self.softHyphen.count, width: hyphenated, next: shown.end, total: total,
      endsInHyphen: true)
  }

  /// Takes what is invisible onto the line where it follows what is seen; past white space it is left out.
  private mutating func readInvisible() {
    if cursor.start == line.end { line.end = cursor.end }
    if cursor.scalars.bytes[cursor.start..<cursor.end].elementsEqual(Self.softHyphen) {
      softHyphenEnd = cursor.end
    }
  }

  /// Whether nothing stands before an index on its line but what is invisible.
  @inline(__always)
  private mutating func isFirst(at index: Int) -> Bool {
    if index == line.start { return true }
    // What is invisible takes no room.
    if total > .zero { return false }
    // Looked at once, however often this is asked on the way.
    let start = max(line.start, invisibleEnd)
    invisibleEnd = cursor.scalars.endOfIgnorable(in: start..<index)
    return invisibleEnd == index
  }

  private static let softHyphen: [UInt8] = [0xC2, 0xAD]

  private mutating func endParagraph() -> FilledLine {
    line.next = cursor.end
    return startLine(after: line, at: cursor.end)
  }

  /// Ends the line where it last may, or else before the cluster at an index, which has no room.
  private mutating func endLine(before start: Int) -> FilledLine {
    let lineEnd = lastBreak
    let next = lineEnd.next
    // What was remembered for an earlier line is where this one starts, or before.
    guard next > line.start else {
      line.next = start
      line.breaksWord = true
      return startLine(after: line, at: start)
    }
    let ended = FilledLine(start: line.start, lineEnd)
    line.start = next
    if line.end <= next { line.end = cursor.scalars.endOfIgnorable(in: next..<start) }
    line.width = max(.zero, line.width - lineEnd.total)
    total = total - lineEnd.total
    if missed.line.start == ended.start, missed.line.end > next {
      missed.line.start = next
      missed.line.width = max(.zero, missed.line.width - lineEnd.total)
      rememberHyphen(after: missed.line, missed.total - lineEnd.total)
    }
    return ended
  }

  private mutating func startLine(after ended: FilledLine, at start: Int) -> FilledLine {
    line = FilledLine(start: start)
    total = .zero
    return ended
  }
}
