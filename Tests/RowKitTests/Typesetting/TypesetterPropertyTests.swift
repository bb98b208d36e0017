import Testing

import RowKitTestSupport
@testable import RowKit

@Suite struct `Breaking lines of random text` {
  @Test func `lines fit, lose nothing, and are filled before the next begins`() {
    let property = TextCase.property { text in
      let typesetter = gridTypesetter(text.width)
      let lines = typesetter.lines(of: text.string)
      for line in lines where line.width > typesetter.width {
        if line.string.count(where: { !$0.isInvisible }) != 1 {
          return "“\(line.string)” is \(line.width) wide"
        }
      }
      for line in lines where line.width != typesetter.advance(of: line.string) {
        return "“\(line.string)” says that it is \(line.width) wide"
      }
      // Scalars, since a mark at the start of a line must not join the line before. Hyphens are left out,
      // since a line that is broken at a soft one has one more.
      let shown = lines.flatMap(\.string.inked).filter { $0 != "-" }
      guard shown == text.string.inked.filter({ $0 != "-" }) else { return "shows \(shown)" }
      let found = lines.map(\.string)
      let slow = SlowLines(typesetter, text.string).lines.map(\.string)
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
        let found = typesetter.lines(of: text).map(\.string)
        let slow = SlowLines(typesetter, text).lines.map(\.string)
        return found == slow ? nil : "\(text.debugDescription) in \(width)"
      }
    }
    #expect(wrong.prefix(10) == [])
  }

  @Test func `a long run of flags takes no longer for each`() {
    // The square of it would be an hour.
    let extent = gridTypesetter(8).measure(String(repeating: "🇨🇳", count: 100_000))
    #expect(extent.lineCount == 25_000)
  }

  @Test func `a long run of what is never shown takes no longer for each`() {
    // A line may end after each zero-width space. The square of it would be minutes.
    let unseen = String(repeating: "\u{200B}\u{2060}", count: 100_000)
    #expect(gridTypesetter(8).lines(of: unseen + "word").map(\.width) == [4])
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
    "\u{200D}", "\u{200E}", "\u{FEFF}", "\u{2060}", "\u{FE0F}", "exam\u{AD}ple", "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇨🇳",
    "🇨",
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
  /// The scalars of all characters that are no white space, but for those that are never shown.
  fileprivate var inked: [Unicode.Scalar] {
    filter { !$0.isBlank }.unicodeScalars.filter { !$0.isIgnorable }
  }
}

extension Character {
  fileprivate var isInvisible: Bool { unicodeScalars.allSatisfy(\.isIgnorable) }

  /// Whether it is white space on which nothing is seen, as an accent would be.
  fileprivate var isBlank: Bool {
    isWhitespace && unicodeScalars.allSatisfy { $0.isIgnorable || $0.properties.isWhitespace }
  }
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

  /// A line, and where the next one may start.
  struct Line {
    var start: Int
    var string: String
  }

  var lines: [Line] {
    var lines: [Line] = []
    var start = 0
    while true {
      let paragraph = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      appendLines(of: start..<paragraph, to: &lines)
      guard paragraph < characters.count else { return lines }
      start = paragraph + 1
    }
  }

  private func appendLines(of paragraph: Range<Int>, to lines: inout [Line]) {
    var start = paragraph.lowerBound
    while true {
      if fits(start..<paragraph.upperBound, isBroken: false) {
        lines.append(Line(start: start, string: shown(start..<paragraph.upperBound)))
        return
      }
      let ends = (start..<paragraph.upperBound).reversed().filter { end in
        !isSpace(end) && !characters[start..<end].allSatisfy(\.isInvisible)
      }
      let breaks = ends.filter { mayEnd[$0] && fits(start..<$0, isBroken: true) }
      let forced = ends.filter { !characters[$0].isInvisible }
      // Where not even one character fits, it stands alone.
      let alone = forced.last.map { least in ends.first { $0 <= least && mayEnd[$0] } ?? least }
      guard
        let end = breaks.first ?? forced.first(where: { fits(start..<$0, isBroken: false) })
          ?? alone
      else {
        lines.append(Line(start: start, string: shown(start..<paragraph.upperBound)))
        return
      }
      let string = breaks.isEmpty ? shown(start..<end) : broken(start..<end)
      lines.append(Line(start: start, string: string))
      start = end
    }
  }

  /// As much of the text from a line on as fits before the ellipsis, and the ellipsis.
  func refilled(_ line: Int) -> String {
    let room = typesetter.width - typesetter.advance(of: "…")
    guard room >= .zero else { return "" }
    var shown = characters[lines[line].start...].prefix { !$0.isNewline }
    while typesetter.advance(of: String(shown)) > room { shown.removeLast() }
    while let last = shown.last, last.isBlank || last.isInvisible { shown.removeLast() }
    return String(shown) + "…"
  }

  private func isSpace(_ index: Int) -> Bool {
    let character = characters[index]
    return character.isBlank && !character.isNewline
      && !character.unicodeScalars.contains { "\u{A0}\u{2007}\u{202F}".unicodeScalars.contains($0) }
  }

  private func shown(_ range: Range<Int>) -> String {
    let end = range.last { !isSpace($0) && !characters[$0].isInvisible } ?? range.lowerBound - 1
    let attached = (end + 1..<range.upperBound).prefix { characters[$0].isInvisible }
    return String(characters[range.lowerBound..<end + 1 + attached.count])
  }

  /// What is shown where the line is broken as the rules let it.
  private func broken(_ range: Range<Int>) -> String {
    let shown = shown(range)
    guard shown.last == "\u{AD}", range.last.map({ characters[$0] }) == "\u{AD}" else {
      return shown
    }
    return shown.dropLast() + "-"
  }

  private func fits(_ range: Range<Int>, isBroken: Bool) -> Bool {
    let line = isBroken ? broken(range) : shown(range)
    return typesetter.advance(of: line) <= typesetter.width
  }
}

extension Typesetter {
  fileprivate func advance(of string: String) -> Length { ruler.width(of: string) }
}
