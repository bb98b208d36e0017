extension Unicode.Scalar {
  /// Whether it shows nothing by itself: a control, a space of another kind, a joiner.
  var isShapeless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    case .spaceSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// What stands for the scalar in a literal of Swift, after the backslash: `u{A0}`.
  var number: String { "u{\(String(value, radix: 16, uppercase: true))}" }
}
