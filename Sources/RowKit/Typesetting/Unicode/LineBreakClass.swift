/// The line-breaking classes of UAX #14, resolved as its rule LB1 says, by their short names there.
///
/// The table's generator reads the order of the cases from this file.
enum LineBreakClass: UInt8, CaseIterable {
  // What most text is made of.
  /// Alphabetic; also ambiguous, unknown, surrogate, and complex-context letters.
  case al
  /// Ideographic.
  case id
  /// Space.
  case sp
  /// Combining mark; also complex-context marks.
  case cm
  /// Numeric.
  case nu

  // What ends a line.
  /// Mandatory break.
  case bk
  /// Carriage return.
  case cr
  /// Line feed.
  case lf
  /// Next line.
  case nl

  // What glues and what parts.
  /// Zero-width space.
  case zw
  /// Zero-width joiner.
  case zwj
  /// Word joiner.
  case wj
  /// Glue: no-break spaces and the like.
  case gl
  /// Contingent break: takes the place of an object.
  case cb
  /// Break after.
  case ba
  /// Break before.
  case bb
  /// Break on both sides: the em dash.
  case b2
  /// Hyphen-minus.
  case hy
  /// Unambiguous hyphen.
  case hh

  // Punctuation.
  /// Closing punctuation.
  case cl
  /// Closing parenthesis.
  case cp
  /// Exclamation and interrogation.
  case ex
  /// Inseparable: leaders.
  case `in`
  /// Nonstarter.
  case ns
  /// Conditional Japanese starter: small kana, a nonstarter where breaking is strict.
  case cj
  /// Opening punctuation that is not East Asian.
  case op
  /// Opening punctuation that is East Asian, which LB30 leaves out.
  case opEastAsian
  /// A quotation mark that is neither initial nor final.
  case qu
  /// An initial quotation mark.
  case quInitial
  /// A final quotation mark.
  case quFinal
  /// Infix numeric separator.
  case `is`
  /// Symbols that allow a break after: the solidus.
  case sy
  /// Prefix numeric.
  case pr
  /// Postfix numeric.
  case po

  // Scripts and emoji.
  /// Hebrew letter.
  case hl
  /// Emoji base.
  case eb
  /// Emoji modifier.
  case em
  /// Regional indicator.
  case ri
  /// Hangul LV syllable.
  case h2
  /// Hangul LVT syllable.
  case h3
  /// Hangul leading jamo.
  case jl
  /// Hangul vowel jamo.
  case jv
  /// Hangul trailing jamo.
  case jt
  /// Aksara.
  case ak
  /// Aksara prebase.
  case ap
  /// Aksara start.
  case `as`
  /// Virama final.
  case vf
  /// Virama.
  case vi
  /// U+25CC, the dotted circle, which stands in for an aksara in LB28a.
  case dottedCircle
}
