/// One option of a command line: `--width=320`, or `--width` with its value in the next argument.
package struct Option {
  package let name: String
  /// What stands after the first `=`, if there is one.
  package let value: String?

  package init(_ argument: String) {
    let equals = argument.firstIndex(of: "=")
    name = String(argument[..<(equals ?? argument.endIndex)])
    value = equals.map { String(argument[argument.index(after: $0)...]) }
  }

  /// A decimal number of points, or of something else.
  ///
  /// - Parameter rest: the arguments after the option; the value is taken off if it is there.
  package func points(
    in range: ClosedRange<Double>, of unit: String = "points", _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Double {
    let expected = "\(unit) from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))"
    let text = try takeValue(from: &rest, expected: expected)
    // `Double` alone would take `inf`, `nan`, `0x1p3` and, for -1e-400, -0.
    guard let number = DecimalNumber(text), !number.isNegative || range.lowerBound < 0,
      let points = Double(text), range.contains(points)
    else { throw .invalidValue(option: name, expected: expected, found: text) }
    // The text may be `-0`, which a layout need never see.
    return points == 0 ? 0 : points
  }

  /// One of `names`; case, spaces and hyphens make no difference.
  package func name(
    among names: [String], _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    try choice(among: names, &rest) { name in
      name.lowercased().filter { $0 != " " && $0 != "-" }
    }
  }

  /// One of `words`, to the letter.
  package func word(
    among words: [String], _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    try choice(among: words, &rest) { $0 }
  }

  private func choice(
    among names: [String], _ rest: inout ArraySlice<String>, by folded: (String) -> String
  ) throws(UsageError) -> String {
    let expected = "one of " + names.joined(separator: ", ")
    let text = try takeValue(from: &rest, expected: expected)
    guard let found = names.first(where: { folded($0) == folded(text) }) else {
      throw .invalidValue(option: name, expected: expected, found: text)
    }
    return found
  }

  /// A file's name.
  package func file(_ rest: inout ArraySlice<String>) throws(UsageError) -> String {
    let expected = "a file's name"
    let text = try takeValue(from: &rest, expected: expected)
    if text.isEmpty { throw .invalidValue(option: name, expected: expected, found: text) }
    return text
  }

  /// A next argument such as `--device` is an option and no value; `-1` is a value, if a bad one.
  package func takeValue(
    from rest: inout ArraySlice<String>, expected: String
  ) throws(UsageError) -> String {
    if let value { return value }
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw .missingValue(option: name, expected: expected)
    }
    rest.removeFirst()
    return next
  }

  /// `100000` where `Double` would print `100000.0`.
  private static func plain(_ bound: Double) -> String {
    Int(exactly: bound).map(String.init) ?? "\(bound)"
  }
}
