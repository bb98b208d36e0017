/// Goes through the clusters of a text, the characters as a reader counts them, each with its advance.
///
/// Most are one scalar, which a look at the next scalar tells, and most others are emoji. The standard
/// library finds the ends of the rest.
struct ClusterCursor {
  let text: String
  let scalars: ScalarReader
  let ruler: FontRuler

  /// Where the cluster starts, in bytes from the text's start.
  private(set) var start: Int
  /// Where it ends.
  private(set) var end: Int
  /// Where its first scalar ends.
  private(set) var firstScalarEnd: Int
  /// What Unicode says of its first scalar.
  private(set) var record = ScalarRecord(bits: 0)
  /// How far it moves the next one.
  private(set) var advance = Length.zero
  private var next: Peek
  /// Where the last cluster of several scalars ended.
  ///
  /// The standard library knows that this index starts a character. From one made of a number of bytes it
  /// looks back first: in a row of flags to the first of them.
  private var known: (offset: Int, index: String.Index)

  /// A scalar, and what Unicode says of it; one that ends where it starts is the end of the text.
  struct Peek {
    let value: UInt32
    let end: Int
    let record: ScalarRecord

    @inline(__always)
    fileprivate init(_ scalars: ScalarReader, at index: Int) {
      guard index < scalars.bytes.count else {
        (value, end, record) = (0, index, ScalarRecord(bits: 0))
        return
      }
      let step = scalars.step(at: index)
      (value, end, record) = (step.value, step.end, scalars.table[value: step.value])
    }
  }

  /// Stands before the cluster that starts at an index.
  init(_ text: String, _ scalars: ScalarReader, _ ruler: FontRuler, before start: Int = 0) {
    self.text = text
    self.scalars = scalars
    self.ruler = ruler
    self.start = start
    end = start
    firstScalarEnd = start
    next = Peek(scalars, at: start)
    known = (0, text.startIndex)
  }

  /// Goes on to the next cluster; false at the end of the text.
  @inline(__always)
  mutating func move() -> Bool {
    let first = next
    start = end
    guard first.end > start else { return false }
    record = first.record
    firstScalarEnd = first.end
    let following = Peek(scalars, at: first.end)
    if first.record.joins || following.record.joins || first.value == 0x0D {
      moveOverSeveral(first, following)
    } else {
      end = first.end
      next = following
      advance = first.record.isIgnorable ? .zero : ruler.advance(ofValue: first.value)
    }
    return true
  }

  /// What Unicode says of the scalar after the cluster; of none at the end of the text.
  @inline(__always)
  var nextRecord: ScalarRecord { next.record }

  /// The scalar at an index, and what Unicode says of it.
  @inline(__always)
  func peek(at index: Int) -> Peek { index == end ? next : Peek(scalars, at: index) }

  /// Goes on past clusters that were found by other means to the last, which is one scalar.
  mutating func skip(toClusterAt start: Int, endingAt end: Int, _ record: ScalarRecord) {
    self.start = start
    self.end = end
    firstScalarEnd = end
    self.record = record
    next = Peek(scalars, at: end)
  }

  /// Whether the scalar at an index may be part of the cluster before it.
  @inline(__always)
  func joins(at index: Int) -> Bool {
    let byte = scalars.bytes[index]
    return byte >= 0x80 && scalars.table[value: scalars.step(at: index).value].joins
  }

  private mutating func moveOverSeveral(_ first: Peek, _ following: Peek) {
    if first.value == 0x0D {
      let isPair = following.value == 0x0A
      end = isPair ? following.end : first.end
      next = isPair ? Peek(scalars, at: end) : following
      advance = .zero
      return
    }
    let lower =
      known.offset == start
      ? known.index : text.utf8.index(text.startIndex, offsetBy: start)
    let upper: String.Index
    if let emoji = EmojiSequence(scalars, startingAt: start) {
      end = emoji.end
      upper = text.utf8.index(lower, offsetBy: end - start)
    } else {
      upper = text.index(after: lower)
      end = text.utf8.distance(from: text.startIndex, to: upper)
    }
    known = (end, upper)
    next = Peek(scalars, at: end)
    if isInvisible {
      advance = .zero
    } else if end == first.end {
      advance = ruler.advance(ofValue: first.value)
    } else {
      advance = ruler.advance(ofCharacter: text[lower..<upper])
    }
  }

  /// Whether a line ends at the cluster, whatever room is left.
  @inline(__always)
  var endsLine: Bool {
    switch record.lineBreakClass {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }

  /// Whether the cluster is white space, and nothing that is seen stands on it, such as an accent.
  @inline(__always)
  var isBlank: Bool {
    guard record.isBlank else { return false }
    return firstScalarEnd == end || endsLine
      || scalars.endOfIgnorable(in: firstScalarEnd..<end) == end
  }

  /// Whether the cluster is white space that takes no room where a line ends.
  @inline(__always)
  var hangs: Bool { isBlank && record.lineBreakClass != .gl }

  /// Whether nothing is shown of the cluster, and it takes no room anywhere.
  var isInvisible: Bool {
    guard record.isIgnorable else { return false }
    return scalars.endOfIgnorable(in: firstScalarEnd..<end) == end
  }
}
