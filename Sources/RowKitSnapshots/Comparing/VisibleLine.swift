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
  private let mark: String
  /// The cells that are left out at the start of a long line.
  private var skipped = 0

  /// How many columns of a line are shown.
  private static let limit = 160

  /// Creates a line of bytes.
  ///
  /// - Parameters:
  ///   - line: The line, with the line feed that ends it.
  ///   - marksEnd: Whether a line without a line feed says so.
  init(_ line: ArraySlice<UInt8>, marksEnd: Bool) {
    let endsInLineFeed = line.last == UInt8(ascii: "\n")
    mark = endsInLineFeed || !marksEnd ? "" : " (no line feed at the end)"
    cells = Self.cells(of: endsInLineFeed ? line.dropLast() : line)
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
  static func pair(_ old: inout VisibleLine, _ new: inout VisibleLine) -> Int {
    if old.withoutSpaces == new.withoutSpaces {
      old.showSpaces()
      new.showSpaces()
    }
    for index in 0..<min(old.cells.count, new.cells.count) {
      let (one, other) = (old.cells[index], new.cells[index])
      guard one.bytes != other.bytes, one.looksLike(other) else { continue }
      old.cells[index] = one.escaped
      new.cells[index] = other.escaped
    }
    let common = zip(old.cells, new.cells).prefix { $0.bytes == $1.bytes }.count
    let before = old.cells[..<common].reduce(0) { $0 + $1.columns }
    if before > limit / 2 {
      // From a little before the difference.
      old.skipped = common - min(common, 30)
      new.skipped = old.skipped
    }
    let start = old.skipped > 0 ? 1 : 0
    return old.cells[old.skipped..<common].reduce(start) { $0 + $1.columns }
  }

  private var withoutSpaces: [Cell] { cells.filter { $0.bytes != [0x20] && $0.bytes != [0x09] } }

  private mutating func showSpaces() {
    for index in cells.indices where cells[index].bytes == [0x20] { cells[index].text = "·" }
  }

  /// The line, cut where it is too long.
  var text: String {
    var text = skipped > 0 ? "…" : ""
    var columns = 0
    for cell in cells[skipped...] {
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

extension UInt8 {
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
