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
      let (found, slow) = (lines.map(\.string), SlowLines(typesetter, text.string).lines)
      return found == slow ? nil : "is \(found), not \(slow)"
    }
    #expect(property.counterexample(count: 3000) == nil)
  }

  @Test func `lines end where the rules say in texts of every class`() throws {
    let texts = try LineBreakCase.icu()["strict"]?.map(\.text) ?? []
    #expect(texts.count > 4000)
    let wrong = texts.flatMap { text in
      [1, 4].compactMap { width -> String? in
        let typesetter = gridTypesetter(width)
        let (found, slow) = (typesetter.lines(of: text), SlowLines(typesetter, text).lines)
        return found.map(\.string) == slow ? nil : "\(text.debugDescription) in \(width)"
      }
    }
    #expect(wrong.prefix(10) == [])
  }

  @Test func `a long run of flags takes no longer for each`() {
    // The square of it would be an hour.
    let extent = gridTypesetter(8).measure(String(repeating: "🇨🇳", count: 100_000))
    #expect(extent.lineCount == 25_000)
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
      let expected = SlowLines(typesetter, text.string).refilled(limit - 1)
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

/// Lines found slowly: each place where a line may end is tried, the last first.
private struct SlowLines {
  let typesetter: Typesetter
  let text: String
  private let characters: [Character]
  /// Whether a line may end before each character.
  private let mayEnd: [Bool]

  init(_ typesetter: Typesetter, _ text: String) {
    self.typesetter = typesetter
    self.text = text
    characters = Array(text)
    var offsets: Set<Int> = []
    LineBreaker.forEachBreak(in: text) { offset, _ in offsets.insert(offset) }
    var offset = 0
    mayEnd = characters.map { character in
      defer { offset += character.utf8.count }
      return offsets.contains(offset)
    }
  }

  var lines: [String] {
    var lines: [String] = []
    var start = 0
    while true {
      let paragraph = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      start = appendLines(of: start..<paragraph, to: &lines)
      guard paragraph < characters.count else { return lines }
      start = paragraph + 1
    }
  }

  private func appendLines(of paragraph: Range<Int>, to lines: inout [String]) -> Int {
    var start = paragraph.lowerBound
    while true {
      if fits(start..<paragraph.upperBound) {
        lines.append(shown(start..<paragraph.upperBound))
        return paragraph.upperBound
      }
      let ends = (start + 1..<paragraph.upperBound).reversed().filter { !isSpace($0) }
      let end =
        ends.first { mayEnd[$0] && fits(start..<$0) } ?? ends.first { fits(start..<$0) }
        ?? ends.last ?? paragraph.upperBound
      lines.append(shown(start..<end))
      start = end
      if start == paragraph.upperBound { return start }
    }
  }

  /// As much of the text from a character on as fits before the ellipsis, and the ellipsis.
  func refilled(_ lines: Int) -> String {
    let start = self.start(ofLine: lines)
    let room = typesetter.width - typesetter.advance(of: "…")
    guard room >= .zero else { return "" }
    var shown = characters[start...].prefix { !$0.isNewline }
    while typesetter.advance(of: String(shown)) > room { shown.removeLast() }
    while shown.last?.isWhitespace == true { shown.removeLast() }
    return String(shown) + "…"
  }

  private func start(ofLine line: Int) -> Int {
    var index = 0
    for shown in lines.prefix(line) {
      index += shown.count
      while index < characters.count, isSpace(index) { index += 1 }
      if index < characters.count, characters[index].isNewline { index += 1 }
    }
    return index
  }

  private func isSpace(_ index: Int) -> Bool {
    let character = characters[index]
    return character.isWhitespace && !character.isNewline
      && !character.unicodeScalars.contains { "\u{A0}\u{2007}\u{202F}".unicodeScalars.contains($0) }
  }

  private func shown(_ range: Range<Int>) -> String {
    var range = range
    while let last = range.last, isSpace(last) { range = range.lowerBound..<last }
    return String(characters[range])
  }

  private func fits(_ range: Range<Int>) -> Bool {
    typesetter.advance(of: shown(range)) <= typesetter.width
  }
}

extension Typesetter {
  fileprivate func advance(of string: String) -> Length { ruler.width(of: string) }
}
