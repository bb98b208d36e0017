extension StringLiteral {
  /// Returns the source of a multiline literal with the given value.
  ///
  /// The delimiters have enough `#` that quotes and backslashes need no escapes. Invisible characters are
  /// escaped: trailing white space, controls, and joiners on their own.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - indentation: The indentation of each line.
  ///   - lineEnding: The line ending of the source file.
  ///   - minimumHashes: The minimum number of `#`.
  static func source(
    for text: String, indentation: [UInt8], lineEnding: String, minimumHashes: Int
  ) -> [UInt8] {
    var hashes = minimumHashes
    while text.utf8.needsMoreHashes(than: hashes) { hashes += 1 }
    let mark = String(repeating: "#", count: hashes)
    var source = Array("\(mark)\"\"\"\(lineEnding)".utf8)
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      // Indentation would be trailing white space on an empty line.
      if !line.isEmpty { source += indentation }
      source += Array((escaped(line, with: "\\" + mark) + lineEnding).utf8)
    }
    return source + indentation + Array("\"\"\"\(mark)".utf8)
  }

  private static func escaped(
    _ line: Substring.UnicodeScalarView, with escape: String
  ) -> String {
    let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
    let visible = Substring(line[..<end]).reduce(into: "") { text, character in
      if character == "\t" {
        text += escape + "t"
      } else if character == "\r" {
        text += escape + "r"
      } else if character != " ", character.unicodeScalars.allSatisfy(\.isInvisible) {
        for scalar in character.unicodeScalars { text += escape + scalar.unicodeEscape }
      } else {
        text.append(character)
      }
    }
    return visible + line[end...].map { escape + $0.unicodeEscape }.joined()
  }
}

extension String.UTF8View {
  /// Returns whether the text contains a closing delimiter or an escape with this many `#`.
  fileprivate func needsMoreHashes(than hashes: Int) -> Bool {
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
