internal import RowKit

extension Terminal {
  /// How many columns a string takes.
  func columns(of string: some StringProtocol) -> Int {
    string.reduce(0) { $0 + $1.columns(ambiguous) }
  }

  /// A string with nothing in it that would act on the terminal or hide from a reader.
  func printable(_ string: String) -> String {
    // Most strings are plain, and then cost one look at their bytes.
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return string }
    var printable = String.UnicodeScalarView()
    for character in string { append(character, to: &printable) }
    return String(printable)
  }

  /// A string where it takes at most `limit` columns, else as much as fits before a `…`.
  func cut(_ string: String, toColumns limit: Int) -> String {
    if columns(of: string) <= limit { return string }
    let ellipsis: Character = "…"
    var sum = ellipsis.columns(ambiguous)
    let kept = string.prefix { character in
      sum += character.columns(ambiguous)
      return sum <= limit
    }
    return String(kept).withoutTrailingWhitespace + String(ellipsis)
  }

  private func append(_ character: Character, to text: inout String.UnicodeScalarView) {
    // Lines were split before; a line feed that is left has no place in a line.
    if character == "\n" || character == "\r\n" { return }
    let scalars = Array(character.unicodeScalars).filter { !$0.isInvisible }
    // What starts with no width would attach to what is printed before it. Jamo are letters, and stay.
    guard let first = scalars.first, !first.attaches else { return }
    guard isPortable else {
      for scalar in scalars { text.append(scalar.isControl ? scalar.inPlace : scalar) }
      return
    }
    for scalar in portable(scalars, first) {
      text.append(scalar.isControl ? scalar.inPlace : scalar)
    }
  }

  /// The scalars of a character of which terminals agree how wide they are together.
  private func portable(
    _ scalars: [Unicode.Scalar], _ first: Unicode.Scalar
  ) -> [Unicode.Scalar] {
    if first.isRegionalIndicator { return scalars.count == 2 ? scalars : ["\u{FFFD}"] }
    // What is joined to an emoji is another emoji; what is joined to a letter is a letter.
    let end = first.isEmoji ? scalars.firstIndex(of: "\u{200D}") : nil
    let isKey = ("0"..."9").contains(first) || first == "#" || first == "*"
    return [first]
      + scalars[1..<(end ?? scalars.count)].filter {
        switch $0 {
        case "\u{200C}", "\u{200D}", "\u{FE0F}": false
        case "\u{20E3}": !isKey
        case "\u{1F3FB}"..."\u{1F3FF}", "\u{E0020}"..."\u{E007F}": false
        default: true
        }
      }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// What is printed in the place of a control.
  fileprivate var inPlace: Unicode.Scalar { self == "\t" ? " " : "\u{FFFD}" }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it has no shape, and joins nothing that has one.
  ///
  /// Joiners, variation selectors but the one that asks for text, and tags are parts of emoji and of
  /// some scripts' letters.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x200C, 0x200D, 0xFE00...0xFE0D, 0xFE0F, 0x180B...0x180D, 0x180F, 0xE0020...0xE007F,
      0xE0100...0xE01EF:
      false
    case 0xFFF9...0xFFFB: true
    default: isIgnorable
    }
  }
}
