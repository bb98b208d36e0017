internal import RowKit

/// A line as a failure message shows it, character by character.
///
/// Marks replace invisible characters: `⇥` is a tab, `␍` a carriage return, `·` a space at the end of the
/// line, `\u{A0}` any other invisible character, and `\xFF` a byte that isn't valid UTF-8.
struct VisibleLine {
  struct Cell: Equatable {
    /// The bytes of the character.
    var bytes: [UInt8]
    var text: String
    var columns: Int

    init(_ bytes: [UInt8], shown text: String) {
      self.bytes = bytes
      self.text = text
      columns = text.reduce(0) { $0 + $1.columns }
    }
  }

  private(set) var cells: [Cell]
  /// The mark after the cells.
  private let mark: String
  /// Whether the line is truncated before its first cell.
  private var isTruncatedAtStart: Bool

  /// The maximum number of columns to show.
  private static let columnLimit = 160
  /// The maximum number of bytes to read: more than enough to fill the columns, but not all of a very
  /// long line.
  private static let byteLimit = 4096

  /// Creates a visible line from bytes.
  ///
  /// - Parameters:
  ///   - line: The line, including its line feed, if it has one.
  ///   - marksEnd: Whether to mark a line that doesn't end in a line feed.
  ///   - start: The number of bytes to omit at the start.
  init(_ line: ArraySlice<UInt8>, marksEnd: Bool, from start: Int = 0) {
    let endsInLineFeed = line.last == UInt8(ascii: "\n")
    isTruncatedAtStart = start > 0
    let rest = (endsInLineFeed ? line.dropLast() : line).dropFirst(start)
    let shown = rest.prefix(rest.startOfScalar(at: Self.byteLimit))
    cells = Self.cells(of: shown)
    guard shown.count == rest.count else {
      mark = "…"
      return
    }
    mark = endsInLineFeed || !marksEnd ? "" : " (no line feed at the end)"
    for index in cells.indices.reversed() {
      guard cells[index].bytes == [0x20] || cells[index].text.first == "⇥" else { break }
      if cells[index].bytes == [0x20] { cells[index].text = "·" }
    }
  }

  private static func cells(of line: ArraySlice<UInt8>) -> [Cell] {
    let string = String(decoding: line, as: UTF8.self)
    guard string.utf8.elementsEqual(line) else {
      return line.map { byte in
        (0x20..<0x7F).contains(byte)
          ? Cell([byte], shown: String(Unicode.Scalar(byte)))
          : Cell([byte], shown: "\\x" + byte.hexadecimal)
      }
    }
    return string.map { Cell(Array($0.utf8), shown: $0.visible) }
  }

  /// Makes an old line and the new line that replaces it visible, with their differences.
  ///
  /// Spaces and characters that look alike are marked if only they differ.
  ///
  /// - Returns: The lines, and the column of the first character that differs.
  static func pair(
    _ oldLine: ArraySlice<UInt8>, _ newLine: ArraySlice<UInt8>, marksEnd: Bool
  ) -> (old: VisibleLine, new: VisibleLine, column: Int) {
    let equal = zip(oldLine, newLine).prefix { $0 == $1 }.count
    let start = equal > byteLimit / 2 ? oldLine.startOfScalar(at: equal - byteLimit / 8) : 0
    var old = VisibleLine(oldLine, marksEnd: marksEnd, from: start)
    var new = VisibleLine(newLine, marksEnd: marksEnd, from: start)
    if oldLine.lazy.filter(\.isVisible).elementsEqual(newLine.lazy.filter(\.isVisible)) {
      old.markSpaces()
      new.markSpaces()
    }
    for index in 0..<min(old.cells.count, new.cells.count) {
      let (one, other) = (old.cells[index], new.cells[index])
      guard one.bytes != other.bytes, one.isConfusable(with: other) else { continue }
      old.cells[index] = one.escaped
      new.cells[index] = other.escaped
    }
    var common = zip(old.cells, new.cells).prefix { $0.bytes == $1.bytes }.count
    let before = old.cells[..<common].reduce(0) { $0 + $1.columns }
    if before > columnLimit / 2 {
      // Keep a few characters before the difference.
      let skipped = max(0, common - 30)
      old.removeFirst(skipped)
      new.removeFirst(skipped)
      common -= skipped
    }
    let column = old.cells[..<common].reduce(old.isTruncatedAtStart ? 1 : 0) { $0 + $1.columns }
    return (old, new, column)
  }

  private mutating func removeFirst(_ count: Int) {
    cells.removeFirst(count)
    isTruncatedAtStart = isTruncatedAtStart || count > 0
  }

  private mutating func markSpaces() {
    for index in cells.indices where cells[index].bytes == [0x20] { cells[index].text = "·" }
  }

  /// The text of the line, truncated if it's too long.
  var text: String {
    var text = isTruncatedAtStart ? "…" : ""
    var columns = 0
    for cell in cells {
      columns += cell.columns
      guard columns <= Self.columnLimit else { return text + "…" }
      text += cell.text
    }
    return text + mark
  }
}

extension VisibleLine.Cell {
  /// Whether the two characters look alike.
  fileprivate func isConfusable(with other: VisibleLine.Cell) -> Bool {
    func visibleText(of cell: VisibleLine.Cell) -> String {
      let text = String(decoding: cell.bytes, as: UTF8.self)
      return String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
    }
    return visibleText(of: self) == visibleText(of: other)
  }

  /// The cell with an escape for each scalar outside of ASCII.
  fileprivate var escaped: Self {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return Self(
      bytes, shown: scalars.map { $0.isASCII ? String($0) : "\\" + $0.unicodeEscape }.joined())
  }
}

extension Character {
  /// The character, or a mark if the character is invisible.
  fileprivate var visible: String {
    switch self {
    case " ": " "
    case "\t": "⇥"
    case "\r": "␍"
    default:
      unicodeScalars.allSatisfy(\.isInvisible)
        ? unicodeScalars.map { "\\" + $0.unicodeEscape }.joined() : String(self)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the offset of the first byte of the scalar at an offset, or the count if the offset is past
  /// the end.
  fileprivate func startOfScalar(at offset: Int) -> Int {
    guard offset < count else { return count }
    var start = startIndex + offset
    // A longer run of continuation bytes isn't valid UTF-8, and no scalar starts before it.
    let earliest = Swift.max(startIndex, start - 3)
    while start > earliest, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start - startIndex
  }
}

extension UInt8 {
  fileprivate var isVisible: Bool { self != 0x20 && self != 0x09 }

  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
