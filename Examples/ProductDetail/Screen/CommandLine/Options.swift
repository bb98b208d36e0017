package import ExampleSupport
package import RowKit

/// The options in a command line.
package struct Options: Equatable, Sendable {
  package var input = Input.bundled
  /// The width in points, from 0.01 to 100,000; always `nil` if `device` isn't.
  package var width: Double?
  /// The name of a device, in the spelling of the names passed to the parser.
  package var device: String?
  /// The offset of the viewport in points, from 0 to 1,000,000,000; `nil` prints every row.
  ///
  /// It's always `nil` for a comparison.
  package var viewport: Double?
  /// The font metrics; `nil` for the default.
  package var metrics: Metrics?
  /// The text size; `nil` for the default.
  package var textSize: TextSize?
  /// Whether to run the scripted session, which excludes a file, a comparison, and a viewport.
  package var isLive = false
  /// Whether to print the help text.
  package var wantsHelp = false

  /// The products to print or compare.
  package enum Input: Equatable, Sendable {
    /// The bundled product.
    case bundled
    /// The products of a file, by its path.
    case file(String)
    /// The products of two files to compare, by their paths.
    case comparison(before: String, after: String)
  }

  package init(
    _ input: Input = .bundled, width: Double? = nil, device: String? = nil,
    viewport: Double? = nil, metrics: Metrics? = nil, textSize: TextSize? = nil,
    isLive: Bool = false, wantsHelp: Bool = false
  ) {
    self.input = input
    self.width = width
    self.device = device
    self.viewport = viewport
    self.metrics = metrics
    self.textSize = textSize
    self.isLive = isLive
    self.wantsHelp = wantsHelp
  }

  /// Parses arguments, without the name of the program, from left to right.
  ///
  /// Parsing stops at the first error or at `--help`.
  package init(
    parsing arguments: [String], devices: [String]
  ) throws(UsageError) {
    var remaining = arguments[...]
    var files = FileArguments()
    while let argument = remaining.popFirst() {
      if argument == "--" { break }
      if argument.hasPrefix("-"), argument != "-" {
        try parse(Option(argument), followedBy: &remaining, devices: devices)
        if wantsHelp { return }
      } else if argument == "diff", files.isEmpty {
        files.isComparison = true
      } else {
        try files.append(argument)
      }
      if width != nil && device != nil { throw .widthAndDevice }
      if files.isComparison && viewport != nil { throw .diffAndViewport }
      if isLive && viewport != nil { throw .liveAndViewport }
      if isLive && !files.isEmpty { throw .liveAndFile }
    }
    for file in remaining { try files.append(file) }
    if isLive && !files.isEmpty { throw .liveAndFile }
    input = try files.input
  }

  private mutating func parse(
    _ option: Option, followedBy arguments: inout ArraySlice<String>, devices: [String]
  ) throws(UsageError) {
    switch option.name {
    case "--width":
      try set(\.width, to: option.points(in: 0.01...100_000, &arguments), for: option)
    case "--device":
      try set(\.device, to: option.name(among: devices, &arguments), for: option)
    case "--viewport":
      try set(\.viewport, to: option.points(in: 0...1_000_000_000, &arguments), for: option)
    case "--metrics":
      let name = try option.name(among: Metrics.names, &arguments)
      if case .fonts = metrics { throw .fontAndMetrics }
      try set(\.metrics, to: Metrics(name: name), for: option)
    case "--font":
      try append(font: option.file(&arguments))
    case "--text-size":
      let name = try option.name(among: TextSize.allCases.map(\.rawValue), &arguments)
      try set(\.textSize, to: TextSize(rawValue: name), for: option)
    case "--live":
      if let value = option.value { throw .unexpectedValue(option: option.name, found: value) }
      if isLive { throw .repeated(option: option.name) }
      isLive = true
    case "--help", "-h":
      if let value = option.value { throw .unexpectedValue(option: option.name, found: value) }
      wantsHelp = true
    default: throw .unknownOption(option.name)
    }
  }

  private mutating func append(font: String) throws(UsageError) {
    switch metrics {
    case nil: metrics = .fonts([font])
    case .fonts(let fonts): metrics = .fonts(fonts + [font])
    case .systemLike, .grid: throw .fontAndMetrics
    }
  }

  /// Sets an option, or throws an error if it's repeated.
  private mutating func set<Value>(
    _ path: WritableKeyPath<Self, Value?>, to value: Value?, for option: Option
  ) throws(UsageError) {
    if self[keyPath: path] != nil { throw .repeated(option: option.name) }
    self[keyPath: path] = value
  }
}
