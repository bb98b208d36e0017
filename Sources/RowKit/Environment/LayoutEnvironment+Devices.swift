/// A common device by name, upright and full-screen.
public struct Device: Sendable {
  /// The name on the box.
  public let name: String
  /// Its viewport, pixels and default text metrics, reading left to right.
  public let environment: LayoutEnvironment

  /// Creates a device.
  public init(name: String, environment: LayoutEnvironment) {
    self.name = name
    self.environment = environment
  }

  /// The devices with presets, from the narrowest to the widest.
  public static let all = [iPhoneSE, iPhone8, iPhone15, iPhone15ProMax, iPad]

  /// iPhone SE, first generation.
  public static let iPhoneSE = Device(name: "iPhone SE", environment: .iPhoneSE)
  /// iPhone 8.
  public static let iPhone8 = Device(name: "iPhone 8", environment: .iPhone8)
  /// iPhone 15.
  public static let iPhone15 = Device(name: "iPhone 15", environment: .iPhone15)
  /// iPhone 15 Pro Max.
  public static let iPhone15ProMax = Device(
    name: "iPhone 15 Pro Max", environment: .iPhone15ProMax)
  /// iPad with a 9.7-inch display.
  public static let iPad = Device(name: "iPad", environment: .iPad)
}

extension LayoutEnvironment {
  /// iPhone SE, first generation: 320×568 points at scale 2.
  public static let iPhoneSE = LayoutEnvironment(
    known: LayoutSize(width: 320, height: 568), scale: 2)
  /// iPhone 8: 375×667 points at scale 2.
  public static let iPhone8 = LayoutEnvironment(
    known: LayoutSize(width: 375, height: 667), scale: 2)
  /// iPhone 15: 393×852 points at scale 3.
  public static let iPhone15 = LayoutEnvironment(
    known: LayoutSize(width: 393, height: 852), scale: 3)
  /// iPhone 15 Pro Max: 430×932 points at scale 3.
  public static let iPhone15ProMax = LayoutEnvironment(
    known: LayoutSize(width: 430, height: 932), scale: 3)
  /// iPad with a 9.7-inch display: 768×1024 points at scale 2.
  public static let iPad = LayoutEnvironment(known: LayoutSize(width: 768, height: 1024), scale: 2)
}
