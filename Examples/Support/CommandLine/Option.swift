/// An option in a command line: `--width=320`, or `--width` with its value in the next argument.
package struct Option {
  /// The name, with its hyphens.
  package let name: String
  /// The text after the first `=`; nil if there is none.
  package let value: String?

  /// Parses an argument.
  package init(_ argument: String) {
    let equals = argument.firstIndex(of: "=")
    name = String(argument[..<(equals ?? argument.endIndex)])
    value = equals.map { String(argument[argument.index(after: $0)...]) }
  }

  /// Parses the value as a decimal number of points or another unit.
  ///
  /// - Parameters:
  ///   - range: The range of valid numbers.
  ///   - unit: The unit, for errors.
  ///   - arguments: The arguments after the option, from which a separate value is removed.
  package func points(
    in range: ClosedRange<Double>, of unit: String = "points",
    _ arguments: inout ArraySlice<String>
  ) throws(UsageError) -> Double {
    let expected = "\(Self.format(range.lowerBound)) to \(Self.format(range.upperBound)) \(unit)"
    let text = try takeValue(from: &arguments, expected: expected)
    // `Double` would also accept `inf`, `nan`, `0x1p3`, and, for -1e-400, -0.
    guard let number = DecimalNumber(text), !number.isNegative || range.lowerBound < 0,
      let points = Double(text), range.contains(points)
    else { throw .invalidValue(option: name, expected: expected, found: text) }
    // The text can be `-0`; return 0 for it.
    return points == 0 ? 0 : points
  }

  /// Parses the value as one of `names`, ignoring case, spaces, and hyphens.
  package func name(
    among names: [String], _ arguments: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    try value(among: names, &arguments) { name in
      name.lowercased().filter { $0 != " " && $0 != "-" }
    }
  }

  /// Parses the value as exactly one of `words`.
  package func word(
    among words: [String], _ arguments: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    try value(among: words, &arguments) { $0 }
  }

  private func value(
    among names: [String], _ arguments: inout ArraySlice<String>,
    normalizedBy normalized: (String) -> String
  ) throws(UsageError) -> String {
    let expected = Excerpt.alternatives(names)
    let text = try takeValue(from: &arguments, expected: expected)
    guard let found = names.first(where: { normalized($0) == normalized(text) }) else {
      throw .invalidValue(option: name, expected: expected, found: text)
    }
    return found
  }

  /// Parses the value as a file name.
  package func file(_ arguments: inout ArraySlice<String>) throws(UsageError) -> String {
    let expected = "a file name"
    let text = try takeValue(from: &arguments, expected: expected)
    if text.isEmpty { throw .invalidValue(option: name, expected: expected, found: text) }
    return text
  }

  /// Returns the value, or removes it from the arguments after the option.
  ///
  /// An argument such as `--device` is the next option, but `-1` is a value, even if it's invalid.
  package func takeValue(
    from arguments: inout ArraySlice<String>, expected: String
  ) throws(UsageError) -> String {
    if let value { return value }
    guard let next = arguments.first, !next.hasPrefix("--") else {
      throw .missingValue(option: name, expected: expected)
    }
    arguments.removeFirst()
    return next
  }

  /// Formats an integer without a fraction: `100000` instead of `100000.0`.
  private static func format(_ bound: Double) -> String {
    Int(exactly: bound).map(String.init) ?? "\(bound)"
  }
}
