extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2.
  ///
  /// The sum of its scalars', at most 2; an emoji asked for by a variation selector takes 2.
  package var columns: Int {
    // Line feeds, alone or after a carriage return, split lines and take no column.
    if let ascii = asciiValue { return ascii == 0x0A ? 0 : 1 }
    var sum = 0
    for scalar in unicodeScalars {
      if scalar == "\u{FE0F}", unicodeScalars.first?.properties.isEmoji == true { return 2 }
      sum += scalar.columns
    }
    return min(2, sum)
  }
}

extension Unicode.Scalar {
  /// How many columns of a terminal the scalar takes by itself: 0, 1 or 2.
  ///
  /// Controls take the one column of what is printed in their place. Marks, joiners and the vowels and
  /// finals of Hangul that join a syllable take none; what is wide or fullwidth in Unicode's East Asian
  /// Width (UAX #11), and what is shown as an emoji, takes two.
  package var columns: Int {
    // The most common scalars first, by plain comparisons.
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if value >= 0x4E00, value <= 0x9FFF { return 2 }
    switch value {
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0xAC00...0xD7A3, 0xFF01...0xFF60:
      return 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x115F, 0x3164, 0xFFA0: return 0
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // The prepended number marks are printed around the digits that follow them.
    case .format: return isPrependedNumberMark ? 1 : 0
    default: break
    }
    if properties.isEmojiPresentation && !isRegionalIndicator { return 2 }
    return isWide || properties.isEmojiModifier ? 2 : 1
  }

  private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  private var isPrependedNumberMark: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether the scalar is wide or fullwidth and no emoji.
  ///
  /// Source: EastAsianWidth.txt, Unicode 17.0.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
      0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DF2,
      0x1AFF0...0x1B2FB, 0x1D300...0x1D356, 0x1D360...0x1D376, 0x1F200...0x1F265,
      0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }
}
