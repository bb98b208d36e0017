/// Breaks a text into lines of at most a width.
///
/// Lines break after spaces and between ideographs, never before closing or after opening
/// punctuation; a word that is longer than a line is broken between its characters. White space at the
/// end of a line takes no room. A character wider than the whole width stands alone on its line.
struct Typesetter<Metrics: FontMetrics> {
  let metrics: Metrics
  let font: Font
  let width: Length
  var lineLimit: Int?

  /// What stands at the end of a last line where text was left out.
  static var ellipsis: String { "…" }

  /// How much room a text takes.
  ///
  /// - Complexity: O(n) in the characters shown.
  func measure(_ text: String) -> TextExtent {
    var extent = TextExtent()
    typeset(text, extent: &extent) { _ in }
    return extent
  }

  /// The lines of a text.
  ///
  /// - Complexity: O(n) in the characters shown.
  func lines(of text: String) -> [TextLine] {
    var lines: [TextLine] = []
    var extent = TextExtent()
    typeset(text, extent: &extent) { lines.append($0()) }
    return lines
  }

  private func typeset(
    _ text: String, extent: inout TextExtent, emit: (() -> TextLine) -> Void
  ) {
    var start = text.startIndex
    while true {
      let line = nextLine(in: text, from: start)
      extent.lineCount += 1
      if extent.lineCount == lineLimit, let next = line.next,
        text[next...].contains(where: { !$0.isWhitespace })
      {
        let (string, width) = truncated(text[start...])
        extent.width = max(extent.width, width)
        extent.isTruncated = true
        emit { TextLine(string: string, width: width) }
        return
      }
      extent.width = max(extent.width, line.width)
      emit { TextLine(string: String(text[start..<line.end]), width: line.width) }
      guard let next = line.next, extent.lineCount != lineLimit else { return }
      start = next
    }
  }

  private struct Line {
    /// Where what is shown ends.
    var end: String.Index
    var width: Length
    /// Where the next line starts; nil after the last.
    var next: String.Index?
  }

  private func nextLine(in text: String, from start: String.Index) -> Line {
    var index = start
    var previous: Character?
    // What is shown so far, and the width of the spaces after it.
    var end = start
    var shown = Length.zero
    var spaces = Length.zero
    var lastBreak: Line?
    while index < text.endIndex {
      let character = text[index]
      let after = text.index(after: index)
      if character.isNewline { return Line(end: end, width: shown, next: after) }
      let advance = metrics.advance(of: character, in: font)
      if character.isBreakingSpace {
        spaces = spaces + advance
      } else {
        if let previous, Character.canBreak(between: previous, and: character) {
          lastBreak = Line(end: end, width: shown, next: index)
        }
        let sum = shown + spaces + advance
        if sum > width, index > start {
          return lastBreak ?? Line(end: index, width: shown, next: index)
        }
        shown = sum
        spaces = .zero
        end = after
      }
      previous = character
      index = after
    }
    return Line(end: end, width: shown, next: nil)
  }

  /// As many characters of a line as fit before the ellipsis, and the ellipsis; an empty line where
  /// not even that fits.
  private func truncated(_ text: Substring) -> (String, Length) {
    let token = Self.ellipsis
    let tokenWidth = token.reduce(Length.zero) { $0 + metrics.advance(of: $1, in: font) }
    guard tokenWidth <= width else { return ("", .zero) }
    var end = text.startIndex
    var shown = Length.zero
    var sum = Length.zero
    for (index, character) in zip(text.indices, text) {
      sum = sum + metrics.advance(of: character, in: font)
      if character.isNewline || sum + tokenWidth > width { break }
      if character.isWhitespace { continue }
      end = text.index(after: index)
      shown = sum
    }
    return (text[..<end] + token, shown + tokenWidth)
  }
}

extension FontMetrics {
  /// The lines of one text in a style.
  func typesetter(_ style: TextStyle, width: Length, lineLimit: Int?) -> Typesetter<Self> {
    Typesetter(metrics: self, font: style.font, width: width, lineLimit: lineLimit)
  }
}
