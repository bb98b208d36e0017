extension StringLiteral {
  /// The source of a literal of several lines for a text.
  ///
  /// As many `#` stand around it as let quotes and backslashes stand for themselves. What a reader or an
  /// editor would not see (white space at a line's end, controls, joiners by themselves) is escaped.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - indentation: What each line begins with.
  ///   - lineEnd: What ends a line of the source.
  ///   - leastHashes: The fewest `#`.
  static func source(
    for text: String, indentation: [UInt8], lineEnd: String, leastHashes: Int
  ) -> [UInt8] {
    var hashes = leastHashes
    while text.utf8.needsMore(than: hashes) { hashes += 1 }
    let mark = String(repeating: "#", count: hashes)
    var source = Array("\(mark)\"\"\"\(lineEnd)".utf8)
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      // An empty line has no indentation, which would be white space at its end.
      if !line.isEmpty { source += indentation }
      source += Array((escaped(line, "\\" + mark) + lineEnd).utf8)
    }
    return source + indentation + Array("\"\"\"\(mark)".utf8)
  }

  private static func escaped(_ line: Substring.UnicodeScalarView, _ escape: String) -> String {
    let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
    let shown = Substring(line[..<end]).reduce(into: "") { text, character in
      if character == "\t" {
        text += escape + "t"
      } else if character == "\r" {
        text += escape + "r"
      } else if character != " ", character.unicodeScalars.allSatisfy(\.isShapeless) {
        for scalar in character.unicodeScalars { text += escape + scalar.number }
      } else {
        text.append(character)
      }
    }
    return shown + line[end...].map { escape + $0.number }.joined()
  }
}

extension String.UTF8View {
  /// Whether quotes or a backslash before this many hashes would not stand for themselves.
  fileprivate func needsMore(than hashes: Int) -> Bool {
    var quotes = 0
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      index = self.index(after: index)
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      guard byte == UInt8(ascii: "\\") || quotes >= 3 else { continue }
      let following = self[index...].prefix(hashes)
      if following.count == hashes, following.allSatisfy({ $0 == UInt8(ascii: "#") }) {
        return true
      }
    }
    return false
  }
}
