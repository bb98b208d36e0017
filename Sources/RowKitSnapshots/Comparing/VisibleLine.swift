internal import RowKit

/// A line as a reader of a failure sees it, character by character.
///
/// What cannot be seen is made visible: `⇥` is a tab, `␍` a carriage return, `·` a space at the line's
/// end, `\u{A0}` any other character without a shape, `\xFF` a byte that is no UTF-8.
struct VisibleLine {
  struct Cell: Equatable {
    /// The bytes it is made of.
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
  /// What stands after the cells.
  private let mark: String
  /// Whether something before the cells is left out.
  private var isCut: Bool

  /// How many columns of a line are shown.
  private static let limit = 160
  /// How many bytes of a line are looked at: more than fill the columns, and not all of a long line.
  private static let byteLimit = 4096

  /// Creates a line of bytes.
  ///
  /// - Parameters:
  ///   - line: The line, with the line feed that ends it.
  ///   - marksEnd: Whether a line without a line feed says so.
  ///   - start: How many bytes are left out at its start.
  init(_ line: ArraySlice<UInt8>, marksEnd: Bool, from start: Int = 0) {
    let endsInLineFeed = line.last == UInt8(ascii: "\n")
    isCut = start > 0
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

  /// Shows two lines beside each other, one of which became the other.
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
      old.showSpaces()
      new.showSpaces()
    }
    for index in 0..<min(old.cells.count, new.cells.count) {
      let (one, other) = (old.cells[index], new.cells[index])
      guard one.bytes != other.bytes, one.looksLike(other) else { continue }
      old.cells[index] = one.escaped
      new.cells[index] = other.escaped
    }
    var common = zip(old.cells, new.cells).prefix { $0.bytes == $1.bytes }.count
    let before = old.cells[..<common].reduce(0) { $0 + $1.columns }
    if before > limit / 2 {
      // From a little before the difference.
      let skipped = max(0, common - 30)
      old.cut(skipped)
      new.cut(skipped)
      common -= skipped
    }
    let column = old.cells[..<common].reduce(old.isCut ? 1 : 0) { $0 + $1.columns }
    return (old, new, column)
  }

  private mutating func cut(_ count: Int) {
    cells.removeFirst(count)
    isCut = isCut || count > 0
  }

  private mutating func showSpaces() {
    for index in cells.indices where cells[index].bytes == [0x20] { cells[index].text = "·" }
  }

  /// The line, cut where it is too long.
  var text: String {
    var text = isCut ? "…" : ""
    var columns = 0
    for cell in cells {
      columns += cell.columns
      guard columns <= Self.limit else { return text + "…" }
      text += cell.text
    }
    return text + mark
  }
}

extension VisibleLine.Cell {
  /// Whether a reader could take one for the other.
  fileprivate func looksLike(_ other: VisibleLine.Cell) -> Bool {
    func shape(_ cell: VisibleLine.Cell) -> String {
      let text = String(decoding: cell.bytes, as: UTF8.self)
      return String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
    }
    return shape(self) == shape(other)
  }

  /// The cell with each scalar beyond ASCII by its number.
  fileprivate var escaped: Self {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return Self(bytes, shown: scalars.map { $0.isASCII ? String($0) : "\\" + $0.number }.joined())
  }
}

extension Character {
  /// The character, or a mark in its place where it has no shape.
  fileprivate var visible: String {
    switch self {
    case " ": " "
    case "\t": "⇥"
    case "\r": "␍"
    default:
      unicodeScalars.allSatisfy(\.isShapeless)
        ? unicodeScalars.map { "\\" + $0.number }.joined() : String(self)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The offset of the scalar that an offset lies in; the count where there are fewer bytes.
  fileprivate func startOfScalar(at offset: Int) -> Int {
    guard offset < count else { return count }
    var start = startIndex + offset
    // What continues for longer is no UTF-8, and has no such start.
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
