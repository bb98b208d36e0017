public import RowKit

/// Several environments in which a screen is printed: each device with each text size and direction.
///
///     assertScreen(
///       screen,
///       in: Environments(
///         devices: ["iPhone SE": .iPhoneSE, "iPad": .iPad], textSizes: TextSize.allCases,
///         directions: [.leftToRight, .rightToLeft]))
///
/// All are printed into one file, each below a heading, `# iPhone SE  xSmall  left to right`; or each
/// into one of its own.
public struct Environments: Sendable {
  /// Where the texts of several environments are recorded.
  public enum Files: Hashable, Sendable {
    /// In one file, each below a heading.
    case one
    /// In a file each: `loads.iphone-se.xsmall.ltr.txt`.
    case each
  }

  /// One environment and what it is called.
  struct Named: Sendable {
    var heading: String
    var name: String
    var environment: LayoutEnvironment
  }

  let all: [Named]
  let files: Files

  /// Creates the combinations of devices, text sizes and directions, in this order.
  ///
  /// - Parameters:
  ///   - devices: Environments by what they are called; their text size and direction are replaced.
  ///   - textSizes: The text sizes; the usual one unless given.
  ///   - directions: The directions of reading; left to right unless given.
  ///   - files: Where the texts are recorded; in one file unless said otherwise.
  public init(
    devices: KeyValuePairs<String, LayoutEnvironment>, textSizes: [TextSize] = [.large],
    directions: [LayoutEnvironment.Direction] = [.leftToRight], files: Files = .one
  ) {
    self.files = files
    all = devices.flatMap { device, environment in
      textSizes.flatMap { textSize in
        directions.map { direction in
          let reading = direction == .leftToRight ? "left to right" : "right to left"
          let short = direction == .leftToRight ? "ltr" : "rtl"
          let file = String(device.lowercased().map { $0 == " " ? "-" : $0 })
          return Named(
            heading: "# \(device)  \(textSize)  \(reading)",
            name: "\(file).\(textSize.rawValue.lowercased()).\(short)",
            environment: environment.textSize(textSize).direction(direction))
        }
      }
    }
  }

  /// The texts of all environments in one.
  func text(_ print: (LayoutEnvironment) -> String) -> String {
    all.map { "\($0.heading)\n\(print($0.environment))" }.joined(separator: "\n")
  }
}
