/// Breaks a text into lines of at most a width.
///
/// Lines break after spaces and between ideographs, never before closing or after opening
/// punctuation; a word that is longer than a line is broken between its characters. White space at the
/// end of a line takes no room. A character wider than the whole width stands alone on its line.
struct Typesetter {
  let ruler: FontRuler
  let width: Length
  var lineLimit: Int?

  init(ruler: FontRuler, width: Length, lineLimit: Int?) {
    self.ruler = ruler
    self.width = width
    self.lineLimit = lineLimit.map { max(1, $0) }
  }

  /// What stands at the end of a last line where text was left out.
  static var ellipsis: String { "…" }

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
    _ = typeset(text) { bytes, width, ending in
      lines.append(TextLine(string: String(decoding: bytes, as: UTF8.self) + ending, width: width))
    }
    return lines
  }

  /// Finds the lines of a text, each as the bytes shown, its width, and what is put after it.
  private func typeset(
    _ text: String,
    emit: (_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ width: Length, _ ending: String) -> Void
  ) -> TextExtent {
    var text = text
    text.makeContiguousUTF8()
    let shared = text
    return text.withUTF8 { bytes in
      let scanner = ClusterScanner(text: shared, bytes: bytes, ruler: ruler)
      var extent = TextExtent()
      var start = 0
      while true {
        var line = nextLine(in: scanner, from: start)
        var ending = ""
        extent.lineCount += 1
        if extent.lineCount == lineLimit, let next = line.next, scanner.showsAnything(after: next) {
          extent.isTruncated = true
          (line, ending) = truncatedLine(in: scanner, from: start)
        }
        extent.width = max(extent.width, line.width)
        emit(bytes[start..<line.end], line.width, ending)
        guard let next = line.next, extent.lineCount != lineLimit else { return extent }
        start = next
      }
    }
  }

  private struct Line {
    /// Where what is shown ends.
    var end: Int
    var width: Length
    /// Where the next line starts; nil after the last.
    var next: Int?
  }

  private func nextLine(in scanner: ClusterScanner, from start: Int) -> Line {
    var index = start
    var previous = Cluster.Traits()
    // What is shown so far, and the width of the spaces after it.
    var shown = Line(end: start, width: .zero)
    var spaces = Length.zero
    var lastBreak: Line?
    while index < scanner.bytes.count {
      let cluster = scanner.cluster(at: index)
      if cluster.traits.contains(.newline) {
        shown.next = cluster.end
        return shown
      }
      if cluster.traits.contains(.space) {
        spaces = spaces + cluster.advance
      } else {
        if index > start, previous.allowsBreak(before: cluster.traits) {
          lastBreak = shown
          lastBreak?.next = index
        }
        let sum = shown.width + spaces + cluster.advance
        if sum > width, index > start {
          shown.next = index
          return lastBreak ?? shown
        }
        shown = Line(end: cluster.end, width: sum)
        spaces = .zero
      }
      previous = cluster.traits
      index = cluster.end
    }
    return shown
  }

  /// As many characters as fit before the ellipsis, and the ellipsis; an empty line where not even that
  /// fits.
  private func truncatedLine(
    in scanner: ClusterScanner, from start: Int
  ) -> (Line, ending: String) {
    let ending = Self.ellipsis
    let endingWidth = ending.reduce(Length.zero) { $0 + ruler.advance(of: $1) }
    guard endingWidth <= width else { return (Line(end: start, width: .zero), "") }
    var shown = Line(end: start, width: .zero)
    var sum = Length.zero
    var index = start
    while index < scanner.bytes.count {
      let cluster = scanner.cluster(at: index)
      sum = sum + cluster.advance
      if cluster.traits.contains(.newline) || sum + endingWidth > width { break }
      if !cluster.traits.contains(.blank) { shown = Line(end: cluster.end, width: sum) }
      index = cluster.end
    }
    shown.width = shown.width + endingWidth
    return (shown, ending)
  }
}
