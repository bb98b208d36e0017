extension Unicode.Scalar {
  /// Whether the scalar is invisible on its own: a control, a space other than U+0020, or a joiner.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    case .spaceSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// The scalar's escape in a Swift literal, without the backslash: `u{A0}`.
  var unicodeEscape: String { "u{\(String(value, radix: 16, uppercase: true))}" }
}
