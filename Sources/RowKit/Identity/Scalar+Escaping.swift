extension Unicode.Scalar {
  /// The scalar as a sentence can hold it: an escape of its name or number where a reader would miss it, or
  /// it would act on what surrounds it.
  var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isInvisible: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    default: String(self)
    }
  }

  /// Whether a reader would miss it, or it would act on what surrounds it.
  ///
  /// A joiner or tag is seen in the emoji it makes.
  private var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200D}" && !("\u{E0020}"..."\u{E007F}").contains(self)
    case .otherLetter: properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}
