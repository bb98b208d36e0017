/// How many columns of a terminal the characters take that Unicode calls ambiguous.
///
/// Greek, Cyrillic, box drawing, quotation marks and others are as wide as an ideograph in some East
/// Asian terminals and fonts, and as wide as a letter elsewhere. Source: UAX #11, "East Asian Width".
public enum AmbiguousWidth: Hashable, Sendable {
  /// One column.
  case narrow
  /// Two columns, as in terminals set up for Chinese, Japanese or Korean.
  case wide

  var columns: Int { self == .wide ? 2 : 1 }
}

extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2.
  package var columns: Int { columns(.narrow) }

  /// How many columns of a terminal the character takes: 0, 1 or 2.
  package func columns(_ ambiguous: AmbiguousWidth) -> Int {
    unicodeScalars.clusterColumns(ambiguous)
  }
}

extension Unicode.Scalar {
  /// How many columns of a terminal the scalar takes by itself: 0, 1 or 2.
  package var columns: Int { columns(.narrow) }

  /// How many columns of a terminal the scalar takes by itself: 0, 1 or 2.
  ///
  /// Controls take the one column of what is printed in their place. Marks, joiners and the vowels and
  /// finals of Hangul that join a syllable take none; what is wide or fullwidth in Unicode's East Asian
  /// Width, and what is shown as an emoji, takes two.
  package func columns(_ ambiguous: AmbiguousWidth) -> Int {
    UnicodeTable()[self].columns(ambiguous: ambiguous.columns)
  }
}

extension Unicode.Scalar {
  /// Whether nothing is shown for it where it has no effect: Default_Ignorable_Code_Point.
  package var isIgnorable: Bool { UnicodeTable()[self].isIgnorable }

  /// Whether it can be shown as an emoji.
  package var isEmoji: Bool { UnicodeTable()[self].isEmoji }

  /// Whether it is shown on what stands before it: takes no column, and is no letter of Hangul.
  package var attaches: Bool {
    let record = UnicodeTable()[self]
    switch record.lineBreakClass {
    case .jv, .jt: return false
    default: return record.columns(ambiguous: 1) == 0
    }
  }
}

extension Sequence<Unicode.Scalar> {
  /// How many columns the scalars of one cluster take together.
  ///
  /// The sum of theirs, at most 2; an emoji asked for by a variation selector takes 2.
  func clusterColumns(_ ambiguous: AmbiguousWidth) -> Int {
    let table = UnicodeTable()
    var sum = 0
    var before: ScalarRecord?
    for scalar in self {
      // Line feeds, alone or after a carriage return, split lines and take no column.
      if scalar == "\n" { return 0 }
      if scalar == "\u{FE0F}", before?.isEmoji == true { return 2 }
      let record = table[scalar]
      sum += record.columns(ambiguous: ambiguous.columns)
      before = record
    }
    return Swift.min(2, sum)
  }
}
