/// What a command line asks for.
package struct Options: Equatable, Sendable {
  /// `nil` for the bundled product.
  package var file: String?
  /// In points, from 0.01 to 100,000; never together with `device`.
  package var width: Double?
  /// One of the names that the parser was given, in its spelling.
  package var device: String?
  /// Where the viewport begins, in points from 0 to 1,000,000,000; `nil` prints every row.
  package var viewport: Double?
  package var wantsHelp = false

  package init(
    file: String? = nil, width: Double? = nil, device: String? = nil, viewport: Double? = nil,
    wantsHelp: Bool = false
  ) {
    self.file = file
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
    while let argument = rest.popFirst() {
      if argument == "--" { break }
      guard argument.hasPrefix("-"), argument != "-" else {
        try setFile(argument)
        continue
      }
      let option = Option(argument)
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
        return
      default: throw .unknownOption(option.name)
      }
      if width != nil && device != nil { throw .widthAndDevice }
    }
    for file in rest { try setFile(file) }
  }

  private mutating func setFile(_ name: String) throws(UsageError) {
    if name.isEmpty { throw .emptyFileName }
    if let file { throw .secondFile(first: file, second: name) }
    file = name
  }

  /// Of an option that stands twice, which one counts would be a guess.
  private mutating func set<Value>(
    _ path: WritableKeyPath<Self, Value?>, to value: Value, for option: Option
  ) throws(UsageError) {
    if self[keyPath: path] != nil { throw .repeated(option: option.name) }
    self[keyPath: path] = value
  }
}
