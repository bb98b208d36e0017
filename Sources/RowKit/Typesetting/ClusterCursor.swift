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
  /// The scalar after it.
  private(set) var next: ScalarReader.Peek
  /// Where the last cluster of several scalars ended.
  ///
  /// The standard library knows that this index starts a character. From one made of a number of bytes it
  /// looks back first: in a row of flags to the first of them.
  private var known: (offset: Int, index: String.Index)

  /// Stands before the cluster that starts at an index.
  init(_ text: String, _ scalars: ScalarReader, _ ruler: FontRuler, before start: Int = 0) {
    self.text = text
    self.scalars = scalars
    self.ruler = ruler
    self.start = start
    end = start
    firstScalarEnd = start
    next = scalars.peek(at: start)
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
    let following = scalars.peek(at: first.end)
    if first.record.joins || following.record.joins || first.value == 0x0D {
      moveOverSeveral(first, following)
    } else {
      end = first.end
      next = following
      advance = first.record.isIgnorable ? .zero : ruler.advance(ofValue: first.value)
    }
    return true
  }

  /// Goes on past clusters that were found by other means, up to an index before a scalar.
  @inline(__always)
  mutating func skip(to index: Int, before next: ScalarReader.Peek) {
    end = index
    self.next = next
  }

  private mutating func moveOverSeveral(
    _ first: ScalarReader.Peek, _ following: ScalarReader.Peek
  ) {
    if first.value == 0x0D {
      let isPair = following.value == 0x0A
      end = isPair ? following.end : first.end
      next = isPair ? scalars.peek(at: end) : following
      advance = .zero
      return
    }
    let lower =
      known.offset == start
      ? known.index : text.utf8.index(text.startIndex, offsetBy: start)
    let upper: String.Index
    if let emoji = EmojiSequence(scalars, first, following) {
      (end, next) = (emoji.end, emoji.next)
      upper = text.utf8.index(lower, offsetBy: end - start)
    } else {
      upper = text.index(after: lower)
      end = text.utf8.distance(from: text.startIndex, to: upper)
      next = scalars.peek(at: end)
    }
    known = (end, upper)
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
