public import RowKit

/// A set of environments to print a screen in: each device, with each text size and direction.
///
///     assertScreen(
///       screen,
///       in: Environments(
///         devices: [.iPhoneSE, .iPad], textSizes: TextSize.allCases,
///         directions: [.leftToRight, .rightToLeft]))
///
/// The texts are recorded in a single file, each below a heading such as
/// `# iPhone SE  xSmall  left to right`, or in one file for each environment.
public struct Environments: Sendable {
  /// The files in which the texts of several environments are recorded.
  public enum Files: Hashable, Sendable {
    /// A single file, with each text below a heading.
    case one
    /// One file for each environment: `loads.iphone-se.xsmall.ltr.txt`.
    case each
  }

  /// An environment with its heading and its part of a file name.
  struct Named: Sendable {
    var heading: String
    var name: String
    var environment: LayoutEnvironment
  }

  let all: [Named]
  let files: Files

  /// Creates all combinations of devices, text sizes, and directions, in this order.
  ///
  /// - Parameters:
  ///   - devices: The devices, all those with presets by default. The text sizes and directions replace
  ///     those of the devices' environments.
  ///   - textSizes: The text sizes, only the default size by default.
  ///   - directions: The reading directions, only left to right by default.
  ///   - files: The files in which the texts are recorded, a single file by default.
  public init(
    devices: [Device] = Device.all, textSizes: [TextSize] = [.large],
    directions: [LayoutEnvironment.Direction] = [.leftToRight], files: Files = .one
  ) {
    self.files = files
    all = devices.flatMap { device in
      textSizes.flatMap { textSize in
        directions.map { direction in
          let reading = direction == .leftToRight ? "left to right" : "right to left"
          let short = direction == .leftToRight ? "ltr" : "rtl"
          let file = String(device.name.lowercased().map { $0 == " " ? "-" : $0 })
          return Named(
            heading: "# \(device.name)  \(textSize)  \(reading)",
            name: "\(file).\(textSize.rawValue.lowercased()).\(short)",
            environment: device.environment.textSize(textSize).direction(direction))
        }
      }
    }
  }

  /// Returns a single text with the texts of all environments below their headings.
  func text(_ print: (LayoutEnvironment) -> String) -> String {
    all.map { "\($0.heading)\n\(print($0.environment))" }.joined(separator: "\n")
  }
}
