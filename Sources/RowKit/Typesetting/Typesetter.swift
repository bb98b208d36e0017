/// Breaks a text into lines of at most a width.
///
/// Lines are filled one after another with as much as fits, and end where UAX #14 lets them. A word that
/// is longer than a line is broken between its characters, never inside one. White space at the end of a
/// line takes no room, nor does what is invisible anywhere. A character wider than the whole width stands
/// alone on its line. A line that is broken at a soft hyphen shows a hyphen, for which there must be room.
///
/// One pass finds breaks, advances and lines together.
struct Typesetter {
  let ruler: FontRuler
  var width: Length
  var strictness = LineBreakStrictness.strict
  /// The most lines, at least one; nil for as many as the text needs.
  var lineLimit: Int?
  /// What stands at the end of a last line where text was left out.
  var token = Self.ellipsis

  static var ellipsis: String { "…" }

  init(
    ruler: FontRuler, width: Length, strictness: LineBreakStrictness = .strict,
    lineLimit: Int? = nil, token: String = Self.ellipsis
  ) {
    self.ruler = ruler
    self.width = width
    self.strictness = strictness
    self.lineLimit = lineLimit.map { max(1, $0) }
    self.token = token
  }

  /// How much room a text takes.
  ///
  /// - Complexity: O(n) in the characters shown.
  func measure(_ text: String) -> TextExtent {
    typeset(text) { _, _, _ in }
  }

  /// The lines of a text.
  ///
  /// - Complexity: O(n) in the characters shown.
  func lines(of text: String) -> [TextLine] {
    var lines: [TextLine] = []
    _ = typeset(text) { bytes, width, token in
      lines.append(TextLine(string: String(decoding: bytes, as: UTF8.self) + token, width: width))
    }
    return lines
  }

  /// The width of the widest part of a text that no line may end in.
  ///
  /// - Complexity: O(n) in the text.
  func widestWord(of text: String) -> Length {
    let bytes = Array(text.utf8)
    var starts = [0]
    LineBreaker.forEachBreak(in: text, strictness) { offset, _ in starts.append(offset) }
    let onOneLine = Typesetter(ruler: ruler, width: .greatest, strictness: strictness)
    return zip(starts, starts.dropFirst() + [bytes.count]).reduce(.zero) { widest, word in
      let word = String(decoding: bytes[word.0..<word.1], as: UTF8.self)
      return max(widest, onOneLine.measure(word).width)
    }
  }

  /// Finds the lines of a text, each as the bytes shown, its width, and what is put after it.
  @inline(__always)
  private func typeset(
    _ text: String,
    emit: (_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ width: Length, _ token: String) -> Void
  ) -> TextExtent {
    var text = text
    text.makeContiguousUTF8()
    let shared = text
    return text.withUTF8 { bytes in
      let scalars = ScalarReader(bytes: bytes)
      var extent = TextExtent()
      var filler = LineFiller(
        ClusterCursor(shared, scalars, ruler), LineBreaker(strictness), width)
      while true {
        var line = filler.nextLine()
        var ending = line.endsInHyphen ? "-" : ""
        extent.lineCount += 1
        let isLast = extent.lineCount == lineLimit
        if isLast, let next = line.next, showsAnything(shared, scalars, after: next) {
          extent.isTruncated = true
          (line, ending) = truncatedLine(shared, scalars, from: line.start)
        }
        extent.width = max(extent.width, line.width)
        extent.lastWidth = line.width
        extent.breaksWord = extent.breaksWord || line.breaksWord
        emit(bytes[line.start..<line.end], line.width, ending)
        if isLast || line.next == nil { return extent }
      }
    }
  }

  /// Whether something is seen of what follows: other than white space, and not invisible.
  private func showsAnything(_ text: String, _ scalars: ScalarReader, after start: Int) -> Bool {
    var cursor = ClusterCursor(text, scalars, ruler, before: start)
    while cursor.move() {
      if !cursor.isBlank, !cursor.isInvisible { return true }
    }
    return false
  }

  /// As many characters as fit before the token, and the token; an empty line where not even that fits.
  private func truncatedLine(
    _ text: String, _ scalars: ScalarReader, from start: Int
  ) -> (FilledLine, token: String) {
    let tokenWidth = ruler.width(of: token)
    var shown = FilledLine(start: start)
    guard tokenWidth <= width else { return (shown, "") }
    var cursor = ClusterCursor(text, scalars, ruler, before: start)
    var sum = Length.zero
    while cursor.move(), !cursor.endsLine {
      sum = sum + cursor.advance
      if sum + tokenWidth > width { break }
      if !cursor.isBlank, !cursor.isInvisible {
        shown.end = cursor.end
        shown.width = sum
      }
    }
    shown.width = shown.width + tokenWidth
    return (shown, token)
  }
}
