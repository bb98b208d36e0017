/// The lines of a text as bytes, including their line feeds.
///
/// Only line feeds separate lines. A carriage return is part of its line, and a last line without a line
/// feed differs from the same line with one.
struct TextLines {
  let lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(bytes[start...end])
      start = end + 1
    }
    if start < bytes.endIndex { lines.append(bytes[start...]) }
    self.lines = lines
  }

  var count: Int { lines.count }

  subscript(index: Int) -> ArraySlice<UInt8> { lines[index] }

  /// Whether the last line ends in a line feed; true if there are no lines.
  var endsInLineFeed: Bool { lines.last.map { $0.last == UInt8(ascii: "\n") } ?? true }

  /// The number of lines that end in a carriage return and a line feed.
  var carriageReturns: Int { lines.count { $0.hasCarriageReturn } }

  /// The lines without the carriage returns before their line feeds.
  var withoutCarriageReturns: [ArraySlice<UInt8>] {
    lines.map { $0.hasCarriageReturn ? $0.dropLast(2) + [UInt8(ascii: "\n")] : $0 }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var hasCarriageReturn: Bool {
    count > 1 && self[endIndex - 1] == UInt8(ascii: "\n")
      && self[endIndex - 2] == UInt8(ascii: "\r")
  }
}
