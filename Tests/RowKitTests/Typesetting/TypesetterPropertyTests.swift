import Testing

@testable import RowKit

@Suite struct `Breaking lines of random text` {
  @Test func `lines fit, lose nothing, and are filled before the next begins`() {
    let property = TextCase.property { text in
      let typesetter = gridTypesetter(text.width)
      let lines = typesetter.lines(of: text.string)
      for line in lines where line.width > typesetter.width && line.string.count != 1 {
        return "“\(line.string)” is \(line.width) wide"
      }
      for line in lines where line.width != typesetter.advance(of: line.string) {
        return "“\(line.string)” says that it is \(line.width) wide"
      }
      // Scalars, since a mark at the start of a line must not join the line before.
      let shown = lines.flatMap(\.string.inked)
      guard shown == text.string.inked else { return "shows \(shown)" }
      return typesetter.disagreement(with: lines, in: text.string)
    }
    #expect(property.counterexample(count: 3000) == nil)
  }

  @Test func `measuring agrees with the lines`() {
    let property = TextCase.property { text in
      let typesetter = gridTypesetter(text.width, lines: text.limit)
      let lines = typesetter.lines(of: text.string)
      let extent = typesetter.measure(text.string)
      let widest = lines.map(\.width).max() ?? .zero
      return extent.lineCount == lines.count && extent.width == widest
        ? nil : "measured \(extent.lineCount) × \(extent.width), is \(lines.count) × \(widest)"
    }
    #expect(property.counterexample(count: 2000) == nil)
  }

  @Test func `a cut text keeps its first lines, and its last is refilled up to the ellipsis`() {
    let property = TextCase.property { text in
      let limit = text.limit ?? 1
      let typesetter = gridTypesetter(text.width, lines: limit)
      let lines = typesetter.lines(of: text.string)
      let whole = gridTypesetter(text.width).lines(of: text.string)
      let extent = typesetter.measure(text.string)
      let leftOut = whole.dropFirst(limit).flatMap(\.string.inked)
      guard extent.isTruncated == !leftOut.isEmpty else {
        return "is cut: \(extent.isTruncated), leaves out \(leftOut)"
      }
      guard extent.isTruncated else {
        return lines == Array(whole.prefix(limit)) ? nil : "is not cut, and loses lines"
      }
      guard lines.count == limit, lines.dropLast() == whole.prefix(limit - 1) else {
        return "its first lines differ from those of the whole"
      }
      guard let last = lines.last, last.width <= typesetter.width || last.string.isEmpty else {
        return "its last line does not fit"
      }
      let start = typesetter.starts(of: whole, in: text.string)[limit - 1]
      let expected = typesetter.refilled(text.string[start...])
      return last.string == expected ? nil : "ends in “\(last.string)”, not “\(expected)”"
    }
    #expect(property.counterexample(count: 3000) == nil)
  }
}

/// A text, and the room it gets.
private struct TextCase: CustomStringConvertible {
  var pieces: [String]
  var width: Int
  var limit: Int?

  var string: String { pieces.joined() }

  var description: String {
    let escaped = string.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    return "“\(escaped)” in \(width) × \(limit.map(String.init) ?? "any number of") lines"
  }

  static let alphabet = [
    "a", "b", "word", "word", "10", "-", " ", " ", " ", "   ", "\n", "\r\n", "\t", "\u{A0}",
    "\u{3000}", "中", "文", "字", "か", "ッ", "한", "，", "。", "（", "）", "“", "”", "%", "￥",
    "é", "e\u{301}", "\u{301}", "\u{302A}", "\u{3099}", "ｶ", "\u{FF9E}", "\u{200B}", "\u{AD}",
    "\u{200D}", "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇨🇳", "🇨",
    "❤\u{FE0F}", "…", " \u{301}",
  ]

  static func property(_ fault: @escaping (TextCase) -> String?) -> Property<TextCase> {
    Property(
      generate: { random in
        let count = Int.random(in: 0...24, using: &random)
        return TextCase(
          pieces: (0..<count).map { _ in random.pick(alphabet) },
          width: Int.random(in: 0...12, using: &random),
          limit: random.pick([nil, 1, 1, 2, 3]))
      },
      shrink: { text in
        text.pieces.withoutOne.map { TextCase(pieces: $0, width: text.width, limit: text.limit) }
          + (text.width > 0
            ? [TextCase(pieces: text.pieces, width: text.width - 1, limit: text.limit)] : [])
      },
      fault: fault)
  }
}

extension String {
  /// The scalars of all characters that are no white space.
  fileprivate var inked: [Unicode.Scalar] { Array(filter { !$0.isWhitespace }.unicodeScalars) }
}

extension Typesetter {
  fileprivate func advance(of string: some StringProtocol) -> Length {
    string.reduce(.zero) { $0 + GridMetrics.grid.advance(of: $1, in: Font(size: 2)) }
  }

  /// Where each line of a text that is not cut starts.
  fileprivate func starts(of lines: [TextLine], in text: String) -> [String.Index] {
    var index = text.startIndex
    return lines.map { line in
      let start = index
      let end = text.index(start, offsetBy: line.string.count, limitedBy: text.endIndex)
      index = end ?? text.endIndex
      while index < text.endIndex, text[index].isSpace, !text[index].isNewline {
        index = text.index(after: index)
      }
      if index < text.endIndex, text[index].isNewline { index = text.index(after: index) }
      return start
    }
  }

  /// What is wrong with where lines end: a place where none may, or too early.
  fileprivate func disagreement(with lines: [TextLine], in text: String) -> String? {
    let starts = starts(of: lines, in: text)
    for (line, (start, next)) in zip(lines, zip(starts, starts.dropFirst())) {
      let before = text[text.index(before: next)]
      if before.isNewline { continue }
      let held = text[start..<next]
      guard held.hasPrefix(line.string) else { return "“\(line.string)” stands for “\(held)”" }
      var unit = String(text[next])
      if before.canEndLine(before: text[next]) {
        // The whole next word must be too long: up to where the line may end again.
        for (left, right) in zip(text[next...], text[next...].dropFirst()) {
          if right.isSpace || right.isNewline { break }
          if left.canEndLine(before: right) { break }
          unit.append(right)
        }
      } else if zip(held, held.dropFirst()).contains(where: {
        !$1.isSpace && $0.canEndLine(before: $1)
      }) {
        return "“\(held)” ends inside a word, and could end before it"
      }
      if advance(of: held) + advance(of: unit) <= width {
        return "“\(unit)” would fit after “\(held)”"
      }
    }
    return nil
  }

  /// As much of a text's first line as fits before the ellipsis, and the ellipsis.
  fileprivate func refilled(_ text: Substring) -> String {
    let room = width - advance(of: "…")
    guard room >= .zero else { return "" }
    var shown = text.prefix { !$0.isNewline }
    while advance(of: shown) > room { shown.removeLast() }
    while shown.last?.isWhitespace == true { shown.removeLast() }
    return shown + "…"
  }
}

/// Where lines may end, said slowly.
extension Character {
  /// Whether a line may end after this white space.
  fileprivate var isSpace: Bool { isWhitespace && !"\u{A0}\u{2007}\u{202F}".contains(self) }

  /// Whether a line may end after this character and before another that is no space.
  fileprivate func canEndLine(before next: Character) -> Bool {
    if isSpace { return true }
    guard isIdeographic || next.isIdeographic else { return false }
    return !opens && !next.closes
  }

  private var isIdeographic: Bool { columns == 2 && unicodeScalars.starts { $0.value >= 0x1100 } }

  private var opens: Bool { unicodeScalars.starts { "（“￥".unicodeScalars.contains($0) } }

  private var closes: Bool { unicodeScalars.starts { "，。）”ッ…%".unicodeScalars.contains($0) } }
}

extension Character.UnicodeScalarView {
  /// Whether the first is such a scalar.
  fileprivate func starts(with isSuch: (Unicode.Scalar) -> Bool) -> Bool {
    first.map(isSuch) ?? false
  }
}
