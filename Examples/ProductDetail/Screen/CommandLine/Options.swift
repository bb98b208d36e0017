/// What a command line asks for.
package struct Options: Equatable, Sendable {
  package var input = Input.bundled
  /// In points, from 0.01 to 100,000; never together with `device`.
  package var width: Double?
  /// One of the names that the parser was given, in its spelling.
  package var device: String?
  /// Where the viewport begins, in points from 0 to 1,000,000,000; `nil` prints every row.
  ///
  /// Never together with a comparison.
  package var viewport: Double?
  package var wantsHelp = false

  /// Where the products come from, and whether they are printed or compared.
  package enum Input: Equatable, Sendable {
    case bundled
    case file(String)
    case comparison(before: String, after: String)
  }

  package init(
    _ input: Input = .bundled, width: Double? = nil, device: String? = nil,
    viewport: Double? = nil, wantsHelp: Bool = false
  ) {
    self.input = input
    self.width = width
    self.device = device
    self.viewport = viewport
    self.wantsHelp = wantsHelp
  }

  /// Reads the arguments, without the program's name, from left to right: the first mistake is
  /// the one reported, and `--help` ends the reading.
  package init(
    parsing arguments: [String], devices: [String]
  ) throws(UsageError) {
    var rest = arguments[...]
    var files = FileArguments()
    while let argument = rest.popFirst() {
      if argument == "--" { break }
      if argument.hasPrefix("-"), argument != "-" {
        try read(Option(argument), &rest, devices)
        if wantsHelp { return }
      } else if argument == "diff", files.areNone {
        files.areCompared = true
      } else {
        try files.append(argument)
      }
      if width != nil && device != nil { throw .widthAndDevice }
      if files.areCompared && viewport != nil { throw .diffAndViewport }
    }
    for file in rest { try files.append(file) }
    input = try files.input
  }

  private mutating func read(
    _ option: Option, _ rest: inout ArraySlice<String>, _ devices: [String]
  ) throws(UsageError) {
    switch option.name {
    case "--width":
      try set(\.width, to: option.points(in: 0.01...100_000, &rest), for: option)
    case "--device":
      try set(\.device, to: option.name(among: devices, &rest), for: option)
    case "--viewport":
      try set(\.viewport, to: option.points(in: 0...1_000_000_000, &rest), for: option)
    case "--help", "-h":
      if let value = option.value { throw .unexpectedValue(option: option.name, found: value) }
      wantsHelp = true
    default: throw .unknownOption(option.name)
    }
  }

  /// Of an option that stands twice, which one counts would be a guess.
  private mutating func set<Value>(
    _ path: WritableKeyPath<Self, Value?>, to value: Value, for option: Option
  ) throws(UsageError) {
    if self[keyPath: path] != nil { throw .repeated(option: option.name) }
    self[keyPath: path] = value
  }
}
