/// The text sizes a person chooses from in a device's settings: Apple's Dynamic Type.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  /// Extra small.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large, at which a device is delivered.
  case large
  /// Extra large.
  case xLarge
  /// Extra extra large.
  case xxLarge
  /// Extra extra extra large.
  case xxxLarge
  /// The smallest of the sizes for accessibility.
  case accessibility1
  /// The second size for accessibility.
  case accessibility2
  /// The third size for accessibility.
  case accessibility3
  /// The fourth size for accessibility.
  case accessibility4
  /// The largest size for accessibility.
  case accessibility5

  /// Whether it is one of the five for accessibility.
  public var isForAccessibility: Bool { self >= .accessibility1 }

  /// Its place among the sizes, from the smallest.
  fileprivate var rank: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

extension TextSize: Comparable {
  /// Whether the first size is the smaller one.
  public static func < (left: TextSize, right: TextSize) -> Bool { left.rank < right.rank }
}

extension TextStyle {
  /// The font of the style at a text size.
  ///
  /// Headlines are bold; no style is larger at a smaller text size. Source: Apple, Human Interface
  /// Guidelines, "Typography", iOS and iPadOS Dynamic Type sizes and larger accessibility type sizes.
  public func font(at textSize: TextSize = .large) -> Font {
    Font(size: Length(pointSizes[textSize.rank]), isBold: self == .headline)
  }

  /// The sizes in points, from the smallest text size to the largest.
  private var pointSizes: [Int] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
