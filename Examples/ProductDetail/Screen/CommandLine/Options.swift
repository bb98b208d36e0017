package import ExampleSupport
package import RowKit

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
  /// How text is measured; nil for the way that is usual.
  package var metrics: Metrics?
  /// The text size the person has chosen; nil for the one a device is delivered with.
  package var textSize: TextSize?
  /// Whether a scripted visit is printed step by step; never together with a file, a comparison or a
  /// viewport.
  package var isLive = false
  package var wantsHelp = false

  /// Where the products come from, and whether they are printed or compared.
  package enum Input: Equatable, Sendable {
    case bundled
    case file(String)
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
      if isLive && viewport != nil { throw .liveAndViewport }
      if isLive && !files.areNone { throw .liveAndFile }
    }
    for file in rest { try files.append(file) }
    if isLive && !files.areNone { throw .liveAndFile }
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
    case "--metrics":
      let name = try option.name(among: Metrics.names, &rest)
      if case .fonts = metrics { throw .fontAndMetrics }
      try set(\.metrics, to: Metrics(name: name), for: option)
    case "--font":
      try append(font: option.file(&rest))
    case "--text-size":
      let name = try option.name(among: TextSize.allCases.map(\.rawValue), &rest)
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

  /// Of an option that stands twice, which one counts would be a guess.
  private mutating func set<Value>(
    _ path: WritableKeyPath<Self, Value?>, to value: Value?, for option: Option
  ) throws(UsageError) {
    if self[keyPath: path] != nil { throw .repeated(option: option.name) }
    self[keyPath: path] = value
  }
}
